"""What a reply has to look like, from what was asked: a grammar, a schema, a tool to call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.engine.grammar import Grammar, Later, refused
from app.engine.protocol import Generate
from app.engine.sampling import Constraint
from app.engine.schema_grammar import SchemaGrammar
from app.engine.schema_words import SchemaError
from app.engine.tool_formats import MISTRAL, Format
from app.engine.vocabulary import Vocabulary
from app.values.tools import Tool

Constrain = Callable[[], Constraint]


@dataclass(frozen=True, slots=True)
class Shape:
    """How to constrain a reply (None: not at all), and what cannot be held."""

    constrain: Constrain | None = None
    notices: tuple[str, ...] = ()


def tools_of(request: Generate) -> tuple[Tool, ...]:
    """Return the tools that the model is told of.

    Raises:
        RequestError: bad-request; the choice is none of them.
    """
    choice = request.tool_choice
    names = [tool.function.name for tool in request.tools]
    if choice == "none":
        return ()
    if choice == "required" and not names:
        raise refused("A tool is required, but there is none.")
    if choice not in ("auto", "required", *names):
        known = ", ".join(names) or "none"
        raise refused(f"There is no tool named {choice!r}; there are: {known}.")
    if choice in names:
        return tuple(tool for tool in request.tools if tool.function.name == choice)
    return request.tools


def shape(
    request: Generate, vocabulary: Vocabulary, calls: Format | None, thinks_until: str
) -> Shape:
    """Return how the reply to `request` is constrained.

    `calls` is how the model asks for tools; `thinks_until` is the mark after which it answers,
    empty when the reply begins with the answer.

    Raises:
        RequestError: bad-request; a grammar or a schema is none, or there are several.
    """
    forced = bool(request.tools) and request.tool_choice not in ("auto", "none")
    wanted = [request.grammar is not None, request.json_schema is not None, forced]
    if sum(wanted) > 1:
        raise refused("A reply follows a grammar, a JSON schema or a tool's form, not several.")
    if request.grammar is not None:
        return Shape(_from_the_answer_on(vocabulary, request.grammar, thinks_until))
    if request.json_schema is not None:
        schema = SchemaGrammar()
        text = _rules(lambda: schema.text(f"{schema.add(_schema(request))} ws"), "JSON schema")
        unheld = f"The reply may go against parts of the schema: {', '.join(schema.unheld)}."
        constrain = _from_the_answer_on(vocabulary, text, thinks_until)
        return Shape(constrain, (unheld,) if schema.unheld else ())
    tools = tools_of(request)
    return _calling(tools, vocabulary, calls, thinks_until, forced=forced) if tools else Shape()


def _schema(request: Generate) -> dict[str, object] | bool:
    schema = request.json_schema
    return True if schema is None else schema


def _from_the_answer_on(vocabulary: Vocabulary, text: str, thinks_until: str) -> Constrain:
    """Return the constraint by `text`, which is tried now: what is wrong with it is told first."""
    Grammar(vocabulary, text).close()

    def make() -> Constraint:
        if thinks_until:
            return Later(vocabulary, thinks_until, lambda: Grammar(vocabulary, text), again=False)
        return Grammar(vocabulary, text)

    return make


def _calling(
    tools: tuple[Tool, ...],
    vocabulary: Vocabulary,
    calls: Format | None,
    thinks_until: str,
    *,
    forced: bool,
) -> Shape:
    """Return how calls are constrained: where one is forced, from the start; else once it begins.

    Where only the name can be held, or nothing, that is told when a call is forced.
    """
    written = _written(tools, calls) if calls else None
    if written is None:
        notice = "This model's form of calls is not known as a grammar: it may answer otherwise."
        return Shape(None, (notice,) if forced else ())
    mark, text = written
    if forced:
        root = text.replace("root ::= ", f'root ::= "{mark}" ', 1)
        return Shape(_from_the_answer_on(vocabulary, root, thinks_until))
    if not mark:
        return Shape()
    Grammar(vocabulary, text).close()
    return Shape(lambda: Later(vocabulary, mark, lambda: Grammar(vocabulary, text), again=True))


def _written(tools: tuple[Tool, ...], calls: Format) -> tuple[str, str] | None:
    """Return the mark that opens a call, and the grammar of what follows it."""
    schema = SchemaGrammar()
    if calls.name == "json":
        one = _one_of(schema, tools, "arguments")
        return "<tool_call>", _rules(lambda: schema.text(f'ws {one} ws "</tool_call>"'), "tools")
    if calls.name == "llama":
        one = _one_of(schema, tools, "parameters")
        return "", _rules(lambda: schema.text(one), "tools")
    if calls.name == "mistral":
        one = _one_of(schema, tools, "arguments")
        listed = f'ws "[" ws {one} ws ("," ws {one} ws)* "]"'
        return MISTRAL, _rules(lambda: schema.text(listed), "tools")
    if calls.name == "xml":
        names = " | ".join(f'"{tool.function.name}"' for tool in tools)
        rest = r'root ::= "\n<function=" name ">\n" [^\x00]*'
        return "<tool_call>", f"{rest}\nname ::= {names}\n"
    return None


def _one_of(schema: SchemaGrammar, tools: tuple[Tool, ...], arguments: str) -> str:
    """Return an expression for a call of one of `tools` as a JSON object."""

    def ways() -> str:
        found = (
            rf'"{{" ws "\"name\"" ws ":" ws "\"{tool.function.name}\"" ws "," ws'
            rf' "\"{arguments}\"" ws ":" ws {schema.add(tool.function.parameters)} ws "}}"'
            for tool in tools
        )
        return "(" + " | ".join(found) + ")"

    return _rules(ways, "tools")


def _rules(make: Callable[[], str], what: str) -> str:
    try:
        return make()
    except SchemaError as error:
        raise refused(f"The {what} cannot be used: {error}.") from error
