"""The web server of the local API, asked over HTTP, with an engine that does as it is told here."""

from __future__ import annotations

import array
import asyncio
import base64
import contextlib
import json
import socket
import threading
import time
from dataclasses import replace

import httpx
import jsonschema
import pytest

from app.engine.api import EngineError
from app.engine.protocol import Done, Failure, Phase, Text, Timings
from app.errors import MachineProblemError
from app.runconfig import RunConfig
from app.serve import connections, exchange, guard, replies, vectors
from app.serve.line import Line
from app.serve.routes import Api
from app.serve.server import ApiServer, Door
from app.session import Phase as SessionPhase
from app.session import Session
from app.state import State
from app.values.diagnosis import Diagnosis, EngineEvidence, Remedy
from app.values.embedding import Embedded
from app.values.model_file import ModelFile
from app.values.tools import ToolCall

KEY = "pk-plimsoll-for-this-test-alone"
FILE = ModelFile(
    path="/models/boat.gguf", repo="", quant="Q4_K_M", title="Boat", size_bytes=1, origin="imported"
)
FOUND = Diagnosis(
    cause="engine-killed",
    title="The system ended the engine.",
    remedies=(Remedy(kind="smaller-context", name="Smaller context"),),
)
SERVICES = {
    "/v1/chat/completions": {"messages": [{"role": "user", "content": "x"}]},
    "/v1/completions": {"prompt": "x"},
    "/v1/responses": {"input": "x"},
    "/v1/messages": {
        "model": "boat",
        "max_tokens": 9,
        "messages": [{"role": "user", "content": "x"}],
    },
}


class Ship:
    """A host whose replies are scripted: `script(hear, cancel)` runs on the request's thread."""

    def __init__(self, phase=SessionPhase.READY):
        self.state = State(session=Session(id="s", file=FILE, config=RunConfig(), phase=phase))
        self.script = lambda hear, cancel: None
        self.cancels = []

    def answer(self, path, request, hear, cancel):
        assert path == FILE.path
        self.cancels.append(cancel)
        self.script(hear, cancel)
        reason = "cancelled" if cancel.is_set() else "stop"
        return Done(id=request.id, reason=reason, timings=Timings(n_prompt=3, n_generated=2))

    def fails(self):
        session = self.state.session
        failed = session.model_copy(update={"phase": SessionPhase.FAILED, "diagnosis": FOUND})
        self.state = replace(self.state, session=failed)


def say(*words):
    """Return a script that says `words`, one run each."""

    def script(hear, _):
        for n, word in enumerate(words):
            hear(Text(id="", text=word, n_tokens=n + 1))

    return script


@pytest.fixture
def ship():
    return Ship()


@pytest.fixture
def server(ship):
    one = ApiServer(ship)
    one.admit(KEY, ())
    one.url = one.start(Door(0)).url
    yield one
    assert one.stop()


@pytest.fixture
def http(server):
    headers = {"authorization": f"Bearer {KEY}"}
    root = server.url.removesuffix("/v1")
    with httpx.Client(base_url=root, headers=headers, timeout=20, trust_env=False) as client:
        yield client


def wait(question):
    end = time.monotonic() + 20
    while not question():
        assert time.monotonic() < end
        time.sleep(0.005)


def events(http, route, **more):
    """Return the documents of a stream."""
    with http.stream("POST", route, json={**SERVICES[route], "stream": True, **more}) as reply:
        assert reply.status_code == 200
        lines = [line.removeprefix("data: ") for line in reply.iter_lines() if "data: " in line]
    return [json.loads(line) for line in lines if line != "[DONE]"]


def metric(http, name):
    lines = http.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


# --- streams ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("route", SERVICES)
def test_what_cannot_begin_has_a_status_of_its_own_also_as_a_stream(ship, http, route):
    def refuse(hear, cancel):
        details = {"n_prompt": 9000, "n_ctx": 512}
        failure = Failure(
            phase="prefill", code="context-overflow", message="Too long.", details=details
        )
        evidence = EngineEvidence(phase="prefill", reason="error", message="Too long.")
        raise EngineError(evidence, failure)

    ship.script = refuse
    for stream in (True, False):
        found = http.post(route, json={**SERVICES[route], "stream": stream})
        assert found.status_code == 400
        error = found.json()["error"]
        assert (error["n_prompt"], error["n_ctx"]) == (9000, 512)


