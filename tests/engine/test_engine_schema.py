"""A JSON schema becomes a grammar: what is of the schema passes, what is not does not."""

import json

import pytest

from app.engine import gbnf, llama
from app.engine.gbnf_rules import GrammarError
from app.engine.grammar import Grammar
from app.engine.logbook import start_library
from app.engine.schema_grammar import SchemaGrammar
from app.engine.schema_words import SchemaError
from app.engine.vocabulary import Vocabulary

TREE = {
    "$ref": "#/$defs/node",
    "$defs": {
        "node": {
            "type": "object",
            "properties": {
                "name": {"type": "string"},
                "children": {"type": "array", "items": {"$ref": "#/$defs/node"}},
            },
            "required": ["name"],
        }
    },
}
PERSON = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "minLength": 1, "maxLength": 8},
        "age": {"type": "integer", "minimum": 0},
        "kind": {"enum": ["cat", "dog", 3, None, 'a"\\b']},
    },
    "required": ["name", "kind"],
}
CASES = [
    (True, ["1", '{"a": [1, 2.5e3, "x\\n", null, {}]}', "[]"], ["", "{", "nul", '{"a"}', "01"]),
    ({"type": "boolean"}, ["true", "false"], ["null", "1"]),
    ({"type": ["integer", "null"]}, ["0", "-12", "null"], ["1.5", "", "true"]),
    ({"type": "integer", "minimum": 3, "maximum": 5}, ["3", "5"], ["2", "6", "33"]),
    ({"type": "integer", "minimum": 0}, ["0", "7"], ["-1"]),
    ({"type": "string", "maxLength": 2}, ['""', '"ab"', '"ä€"'], ['"abc"', "ab"]),
    ({"type": "string"}, ['"a\\"b"'], ['"a\nb"', '"a']),
    ({"type": "string", "format": "date"}, ['"2026-11-29"'], ['"2026-13-29"', '"now"']),
    ({"const": {"a": [1]}}, ['{"a": [1]}'], ['{"a": [2]}']),
    (
        PERSON,
        ['{"name": "Tom", "kind": "cat"}', '{"name":"T","age": 3,"kind":null}',
         json.dumps({"name": "x", "kind": 'a"\\b'})],
        ['{"kind": "cat"}', '{"name": "", "kind": "cat"}', '{"name": "Tom"}',
         '{"name": "Tom", "kind": "cow"}', '{"name": "T", "kind": "cat", "x": 1}',
         '{"name": "T", "age": -3, "kind": 3}'],
    ),
    (
        {"type": "object", "properties": {"a": {"type": "null"}, "b": {"type": "null"}},
         "additionalProperties": {"type": "integer"}},
        ["{}", '{"a": null}', '{"b": null}', '{"a": null, "b": null, "c": 1, "d": 2}', '{"c": 1}'],
        ['{"c": "x"}', '{"a": null "b": null}', "{,}"],
    ),
    ({"type": "object"}, ["{}", '{"x": {"y": []}}'], ["[]"]),
    ({"type": "array", "items": {"type": "null"}, "minItems": 1, "maxItems": 2},
     ["[null]", "[null, null]"], ["[]", "[null, null, null]", "[1]"]),
    ({"type": "array", "prefixItems": [{"type": "null"}], "items": False}, ["[null]"], ["[]"]),
    ({"anyOf": [{"type": "null"}, {"const": 4}]}, ["null", "4"], ["5"]),
    ({"allOf": [{"properties": {"a": {"const": 1}}, "required": ["a"]},
                {"properties": {"b": {"const": 2}}, "required": ["b"]}]},
     ['{"a": 1, "b": 2}'], ['{"a": 1}', '{"b": 2}']),
    (TREE, ['{"name": "r", "children": [{"name": "l"}]}'], ['{"children": []}']),
]  # fmt: skip


@pytest.fixture(scope="module")
def vocabulary(tiny):
    """The tiny model's: its tokens are bytes, so that every text can be spelled."""
    start_library()
    model = llama.load_model(str(tiny()), llama.model_params(vocab_only=True))
    yield Vocabulary(model)
    llama.free_model(model)


def grammar_of(schema):
    grammar = SchemaGrammar()
    return grammar.text(f"ws {grammar.add(schema)} ws"), grammar.unheld


def follows(vocabulary, grammar, text):
    """Return whether the library's parser takes the whole of `text`."""
    constraint = Grammar(vocabulary, grammar)
    try:
        for token in vocabulary.tokens(text, add_special=False):
            if not constraint.allows(token):
                return False
            constraint.accept(token)
        return constraint.complete
    finally:
        constraint.close()


@pytest.mark.parametrize(("schema", "good", "bad"), CASES, ids=lambda case: json.dumps(case)[:40])
def test_the_grammar_takes_what_is_of_the_schema_and_nothing_else(vocabulary, schema, good, bad):
    grammar, _ = grammar_of(schema)
    gbnf.check(grammar)
    assert [text for text in good if not follows(vocabulary, grammar, text)] == []
    assert [text for text in bad if follows(vocabulary, grammar, text)] == []


@pytest.mark.parametrize(
    ("schema", "says"),
    [
        (False, "nothing can be of"),
        ({"type": "text"}, '"text" is no type'),
        ({"type": []}, "is no type"),
        ({"properties": {"a": 5}}, "5 is no schema"),
        ({"enum": []}, "enum must be a list"),
        ({"$ref": "https://example.org/x"}, "is not in the schema itself"),
        ({"$ref": "#/nowhere"}, "leads nowhere"),
        ({"type": "string", "minLength": 5, "maxLength": 2}, "maxLength is below minLength"),
        ({"type": "integer", "minimum": 5, "maximum": 2}, "no integer"),
        ({"type": "array", "minItems": 10**9}, "more than 1,000"),
    ],
)
def test_a_schema_that_is_none_says_why(schema, says):
    with pytest.raises(SchemaError, match=says):
        grammar_of(schema)


def test_a_schema_without_end_is_refused():
    schema = {"type": "null"}
    for _ in range(200):
        schema = {"type": "array", "items": schema}
    with pytest.raises(SchemaError, match="deep"):
        grammar_of(schema)
    with pytest.raises(SchemaError, match="too large"):
        grammar_of({"anyOf": [{"properties": {str(i): {"const": i}}} for i in range(4000)]})


def test_a_schema_that_is_only_itself_is_refused_as_a_grammar():
    with pytest.raises(GrammarError, match="begin with itself"):
        gbnf.check(grammar_of({"$ref": "#"})[0])


def test_what_a_grammar_cannot_hold_is_told():
    schema = {
        "type": "object",
        "properties": {
            "a": {"type": "string", "pattern": "^x", "description": "told to nobody"},
            "b": {"type": "integer", "maximum": 10**6, "multipleOf": 5},
        },
        "not": {"required": ["b"]},
    }
    assert grammar_of(schema)[1] == ("maximum", "multipleOf", "not", "pattern")
    assert grammar_of(PERSON)[1] == ()
