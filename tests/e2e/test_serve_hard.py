"""The local API when it gets rough: tools, other models, rest, crashes, and clients that misbehave."""

import asyncio
import json
import os
import signal
import socket
import threading

import anthropic
import httpx
import openai
import pytest

from app import commands as c
from app.core.idle import Rest
from app.engine.testmodel import TEMPLATE
from app.runconfig import MtpConfig, RunConfig
from app.serve import exchange
from app.session import Phase
from tests.e2e.harness import Voyage
from tests.sim.tiny_qwen35 import TinyModels

TOLD = (
    "{% if tools %}{{ tools|tojson }}<tool_call>{# answers between these #}{% endif %}"
    "{% for m in messages %}{% if m.tool_calls %}{% for c in m.tool_calls %}"
    "[{{ c.function.name }}:{{ c.function.arguments.city }}]{% endfor %}{% endif %}{% endfor %}"
)
SLOTS = 4
CONFIG = RunConfig(
    n_ctx=8192, n_batch=512, n_ubatch=256, n_gpu_layers=0, n_seq_max=SLOTS, mtp=MtpConfig(draft_max=3)
)  # fmt: skip
PARAMETERS = {
    "type": "object",
    "properties": {"city": {"type": "string", "maxLength": 8}},
    "required": ["city"],
}
TOOL = {"type": "function", "function": {"name": "weather", "parameters": PARAMETERS}}
ASK = [{"role": "user", "content": "How is the weather?"}]
NO_END = {"2": -100, "0": -100}


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    home = tmp_path_factory.mktemp("served")
    tools = TinyModels(home)("low", template=TOLD + TEMPLATE)
    with Voyage(home) as voyage:
        voyage.do(c.ImportFile(path=str(tools)))
        voyage.until(lambda s: any(file.path == str(tools) for file in s.library))
        for ref in (str(tools), "engine-test"):
            voyage.do(c.Choose(ref=ref, config=CONFIG))
            voyage.until(
                lambda s, ref=ref: s.session and s.session.phase is Phase.PLANNED and s.session.plan
            )
            voyage.do(c.Qualify())
            voyage.phase(Phase.READY, seconds=110)
        settings = voyage.core.state.settings.model_copy(update={"api_on": True, "api_port": 23490})
        voyage.do(c.ChangeSettings(settings=settings))
        voyage.until(lambda s: s.api.on)
        voyage.tools, voyage.tools_path = tools.stem, str(tools)
        yield voyage


@pytest.fixture
def url(served):
    return served.core.state.api.url


@pytest.fixture
def http(served, url):
    headers = {"authorization": f"Bearer {served.core.api_key}"}
    with httpx.Client(base_url=url, headers=headers, timeout=60) as one:
        yield one


@pytest.fixture
def client(served, url):
    with openai.OpenAI(base_url=url, api_key=served.core.api_key, max_retries=0) as one:
        yield one