@pytest.mark.parametrize("route", SERVICES)
def test_an_engine_that_ends_in_mid_stream_ends_it_with_cause_and_remedies(ship, http, route):
    def crash(hear, cancel):
        hear(Text(id="", text="The sea", n_tokens=2))
        wait(lambda: metric(http, "llamacpp:requests_deferred") == 0)
        ship.fails()
        raise EngineError(EngineEvidence(phase="decode", reason="exit", exit_code=-9))

    ship.script = crash
    *said, last = events(http, route)
    assert "The sea" in json.dumps(said)
    error = last if last.get("type") == "error" and "error" not in last else last["error"]
    assert error["cause"] == "engine-killed"
    assert error["remedies"] == ["Smaller context"]
    assert error["message"].startswith("The system ended the engine.")
    assert metric(http, "plimsoll:requests_failed_total") == 1


@pytest.mark.parametrize("route", SERVICES)
def test_thoughts_and_words_come_apart(ship, http, route):
    def think(hear, cancel):
        hear(Text(id="", text="Hm. ", reasoning=True, n_tokens=1))
        hear(Text(id="", text="Yes.", n_tokens=2))

    ship.script = think
    told = json.dumps(events(http, route))
    whole = http.post(route, json=SERVICES[route]).json()
    if route == "/v1/completions":
        assert whole["choices"][0]["text"] == "Hm. Yes."
    else:
        assert {"chat": "reasoning_content", "resp": "reasoning_text", "mess": "thinking_delta"}[
            route[4:8]
        ] in told
        assert json.dumps(whole).index("Hm. ") != json.dumps(whole).index("Yes.")


def test_the_items_of_a_response_are_numbered_as_the_whole_answer_has_them(ship, http):
    def think(hear, cancel):
        hear(Text(id="", text="Hm.", reasoning=True, n_tokens=1))
        hear(Text(id="", text="Yes.", n_tokens=2))

    ship.script = think
    told = events(http, "/v1/responses")
    assert [event["sequence_number"] for event in told] == list(range(len(told)))
    output = told[-1]["response"]["output"]
    done = [event for event in told if event["type"] == "response.output_item.done"]
    assert [event["item"] for event in done] == output
    assert [event["output_index"] for event in done] == [0, 1]
    begun = [e["item"]["id"] for e in told if e["type"] == "response.output_item.added"]
    assert begun == [item["id"] for item in output]


def test_pings_say_what_goes_on_until_the_first_word(ship, http, monkeypatch):
    monkeypatch.setattr(exchange, "PING_SECONDS", 0.02)
    go_on = threading.Event()

    def load(hear, cancel):
        hear(Phase(name="load"))
        go_on.wait(20)
        hear(Text(id="", text="Ahoy", n_tokens=1))

    ship.script = load
    body = {**SERVICES["/v1/chat/completions"], "stream": True}
    with http.stream("POST", "/v1/chat/completions", json=body) as reply:
        lines = reply.iter_lines()
        assert next(line for line in lines if line.startswith(": loading the model"))
        go_on.set()
        assert any("Ahoy" in line for line in lines)


def test_runs_that_come_faster_than_they_are_taken_are_taken_as_one(ship, http):
    ship.script = say(*(f"{n} " for n in range(5000)))
    told = events(http, "/v1/chat/completions")
    text = "".join(piece["choices"][0]["delta"].get("content", "") for piece in told)
    assert text == "".join(f"{n} " for n in range(5000))
    assert len(told) < 5000


def test_what_several_threads_say_at_once_all_arrives(ship, http):
    def script(hear, _):
        def speak():
            for _ in range(200):
                hear(Text(id="", text="x", n_tokens=1))

        speakers = [threading.Thread(target=speak) for _ in range(3)]
        for speaker in speakers:
            speaker.start()
        for speaker in speakers:
            speaker.join()

    ship.script = script
    told = events(http, "/v1/completions")
    assert "".join(one["choices"][0]["text"] for one in told) == "x" * 600


def test_the_first_piece_of_usage_comes_last_and_only_when_asked_for(ship, http):
    ship.script = say("a")
    assert "usage" not in events(http, "/v1/chat/completions")[-1]
    last = events(http, "/v1/chat/completions", stream_options={"include_usage": True})[-1]
    assert last["choices"] == []
    assert last["usage"]["total_tokens"] == 5


