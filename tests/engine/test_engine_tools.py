"""Tools: told to the model by its template, taken out of what it writes, whatever its family."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.api import EngineError
from app.engine.protocol import ChatMessage
from app.engine.testmodel import TEMPLATE
from app.engine.tool_formats import format_of
from app.engine.toolcalls import ToolText
from app.values.tools import Tool, ToolCall
from tests.engine.asking import CPU, Heard, ask, chat, drawn, load
from tests.engine.test_engine_textflow import pieces_of

SMALL = CPU.with_(n_ctx=1024, n_batch=128, n_ubatch=64)
WEATHER = Tool.model_validate(
    {
        "function": {
            "name": "weather",
            "description": "tells it",
            "parameters": {
                "type": "object",
                "properties": {
                    "city": {"type": "string", "maxLength": 8},
                    "days": {"type": "integer", "minimum": 1, "maximum": 3},
                },
                "required": ["city", "days"],
            },
        }
    }
)
TOOLS = {"weather": WEATHER}
ONE = {"city": "Kiel", "days": 2}
JSON = json.dumps({"name": "weather", "arguments": ONE})
TEMPLATES = {
    "json": "<tool_call>",
    "xml": "<tool_call><function=",
    "pairs": "<tool_call><arg_key>",
    "llama": "<|python_tag|>",
    "mistral": "[TOOL_CALLS]",
    "args": "[TOOL_CALLS][ARGS]",
    "gemma": "<|tool_call>",
}
WRITTEN = [
    ("json", f"<tool_call>\n{JSON}\n</tool_call>", "", 1),
    (
        "json",
        f"I look.\n<tool_call>{JSON}</tool_call>\n<tool_call>{JSON}</tool_call>",
        "I look.\n",
        2,
    ),
    ("json", f"<tool_call>{JSON}", "", 1),
    ("json", "<tool_call>not one</tool_call> so", "<tool_call>not one</tool_call> so", 0),
    ("json", "a <tool and <", "a <tool and <", 0),
    (
        "xml",
        (
            "<tool_call>\n<function=weather>\n<parameter=city>\nKiel\n</parameter>\n<parameter=days>\n"
            "2\n</parameter>\n</function>\n</tool_call>"
        ),
        "",
        1,
    ),
    (
        "xml",
        (
            "So:<function=weather>\n<parameter=city>\nKiel\n</parameter>\n<parameter=days>2</parameter>"
            "</function>"
        ),
        "So:",
        1,
    ),
    ("xml", f"<function=weather>{json.dumps(ONE)}</function>", "", 1),
    (
        "pairs",
        (
            "<tool_call>weather\n<arg_key>city</arg_key>\n<arg_value>Kiel</arg_value>\n"
            "<arg_key>days</arg_key>\n<arg_value>2</arg_value>\n</tool_call>"
        ),
        "",
        1,
    ),
    ("llama", json.dumps({"name": "weather", "parameters": ONE}), "", 1),
    ("llama", "<|python_tag|>" + json.dumps({"name": "weather", "parameters": ONE}), "", 1),
    ("llama", '{"name": "nobody", "parameters": {}}', '{"name": "nobody", "parameters": {}}', 0),
    ("llama", '{"answer": 42} is all', '{"answer": 42} is all', 0),
    ("llama", "no {braces}", "no {braces}", 0),
    ("mistral", f"[TOOL_CALLS][{JSON}]", "", 1),
    ("args", f"[TOOL_CALLS]weather[ARGS]{json.dumps(ONE)}", "", 1),
    (
        "mistral",
        f"[TOOL_CALLS]weather{json.dumps(ONE)}[TOOL_CALLS]weather[CALL_ID]abc[ARGS]{json.dumps(ONE)}",
        "",
        2,
    ),
    ("gemma", '<|tool_call>call:weather{city:<|"|>Kiel<|"|>,days:2}<tool_call|>', "", 1),
]


@pytest.mark.parametrize(("family", "text", "shown", "n_calls"), WRITTEN)
@given(cuts=st.lists(st.integers(0, 250), max_size=12))
def test_calls_are_taken_out_of_the_text(family, text, shown, n_calls, cuts):
    flow = ToolText(format_of(TEMPLATES[family]), TOOLS)
    found = "".join(flow.push(part) for part in pieces_of(text, cuts)) + flow.rest()
    assert found == shown
    assert [(call.name, json.loads(call.arguments)) for call in flow.calls] == [
        ("weather", ONE)
    ] * n_calls
    assert len({call.id for call in flow.calls}) == n_calls


@pytest.mark.parametrize("family", TEMPLATES)
def test_a_template_tells_its_family(family):
    assert format_of(f"{{% if tools %}}{TEMPLATES[family]}{{% endif %}}").name == family
    assert format_of("{{ messages }}") is None


TOLD = (
    "{% if tools %}{{ tools|tojson }}<tool_call>{# answers between these #}{% endif %}"
    "{% for m in messages %}{% if m.tool_calls %}{% for c in m.tool_calls %}"
    "[{{ c.function.name }}:{{ c.function.arguments.city }}]{% endfor %}{% endif %}{% endfor %}"
)


@pytest.mark.parametrize("temperature", [0.0, 1.0])
@pytest.mark.parametrize("choice", ["required", "weather"])
def test_a_required_call_is_made_with_arguments_of_its_schema(engine, tiny, choice, temperature):
    load(engine, tiny("low", template=TOLD + TEMPLATE), SMALL)
    for mtp in (True, False):
        heard = Heard()
        done = chat(
            engine,
            "how is the weather?",
            n=300,
            report=heard,
            tools=(WEATHER,),
            tool_choice=choice,
            sampling=drawn(temperature),
            mtp=mtp,
        )
        assert done.reason == "stop"
        assert heard.text == ""
        (call,) = done.tool_calls
        arguments = json.loads(call.arguments)
        assert call.name == "weather"
        assert arguments["days"] in (1, 2, 3)
        assert len(arguments["city"]) <= 8


def test_calls_and_their_answers_are_part_of_the_conversation(inline, tiny):
    load(inline, tiny(template=TOLD + TEMPLATE), SMALL)
    call = ToolCall(id="abcdefghi", name="weather", arguments=json.dumps(ONE))
    messages = (
        ChatMessage(role="user", content="hello"),
        ChatMessage(role="assistant", tool_calls=(call,)),
        ChatMessage(role="tool", content="rain", tool_call_id="abcdefghi", name="weather"),
    )
    done = ask(inline, None, messages=messages)
    text = (
        "[weather:Kiel]<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n<|im_end|>\n"
        "<|im_start|>tool\nrain<|im_end|>\n<|im_start|>assistant\n"
    )
    assert ask(inline, text).timings.n_prompt == done.timings.n_prompt


def test_no_tools_means_that_the_model_is_told_of_none(inline, tiny):
    load(inline, tiny(template=TOLD + TEMPLATE), SMALL)
    plain = chat(inline, "hello")
    told = chat(inline, "hello", tools=(WEATHER,))
    none = chat(inline, "hello", tools=(WEATHER,), tool_choice="none")
    assert told.timings.n_prompt > plain.timings.n_prompt == none.timings.n_prompt


@pytest.mark.parametrize(
    ("template", "asked", "says"),
    [
        (TEMPLATE, {"tools": (WEATHER,)}, "knows no tools"),
        (None, {"tools": (WEATHER,)}, "cannot be told of tools"),
        (TOLD + TEMPLATE, {"tools": (WEATHER,), "tool_choice": "tides"}, "no tool named 'tides'"),
        (TOLD + TEMPLATE, {"tool_choice": "required"}, "there is none"),
    ],
)
def test_a_tool_that_cannot_be_called_is_named(engine, tiny, template, asked, says):
    load(engine, tiny(template=template), SMALL)
    with pytest.raises(EngineError) as failed:
        chat(engine, "hello", **asked)
    assert failed.value.failure.code == "bad-request"
    assert says in failed.value.evidence.message


def test_a_family_whose_calls_cannot_be_read_says_so(inline, tiny):
    load(inline, tiny(template="{{ tools|tojson }}" + TEMPLATE), SMALL)
    done = chat(inline, "hello", tools=(WEATHER,))
    assert "come as text" in done.notices[0]


def test_a_family_whose_calls_cannot_be_forced_says_so(inline, tiny):
    load(inline, tiny(template=TOLD + "{# <arg_key> #}" + TEMPLATE), SMALL)
    done = chat(inline, "hello", tools=(WEATHER,), tool_choice="required")
    assert "may answer otherwise" in done.notices[0]