def metric(http, name):
    root = str(http.base_url).removesuffix("/v1/")
    lines = http.get(f"{root}/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


def streamed(http, n_tokens, **more):
    """Return the context of a stream that ends at `n_tokens` and not before."""
    body = {"messages": ASK, "max_tokens": n_tokens, "stream": True, "temperature": 0, **more}
    return http.stream("POST", "/chat/completions", json={"logit_bias": NO_END, **body})


def words(lines):
    """Return the text, and the error if there was one, of a stream's lines."""
    text, error = "", None
    for line in lines:
        if line.startswith("data: {"):
            piece = json.loads(line.removeprefix("data: "))
            error = piece.get("error", error)
            for choice in piece.get("choices", ()):
                text += choice["delta"].get("content") or ""
    return text, error


# --- tools, from another model that is opened by its name ------------------------------------------
def test_a_tool_is_called_whole_and_streamed_and_its_answer_taken(served, client):
    asked = {"model": served.tools, "messages": ASK, "tools": [TOOL], "max_tokens": 400}
    whole = client.chat.completions.create(tool_choice="required", temperature=0, **asked)
    (call,) = whole.choices[0].message.tool_calls
    assert whole.choices[0].finish_reason == "tool_calls"
    assert call.function.name == "weather"
    assert "city" in json.loads(call.function.arguments)
    pieces = list(
        client.chat.completions.create(
            tool_choice={"type": "function", "function": {"name": "weather"}},
            temperature=0,
            stream=True,
            **asked,
        )
    )
    parts = [one for piece in pieces for one in piece.choices[0].delta.tool_calls or ()]
    assert "".join(part.function.arguments for part in parts) == call.function.arguments
    assert pieces[-1].choices[0].finish_reason == "tool_calls"
    told = [*ASK, whole.choices[0].message.model_dump(exclude_none=True)]
    told.append({"role": "tool", "tool_call_id": call.id, "content": "rain"})
    after = client.chat.completions.create(model=served.tools, messages=told, max_tokens=8)
    assert after.usage.completion_tokens == 8


def test_a_tool_is_called_in_anthropic_s_shapes(served, url):
    tool = {"name": "weather", "input_schema": PARAMETERS}
    with (
        anthropic.Anthropic(
            base_url=url.removesuffix("/v1"), api_key=served.core.api_key, max_retries=0
        ) as other,
        other.messages.stream(
            model=served.tools, max_tokens=400, messages=ASK, tools=[tool],
            tool_choice={"type": "any"},
        ) as stream,
    ):  # fmt: skip
        final = stream.get_final_message()
    (block,) = final.content
    assert (block.type, block.name, final.stop_reason) == ("tool_use", "weather", "tool_use")
    assert "city" in block.input


def test_a_tool_is_called_in_the_shapes_of_responses(served, client):
    tool = {"type": "function", "name": "weather", "parameters": PARAMETERS, "strict": False}
    with client.responses.stream(
        model=served.tools, input=ASK, tools=[tool], tool_choice="required", temperature=0,
        max_output_tokens=400,
    ) as stream:  # fmt: skip
        final = stream.get_final_response()
    (item,) = final.output
    assert (item.type, item.name) == ("function_call", "weather")
    told = [*ASK, item.model_dump(exclude={"parsed_arguments"}, exclude_none=True)]
    told.append({"type": "function_call_output", "call_id": item.call_id, "output": "rain"})
    after = client.responses.create(model=served.tools, input=told, max_output_tokens=8)
    assert after.usage.output_tokens == 8


def test_another_model_is_opened_by_its_name_unless_that_is_forbidden(served, client):
    def ask(model):
        return client.chat.completions.create(model=model, messages=ASK, max_tokens=2).model

    assert ask("engine-test") == "engine-test"
    assert served.core.state.session.file.path != served.tools_path
    assert ask(served.tools) == served.tools
    settings = served.core.state.settings
    closed = settings.model_copy(update={"api_opens": False})
    served.do(c.ChangeSettings(settings=closed))
    served.until(lambda s: not s.settings.api_opens)
    with pytest.raises(openai.PermissionDeniedError, match="may not open another model"):
        ask("engine-test")
    assert ask(served.tools) == served.tools
    served.do(c.ChangeSettings(settings=settings))
    served.until(lambda s: s.settings.api_opens)
    assert ask("engine-test") == "engine-test"


def test_a_reply_that_is_about_to_begin_keeps_its_model(served, client, monkeypatch):
    def ask(model):
        answer = client.chat.completions.create(model=model, messages=ASK, max_tokens=2)
        answers.append(answer.model)

    answers, others, chosen = [], [], threading.Event()
    ask("engine-test")
    generate, do = served.core._runner.generate, served.core._answering._do

    def about_to_begin(*asked):
        if not others:
            others.append(threading.Thread(target=ask, args=(served.tools,)))
            others[0].start()
            assert not chosen.wait(0.5), "another request switched the model"
        return generate(*asked)

    monkeypatch.setattr(served.core._runner, "generate", about_to_begin)
    monkeypatch.setattr(served.core._answering, "_do", lambda command: (chosen.set(), do(command)))
    ask("engine-test")
    others[0].join(60)
    assert answers == ["engine-test", "engine-test", served.tools]
    ask("engine-test")


# --- streams ---------------------------------------------------------------------------------------
def test_an_overlong_prompt_is_refused_with_numbers_also_as_a_stream(client):
    message = {"role": "user", "content": "word " * 9000}
    with pytest.raises(openai.BadRequestError) as caught:
        client.chat.completions.create(model="default", messages=[message], stream=True)
    assert caught.value.code == "context_length_exceeded"
    assert caught.value.body["n_ctx"] == CONFIG.n_ctx // SLOTS


def test_the_async_client_streams_several_at_once(served, url):
    async def said(client):
        stream = await client.chat.completions.create(
            model="default", messages=ASK, stream=True, temperature=0, max_tokens=40
        )
        return "".join([piece.choices[0].delta.content or "" async for piece in stream])

    async def all_of_them():
        async with openai.AsyncOpenAI(
            base_url=url, api_key=served.core.api_key, max_retries=0
        ) as client:
            return await asyncio.gather(*(said(client) for _ in range(6)))

    assert len(set(asyncio.run(all_of_them()))) == 1


def test_a_slow_reader_misses_nothing_and_holds_nobody_up(served, http):
    with streamed(http, 1500) as reply:
        alone, _ = words(reply.iter_lines())
    port = int(str(http.base_url).rpartition(":")[2].partition("/")[0])
    body = json.dumps(
        {"messages": ASK, "max_tokens": 1500, "stream": True, "temperature": 0, "logit_bias": NO_END}
    ).encode()  # fmt: skip
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(60)
        line.connect(("127.0.0.1", port))
        line.sendall(head(served, port, body) + body)
        line.recv(100)
        with streamed(http, 40) as reply:
            assert words(reply.iter_lines())[0] == alone[: len(words_of(alone, 40))]
        rest = b""
        while not rest.endswith(b"0\r\n\r\n"):
            rest += line.recv(1 << 16)
    lines = rest.decode().replace("\r\n", "\n").splitlines()
    assert words(lines)[0].endswith(alone[-1000:])


def words_of(text, n_tokens):
    """A token of this model is a letter."""
    return text[:n_tokens]


def head(served, port, body):
    return (
        f"POST /v1/chat/completions HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
        f"authorization: Bearer {served.core.api_key}\r\ncontent-length: {len(body)}\r\n\r\n"
    ).encode()


@pytest.mark.parametrize("n", [30, pytest.param(1000, marks=pytest.mark.full)])
def test_aborted_connections_leave_nothing_behind(served, http, client, n):
    port = int(str(http.base_url).rpartition(":")[2].partition("/")[0])
    asked = {"messages": ASK, "max_tokens": 1500, "temperature": 0}
    before = client.chat.completions.create(
        model="default", messages=ASK, max_tokens=20, temperature=0
    )
    for k in range(n):
        body = json.dumps({**asked, "stream": k % 2 == 0}).encode()
        with socket.create_connection(("127.0.0.1", port), 20) as line:
            whole = head(served, port, body) + body
            cut = k % 5 == 4
            line.sendall(whole[: len(whole) - cut])
            if k % 4 == 0 and not cut:
                line.recv(200)
    served.until(lambda s: s.session.phase is Phase.READY and s.api.under_way == 0)
    assert metric(http, "llamacpp:requests_deferred") == 0
    after = client.chat.completions.create(
        model="default", messages=ASK, max_tokens=20, temperature=0
    )
    assert after.choices[0].message.content == before.choices[0].message.content


def test_the_window_s_own_chat_gets_its_turn_among_many_requests(served, http):
    stop = threading.Event()

    def keep_asking():
        while not stop.is_set():
            with streamed(http, 300) as reply:
                words(reply.iter_lines())

    askers = [threading.Thread(target=keep_asking) for _ in range(2 * SLOTS)]
    for asker in askers:
        asker.start()
    try:
        served.until(lambda s: s.api.under_way > SLOTS)
        settings = served.core.state.settings.model_copy(update={"max_reply_tokens": 60})
        served.do(c.ChangeSettings(settings=settings))
        served.do(c.Send(text="And the tide?"))
        state = served.until(lambda s: s.entries and s.entries[-1].state == "complete")
        assert state.api.under_way > 0
    finally:
        stop.set()
        for asker in askers:
            asker.join(60)


# --- rest, trial, crash ----------------------------------------------------------------------------
def test_a_model_at_rest_is_loaded_for_the_next_request_and_never_rests_under_one(
    served, http, monkeypatch
):
    monkeypatch.setattr(exchange, "PING_SECONDS", 0.02)
    with monkeypatch.context() as patched:
        patched.setattr(Rest, "due", lambda _, idle: idle > 0.05)
        served.phase(Phase.PLANNED)
        with streamed(http, 1500) as reply:
            assert reply.status_code == 200
            lines = list(reply.iter_lines())
        assert any(line.startswith(": waiting for the model") for line in lines)
        assert len(words(lines)[0]) > 1000
        served.phase(Phase.PLANNED)


def test_the_test_button_asks_over_the_wire(served):
    served.do(c.TryApi())
    state = served.until(lambda s: s.api.tried and s.api.tried.state != "running")
    assert state.api.tried.state == "answered", state.api.tried.text
    assert state.api.tried.model == "engine-test"
    assert state.api.tried.text


@pytest.mark.parametrize("command", [c.UnloadModel(), c.Qualify()])
def test_a_model_that_is_unloaded_or_proven_in_mid_stream_says_so(served, http, command):
    with streamed(http, 1900) as reply:
        lines = reply.iter_lines()
        next(lines)
        served.do(command)
        _, error = words(lines)
    assert error["cause"] == "model-unloaded"
    served.until(lambda s: s.session.phase in {Phase.PLANNED, Phase.READY})
    found = http.post("/chat/completions", json={"messages": ASK, "max_tokens": 4})
    assert found.status_code == 200, found.text


def test_a_crash_in_mid_stream_is_told_to_all_and_the_next_request_is_told_why(served, http):
    ended = []

    def ask():
        with streamed(http, 1900) as reply:
            ended.append(words(reply.iter_lines()) if reply.status_code == 200 else reply.read())

    askers = [threading.Thread(target=ask) for _ in range(SLOTS)]
    for asker in askers:
        asker.start()
    while metric(http, "llamacpp:requests_processing") < SLOTS:
        pass
    os.kill(served.core.engine_pid, signal.SIGKILL)
    for asker in askers:
        asker.join(30)
    assert len(ended) == SLOTS
    session = served.phase(Phase.FAILED)
    assert session.diagnosis.cause
    for one in ended:
        error = json.loads(one)["error"] if isinstance(one, bytes) else one[1]
        assert error["cause"] == session.diagnosis.cause
        assert error["remedies"] == list(session.diagnosis.remedy_names)
    refused = http.post("/chat/completions", json={"messages": ASK})
    assert refused.status_code == 503
    assert refused.json()["error"]["cause"] == session.diagnosis.cause
    assert http.get(str(http.base_url).replace("/v1/", "/health")).status_code == 503
    served.do(c.LoadModel())
    served.phase(Phase.READY)
    found = http.post("/chat/completions", json={"messages": ASK, "max_tokens": 4})
    assert found.status_code == 200