@pytest.mark.parametrize("form", ["float", "base64"])
def test_an_answer_of_vectors_is_written_beside_the_thread_of_the_streams(
    ship, server, http, monkeypatch, form
):
    rows = base64.b64encode(array.array("f", [0.0, 1.0, 0.5, -0.5]).tobytes()).decode()
    model = FILE.model_copy(update={"path": "/models/\u00e9.gguf", "makes": "embeddings"})
    ship.state = replace(ship.state, library=(model,))
    ship.embed = lambda path, texts, cancel: Embedded(id="", n_embd=2, n_tokens=7, rows=rows)
    threads, written = [], vectors._json

    def writing(part):
        threads.append(threading.current_thread())
        return written(part)

    monkeypatch.setattr(vectors, "_json", writing)
    body = {"input": ["a", "b"], "model": "\u00e9", "encoding_format": form}
    found = http.post("/v1/embeddings", json=body)
    assert found.headers["content-type"] == "application/json"
    one, two = [0.0, 1.0], [0.5, -0.5]
    if form == "base64":
        one, two = "AAAAAAAAgD8=", "AAAAPwAAAL8="
    assert found.json() == {
        "object": "list",
        "data": [
            {"object": "embedding", "index": 0, "embedding": one},
            {"object": "embedding", "index": 1, "embedding": two},
        ],
        "model": "\u00e9",
        "usage": {"prompt_tokens": 7, "total_tokens": 7},
    }
    assert len(threads) == 3
    assert server._thread not in threads
    wrong = http.post("/v1/embeddings", json={**body, "dimensions": 3})
    assert (wrong.status_code, wrong.json()["error"]["param"]) == (400, "dimensions")


@pytest.mark.parametrize("end", ["its client", "the server"])
def test_embeddings_keep_to_the_limit_and_end_with(ship, server, http, end):
    model = FILE.model_copy(update={"path": "/models/vane.gguf", "makes": "embeddings"})
    ship.state = replace(ship.state, library=(model,))

    def embed(path, texts, cancel):
        ship.cancels.append(cancel)
        assert cancel.wait(20)
        raise MachineProblemError("The request was given up.", cause="cancelled")

    ship.embed, server.line._most = embed, 1
    body = {"input": "a", "model": "vane"}
    with asking(server, body, route="/v1/embeddings") as line:
        wait(lambda: ship.cancels)
        assert http.post("/v1/embeddings", json=body).status_code == 429
        line.close() if end == "its client" else server.stop()
        assert ship.cancels[0].wait(20)
    wait(lambda: server.line.under_way == 0)
    assert server.line.cancelled_total == 1
    assert server.line.failed_total == server.line.waiting == 0


# --- clients that misbehave ------------------------------------------------------------------------
def test_a_client_that_takes_nothing_is_let_go(ship, server, http, monkeypatch):
    monkeypatch.setattr(replies, "STUCK_SECONDS", 0.3)

    def flood(hear, cancel):
        while not cancel.wait(0.001):
            hear(Text(id="", text="water " * 2000, n_tokens=1))

    ship.script = flood
    with asking(server, {**SERVICES["/v1/chat/completions"], "stream": True}, room=4096):
        wait(lambda: ship.cancels and ship.cancels[0].is_set())
        wait(lambda: metric(http, "llamacpp:requests_processing") == 0)


def test_a_client_that_never_takes_the_end_is_let_go(ship, monkeypatch):
    monkeypatch.setattr(replies, "STUCK_SECONDS", 0.1)
    ship.script = say("Ahoy")
    route, taken = "/v1/chat/completions", []
    asked = json.dumps({**SERVICES[route], "stream": True}).encode()
    coming = [{"type": "http.request", "body": asked, "more_body": False}]

    async def receive():
        return coming.pop() if coming else await asyncio.Event().wait()

    async def send(message):
        if message["type"] == "http.response.body" and not message["more_body"]:
            await asyncio.Event().wait()
        taken.append(message)

    scope = {"type": "http", "method": "POST", "path": route, "query_string": b"", "headers": []}
    line = Line(changed=lambda: None)
    asyncio.run(asyncio.wait_for(Api(ship, line).application()(scope, receive, send), 20))
    assert b"[DONE]" in taken[-1]["body"]
    assert line.under_way == 0


@pytest.mark.parametrize("stream", [True, False])
def test_a_client_that_leaves_before_the_first_word_ends_its_reply(ship, server, http, stream):
    ship.script = lambda hear, cancel: cancel.wait(20)
    with asking(server, {**SERVICES["/v1/chat/completions"], "stream": stream}):
        wait(lambda: ship.cancels)
    assert ship.cancels[0].wait(20)
    wait(lambda: metric(http, "plimsoll:requests_cancelled_total") == 1)
    assert metric(http, "plimsoll:requests_failed_total") == 0
    assert server.line.under_way == server.line.waiting == 0


def test_above_the_limit_a_client_is_asked_to_come_back(ship, server, http):
    server.line._most = 1
    ship.script = lambda hear, cancel: cancel.wait(20)
    with asking(server, SERVICES["/v1/chat/completions"]):
        wait(lambda: server.line.under_way == 1)
        for stream in (True, False):
            body = {**SERVICES["/v1/chat/completions"], "stream": stream}
            found = http.post("/v1/chat/completions", json=body)
            assert found.status_code == 429
            assert int(found.headers["retry-after"]) > 0
            assert found.json()["error"]["code"] == "rate_limit_exceeded"
    assert metric(http, "plimsoll:requests_refused_total") == 2


@pytest.mark.parametrize("route", SERVICES)
@pytest.mark.parametrize(
    "body",
    [
        b'{"\\udad7": 1}',
        b'{"model": "\\udad7"}',
        b'{"model": "\xed\xa0\x80"}',
        b"\xff",
        b"[" * 100_000,
        b"null",
        b"{}",
    ],
)
def test_a_body_of_nonsense_is_refused_as_one(http, route, body):
    found = http.post(route, content=body)
    assert found.status_code == 400
    assert found.json()["error"]["message"]


@pytest.mark.parametrize("route", SERVICES)
def test_half_a_character_never_reaches_the_engine(ship, http, route):
    whole = json.dumps(SERVICES[route]).encode()
    for half in (b"\xed\xa0\x80", b"\\ud800"):
        found = http.post(route, content=whole.replace(b'"x"', b'"' + half + b'"'))
        assert (found.status_code, ship.cancels) == (400, [])
    told = json.dumps(SERVICES[route]).replace('"x"', '"\ud800"')
    assert http.post(route, content=told.encode("utf-16", "surrogatepass")).status_code == 400
    assert http.post(route, content=b"\xef\xbb\xbf" + whole).status_code == 200


@pytest.mark.parametrize(
    ("route", "wrong"),
    [
        ("/v1/completions", {"echo": 0}),
        ("/v1/completions", {"n": True}),
        ("/v1/responses", {"background": 0}),
        ("/v1/chat/completions", {"chat_template_kwargs": {"enable_thinking": 0}}),
        ("/v1/chat/completions", {"stream_options": {"include_usage": 1}}),
        ("/v1/messages", {"thinking": {"type": 1}}),
        ("/v1/chat/completions", {"tools": [{"function": {"name": "f", "strict": 0}}]}),
        ("/v1/completions", {"top_k": 1 << 41}),
        ("/v1/completions", {"logit_bias": {"\u00b2": 1}}),
        ("/v1/completions", {"logit_bias": {"9" * 5000: 1}}),
    ],
)
def test_neither_what_only_equals_it_nor_what_no_engine_takes_is_accepted(http, route, wrong):
    found = http.post(route, json={**SERVICES[route], **wrong})
    assert found.status_code == 400
    assert next(iter(wrong)) in found.json()["error"]["message"]


@pytest.mark.parametrize("allowed", [{"echo": False, "n": 1, "best_of": 1}, {"n": None}])
def test_what_is_the_only_choice_may_be_said(http, allowed):
    body = {**SERVICES["/v1/completions"], **allowed}
    assert http.post("/v1/completions", json=body).status_code == 200


@pytest.mark.parametrize("wrong", [{"stream": 0}, {"temperature": True}, {"max_tokens": "9"}])
def test_what_is_of_another_type_is_not_taken_for_what_it_could_mean(http, wrong):
    for route in ("/v1/chat/completions", "/v1/completions", "/v1/messages"):
        assert http.post(route, json={**SERVICES[route], **wrong}).status_code == 400


def test_the_description_names_every_route_and_request(ship, http):
    told = http.get("/openapi.json").json()
    assert set(SERVICES) < set(told["paths"])
    for route, body in SERVICES.items():
        asked = told["paths"][route]["post"]["requestBody"]["content"]["application/json"]["schema"]
        name = asked["$ref"].rpartition("/")[2]
        schema = {**told["components"]["schemas"][name], "components": told["components"]}
        jsonschema.validate(body, schema)
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**body, "made_up": 1}, schema)
        assert http.post(route, json=body).status_code == 200


def test_a_tool_that_must_be_called_has_a_name(http):
    body = {**SERVICES["/v1/messages"], "tool_choice": {"type": "tool"}}
    found = http.post("/v1/messages", json=body)
    assert (found.status_code, found.json()["error"]["message"]) == (
        400,
        "Missing required parameter: 'tool_choice.name'.",
    )


@pytest.mark.parametrize(
    ("route", "wrong", "place"),
    [
        ("/v1/responses", {"text": {"format": {}}}, "text.format.type"),
        ("/v1/responses", {"temperature": 9.0}, "temperature"),
        ("/v1/responses", {"tool_choice": "any"}, "tool_choice"),
        ("/v1/chat/completions", {"stop": [""]}, "stop"),
        ("/v1/chat/completions", {"tool_choice": {"function": {"name": ""}}}, "tool_choice"),
        ("/v1/messages", {"stop_sequences": [""]}, "stop_sequences"),
        ("/v1/messages", {"tools": [{"name": "a b"}]}, "tools.0.name"),
        ("/v1/messages", {"tool_choice": {"type": "tool", "name": ""}}, "tool_choice.name"),
    ],
)
def test_what_is_refused_by_its_shape_is_described_so(http, route, wrong, place):
    told = http.get("/openapi.json").json()
    asked = told["paths"][route]["post"]["requestBody"]["content"]["application/json"]["schema"]
    schema = {"components": told["components"], "$ref": asked["$ref"]}
    body = {**SERVICES[route], **wrong}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(body, schema)
    found = http.post(route, json=body)
    assert found.status_code == 400
    assert f"'{place}" in found.json()["error"]["message"]


@pytest.mark.parametrize("chunked", [True, False])
def test_a_body_without_end_is_not_read_to_its_end(http, monkeypatch, chunked):
    monkeypatch.setattr(guard, "MOST_BODY_BYTES", 10_000)
    body = b" " * 20_000
    found = http.post("/v1/chat/completions", content=iter([body]) if chunked else body)
    assert found.status_code in {400, 413}


def test_a_body_that_never_ends_is_given_up(server, monkeypatch):
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.1)
    with asking(server, None) as line:
        assert line.recv(1000).startswith(b"HTTP/1.1 400")


def asking(server, body, *, room=0, route="/v1/chat/completions"):
    """Return a socket that has asked; without `body` its request stays half sent."""
    port = int(server.url.rpartition(":")[2].partition("/")[0])
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(20)
    line.connect(("127.0.0.1", port))
    sent = json.dumps(body).encode() if body else b"{"
    length = len(sent) if body else 1000
    head = (
        f"POST {route} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
        f"authorization: Bearer {KEY}\r\ncontent-length: {length}\r\n\r\n"
    )
    line.sendall(head.encode() + sent)
    return line


# --- the server ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("phase", "status"),
    [
        (SessionPhase.PLANNED, 200),
        (SessionPhase.LOADING, 503),
        (SessionPhase.QUALIFYING, 503),
        (SessionPhase.READY, 200),
        (SessionPhase.GENERATING, 200),
        (SessionPhase.FAILED, 503),
    ],
)
def test_health_is_told_without_a_key(ship, server, phase, status):
    session = ship.state.session.model_copy(update={"phase": phase})
    ship.state = replace(ship.state, session=session)
    found = httpx.get(f"{server.url.removesuffix('/v1')}/health", trust_env=False)
    assert found.status_code == status
    if phase is SessionPhase.LOADING:
        assert found.json()["error"]["message"] == "Loading model"
        assert "retry-after" in found.headers


def test_what_is_counted_is_told_a_few_times_a_second(ship):
    told = []
    one = ApiServer(ship, lambda line: told.append((line.asked_total, line.under_way)))
    one.admit(KEY, ())
    url = one.start(Door(0)).url
    headers = {"authorization": f"Bearer {KEY}"}
    with httpx.Client(headers=headers, trust_env=False) as client:
        for _ in range(20):
            client.post(f"{url}/chat/completions", json=SERVICES["/v1/chat/completions"])
    wait(lambda: told and told[-1] == (20, 0))
    assert len(told) < 20
    assert one.stop()


def test_a_taken_port_is_named_and_the_next_one_is_used(ship, server):
    port = int(server.url.rpartition(":")[2].partition("/")[0])
    other = ApiServer(ship)
    found = other.start(Door(port))
    assert found.port > port
    assert f"Port {port} was taken by " in found.note
    assert other.stop()


def test_no_free_port_is_said(ship, server, monkeypatch):
    monkeypatch.setattr("app.serve.server.TRIES", 1)
    port = int(server.url.rpartition(":")[2].partition("/")[0])
    with pytest.raises(MachineProblemError, match=f"Port {port} is taken by "):
        ApiServer(ship).start(Door(port))


def test_an_end_cuts_what_is_under_way(ship):
    ship.script = lambda hear, cancel: cancel.wait(20)
    one = ApiServer(ship)
    one.admit(KEY, ())
    one.url = one.start(Door(0)).url
    with asking(one, {**SERVICES["/v1/chat/completions"], "stream": True}):
        wait(lambda: ship.cancels)
        assert one.stop()
        assert ship.cancels[0].wait(5)


@pytest.mark.parametrize("stream", [True, False])
def test_as_many_as_come_in_one_turn_of_the_loop_keep_to_the_limit(ship, stream):
    go, statuses = threading.Event(), []
    ship.script = lambda hear, cancel: go.wait(20)
    body = {**SERVICES["/v1/chat/completions"], "stream": stream}
    scope = {"type": "http", "method": "POST", "path": "/v1/chat/completions"}
    scope |= {"query_string": b"", "headers": []}

    async def ask(application):
        told = iter(({"type": "http.request", "body": json.dumps(body).encode()},))

        async def receive():
            return next(told, None) or await asyncio.Event().wait()

        async def send(message):
            if message["type"] == "http.response.start":
                statuses.append(message["status"])
                if len(statuses) == 17:
                    go.set()  # all others were refused

        await application(dict(scope), receive, send)

    async def all_at_once():
        application = Api(ship, line).application()
        await asyncio.gather(*(ask(application) for _ in range(20)))

    line = Line(most=3)
    asyncio.run(asyncio.wait_for(all_at_once(), 30))
    assert sorted(statuses) == [200] * 3 + [429] * 17
    assert (line.under_way, line.refused_total) == (0, 17)


# --- ends and counts -------------------------------------------------------------------------------
CALL = ToolCall(id="abcdefghi", name="lookup", arguments='{"ship": "Mary"}')
TIMINGS = Timings(n_prompt=3, n_generated=9)


def ended(reason, calls=(), says=()):
    """Return an answer that ends so."""

    def answer(path, request, hear, cancel):
        for words in says:
            hear(words)
        return Done(id=request.id, reason=reason, timings=TIMINGS, tool_calls=calls)

    return answer


@pytest.mark.parametrize(
    ("reason", "calls", "said"),
    [
        ("stop", (), ("stop", "completed", "end_turn")),
        ("stop", (CALL,), ("tool_calls", "completed", "tool_use")),
        ("length", (), ("length", "incomplete", "max_tokens")),
        ("length", (CALL,), ("length", "incomplete", "max_tokens")),
        ("context", (CALL,), ("length", "incomplete", "max_tokens")),
    ],
)
def test_a_reply_that_was_cut_says_so_even_with_a_call_in_it(ship, http, reason, calls, said):
    ship.answer = ended(reason, calls)
    chat, response, message = (
        http.post(route, json=SERVICES[route]).json()
        for route in ("/v1/chat/completions", "/v1/responses", "/v1/messages")
    )
    assert len(chat["choices"][0]["message"].get("tool_calls", ())) == len(calls)
    found = chat["choices"][0]["finish_reason"], response["status"], message["stop_reason"]
    assert found == said
    streamed = events(http, "/v1/chat/completions")
    assert streamed[-1]["choices"][0]["finish_reason"] == said[0]


def test_the_tokens_of_what_was_thought_are_counted_where_a_service_tells_them(ship, http):
    thought = Text(id="", text="A ship.", reasoning=True, n_tokens=4)
    ship.answer = ended("stop", says=(thought, Text(id="", text="Yes.", n_tokens=9)))
    for route, name in (("/v1/chat/completions", "completion"), ("/v1/responses", "output")):
        usage = http.post(route, json=SERVICES[route]).json()["usage"]
        assert usage[f"{name}_tokens_details"] == {"reasoning_tokens": 4}
        assert usage[f"{name}_tokens"] == 9
    options = {"stream_options": {"include_usage": True}}
    last = events(http, "/v1/chat/completions", **options)[-1]
    assert last["usage"]["completion_tokens_details"] == {"reasoning_tokens": 4}
    last = events(http, "/v1/responses")[-1]["response"]
    assert last["usage"]["output_tokens_details"] == {"reasoning_tokens": 4}


@pytest.mark.parametrize("route", SERVICES)
def test_a_reply_that_somebody_else_ended_is_not_told_as_whole(ship, http, route):
    ship.answer = ended("cancelled", says=(Text(id="", text="A sh", n_tokens=2),))
    whole = http.post(route, json=SERVICES[route])
    assert whole.status_code == 503
    assert "unloaded in the middle" in whole.json()["error"]["message"]
    last = json.dumps(events(http, route)[-1])
    assert "unloaded in the middle" in last


# --- names of this computer ------------------------------------------------------------------------
RULES = guard.Rules(frozenset({"127.0.0.1", "localhost", "box.local"}), frozenset(), KEY)


@pytest.mark.parametrize(
    ("host", "here", "lan"),
    [
        ("127.0.0.1:8347", True, True),
        ("LocalHost:9000", True, True),  # the near end of a tunnel
        ("localhost", True, True),
        ("box.local:8347", True, True),
        ("192.168.1.7:8347", False, True),  # an address that came after the start
        ("192.168.1.7", False, True),
        ("192.168.1.7.evil.example:8347", False, False),
        ("localhost.evil.example:8347", False, False),
        ("evil.example:8347@127.0.0.1", False, False),
        ("evil.example", False, False),
        ("127.0.0.1:8347:80", False, False),
        ("\u0661.2.3.4", False, False),
        ("", False, False),
    ],
)
def test_a_request_is_meant_for_this_computer_by_its_names_at_any_port(host, here, lan):
    assert RULES.knows(host) is here
    assert replace(RULES, lan=True).knows(host) is lan


# --- connections -----------------------------------------------------------------------------------
def connected(server, sent=b""):
    line = socket.create_connection(("127.0.0.1", int(server.url.split(":")[2].split("/")[0])), 20)
    line.sendall(sent)
    return line


@pytest.mark.parametrize("sent", [b"", b"POST /v1/models HTTP/1.1\r\nhos", b"GET"])
def test_a_client_that_does_not_ask_is_let_go(server, http, monkeypatch, sent):
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.05)
    with connected(server, sent) as line:
        assert line.recv(1) == b""
    assert http.get("/health").status_code == 200


def test_a_client_that_is_answered_or_asks_again_is_not_let_go(ship, server, monkeypatch):
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.7)
    over = threading.Event()
    ship.script = lambda hear, cancel: over.wait(20)
    asked = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with asking(server, SERVICES["/v1/chat/completions"]) as long, connected(server) as line:
        begun = time.monotonic()
        while time.monotonic() < begun + 2.0:
            line.sendall(asked)
            told = b""
            while not told.endswith(b"}"):
                more = line.recv(4096)
                assert more
                told += more
        over.set()
        assert long.recv(12) == b"HTTP/1.1 200"


def test_there_are_not_endlessly_many_connections(server, monkeypatch):
    monkeypatch.setattr(connections, "MOST", 2)
    asked = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with connected(server, asked) as one, connected(server, asked) as two:
        assert one.recv(9) == two.recv(9) == b"HTTP/1.1 "
        with connected(server) as three, contextlib.suppress(ConnectionError):
            assert three.recv(1) == b""
    wait(lambda: answers(server, asked))


def answers(server, asked):
    with connected(server, asked) as line, contextlib.suppress(ConnectionError):
        return line.recv(9) == b"HTTP/1.1 "
