"""A model on another computer: a real server on the loopback, well and with every fault."""

import socket
import threading

import pytest
from pydantic import SecretStr, ValidationError

from app.engine.protocol import ChatMessage, Generate, Text
from app.errors import PlimsollError, RemoteProblemError, UsageError
from app.remote.engine import RemoteEngine
from app.remote.probe import chosen, probe
from app.values.remote import RemoteServer
from app.values.sampling import SamplingParams
from app.values.tools import Tool, ToolCall
from tests.sim.remote import CERTIFICATE, KEY, Far, piece

ASK = Generate(id="r", messages=(ChatMessage(role="user", content="Two words?"),), max_tokens=9)


@pytest.fixture(scope="module")
def server():
    with Far() as far:
        yield far


@pytest.fixture
def far(server):
    fresh = Far()
    kept = ("reply", "fault", "health", "props", "models", "asked", "auth", "left")
    for name in kept:
        setattr(server, name, getattr(fresh, name))
    fresh._socket.close()
    return server


def engine(far, kind="vllm", **more):
    return RemoteEngine(RemoteServer(name="box", url=far.url), "big", kind, **more)


def ask(far, request=ASK, cancel=None, **more):
    heard = []
    done = engine(far, **more).generate(request, heard.append, cancel or threading.Event())
    return done, [one for one in heard if isinstance(one, Text)]


# --- a reply -----------------------------------------------------------------------------------
def test_a_reply_streams_with_its_thoughts_apart_and_the_server_s_counts(far):
    done, texts = ask(far)
    assert [(text.text, text.reasoning) for text in texts] == [
        ("Hm.", True), ("Two ", False), ("words", False),
    ]  # fmt: skip
    assert done.reason == "stop"
    assert (done.timings.n_prompt, done.timings.n_generated) == (11, 3)
    assert done.timings.ttft_seconds > 0
    assert far.asked[0]["messages"] == [{"role": "user", "content": "Two words?"}]
    assert far.asked[0]["stream_options"] == {"include_usage": True}


def test_thoughts_between_marks_are_taken_out_of_the_text(far):
    far.reply = [piece({"content": part}) for part in ("<thi", "nk>Hm", ".</think>\n", "Yes")]
    far.reply.append(piece(reason="length"))
    done, texts = ask(far)
    assert "".join(text.text for text in texts if text.reasoning) == "Hm."
    assert "".join(text.text for text in texts if not text.reasoning) == "Yes"
    assert done.reason == "length"
    assert done.timings.n_generated == 4  # a server that does not count is counted by its pieces


def test_calls_are_put_together_from_their_parts(far):
    def call(**told):
        return piece({"tool_calls": [{"index": 0, **told}]})

    far.reply = [
        call(id="c1", function={"name": "depth", "arguments": ""}),
        call(function={"arguments": '{"at":'}),
        call(function={"arguments": "3}"}),
        piece(reason="tool_calls"),
    ]
    tools = (Tool(function={"name": "depth"}),)
    done, _ = ask(far, ASK.model_copy(update={"tools": tools, "tool_choice": "depth"}))
    assert done.tool_calls == (ToolCall(id="c1", name="depth", arguments='{"at":3}'),)
    assert far.asked[0]["tool_choice"] == {"type": "function", "function": {"name": "depth"}}


def test_drafts_and_prefill_are_told_where_the_server_measured_them(far):
    told = {"prompt_ms": 250.0, "draft_n": 8, "draft_n_accepted": 6}
    far.reply[-2] = piece(reason="stop", timings=told)
    timings = ask(far, kind="llama.cpp")[0].timings
    assert timings.prefill_seconds == 0.25
    assert timings.acceptance == 0.75


def test_a_stop_ends_the_reply_on_the_server_too(far):
    far.fault = "silent"
    cancel = threading.Event()
    heard = []

    def hear(answer):
        heard.append(answer)
        if isinstance(answer, Text) and not answer.reasoning:
            cancel.set()

    done = engine(far).generate(ASK, hear, cancel)
    assert done.reason == "cancelled"
    assert far.left.wait(10)


def test_a_stop_does_not_wait_for_a_name_that_is_being_looked_up(monkeypatch):
    asked, over = threading.Event(), threading.Event()

    def hang(*_):
        asked.set()
        over.wait(60)
        raise OSError("no such name")

    monkeypatch.setattr(socket, "getaddrinfo", hang)
    cancel, ended = threading.Event(), []
    box = RemoteEngine(RemoteServer(name="box", url="http://localhost:1"), "big")
    thread = threading.Thread(target=lambda: ended.append(box.generate(ASK, print, cancel)))
    thread.start()
    assert asked.wait(20)
    cancel.set()
    thread.join(20)
    still_hangs = not over.is_set()
    over.set()
    assert (ended[0].reason, still_hangs) == ("cancelled", True)


# --- what is asked -----------------------------------------------------------------------------
def test_each_kind_of_server_is_told_the_numbers_it_knows_by_its_own_names(far):
    chosen_numbers = SamplingParams(repeat_penalty=1.2, dry_multiplier=0.8, top_k=5, seed=7)
    request = ASK.model_copy(update={"sampling": chosen_numbers})
    for kind in ("plimsoll", "llama.cpp", "vllm", "sglang", "other"):
        done, _ = ask(far, request, kind=kind)
        told = {
            key: far.asked[-1].get(key) for key in ("top_k", "repeat_penalty", "repetition_penalty")
        }
        assert (
            told
            == {
                "plimsoll": {"top_k": 5, "repeat_penalty": 1.2, "repetition_penalty": None},
                "llama.cpp": {"top_k": 5, "repeat_penalty": 1.2, "repetition_penalty": None},
                "vllm": {"top_k": 5, "repeat_penalty": None, "repetition_penalty": 1.2},
                "sglang": {"top_k": 5, "repeat_penalty": None, "repetition_penalty": 1.2},
                "other": {"top_k": None, "repeat_penalty": None, "repetition_penalty": None},
            }[kind]
        )
        assert any("dry_multiplier" in notice for notice in done.notices) == (kind != "llama.cpp")


@pytest.mark.parametrize("wanted", [True, False])
def test_whether_to_think_is_said_by_both_names_and_to_no_stranger(far, wanted):
    request = ASK.model_copy(update={"thinking": wanted})
    both = {"enable_thinking": wanted, "thinking": wanted}
    for kind, said in (
        ("plimsoll", {"enable_thinking": wanted}),
        ("llama.cpp", both),
        ("vllm", both),
        ("sglang", both),
        ("other", None),
    ):
        ask(far, request, kind=kind)
        assert far.asked[-1].get("chat_template_kwargs") == said


def test_a_grammar_goes_only_where_it_is_understood(far):
    with pytest.raises(UsageError, match="no grammar"):
        ask(far, ASK.model_copy(update={"grammar": "root ::= [a-z]"}))
    assert far.asked == []


# --- failures ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fault", "cause", "words"),
    [
        ("key", "remote-key-refused", "wants a key"),
        ("model", "remote-model-unknown", "does not have that model"),
        ("long", "remote-context-too-long", "512 tokens"),
        ("long-vllm", "remote-context-too-long", "4096 tokens"),
        ("busy", "remote-busy", "Too many requests"),
        ("loading", "remote-loading", "Loading model"),
        ("field", "remote-refused", "top_k"),
        ("broken", "remote-failed", "out of memory"),
        ("html", "remote-not-openai", "text/html"),
        ("html-404", "remote-not-openai", "status 404"),
        ("json", "remote-not-openai", "application/json"),
        ("moved", "remote-elsewhere", "elsewhere.example"),
        ("cut", "remote-cut", "broke off"),
        ("ends", "remote-cut", "broke off"),
        ("mute", "remote-cut", "before its first word"),
        ("nonsense", "remote-not-openai", "makes no sense"),
        ("error", "remote-failed", "the engine died"),
    ],
)
def test_every_failure_has_a_name_and_advice(far, fault, cause, words):
    far.fault = fault
    with pytest.raises(RemoteProblemError) as caught:
        ask(far)
    assert (caught.value.cause, words in caught.value.text) == (cause, True), caught.value.text
    assert caught.value.fix.endswith(".")


def test_a_server_that_falls_silent_is_named(far):
    far.fault = "silent"
    with pytest.raises(RemoteProblemError) as caught:
        ask(far, silence=0.2)
    assert caught.value.cause == "remote-silent"


def test_a_port_where_nobody_listens():
    found = probe(RemoteServer(name="box", url="http://127.0.0.1:9"))
    assert (found.state, found.cause) == ("failed", "remote-unreachable")


# --- who is asked, and trusted -----------------------------------------------------------------
def test_the_key_is_sent_and_never_shown(far):
    far.fault = "key"
    found = probe(RemoteServer(name="box", url=far.url), SecretStr(KEY))
    assert far.auth == [f"Bearer {KEY}"]
    assert "does not accept the key" in found.text
    assert KEY not in found.model_dump_json()
    assert KEY not in repr(vars(engine(far, key=SecretStr(KEY))))


def test_a_private_authority_is_trusted_only_where_it_is_given(tmp_path):
    with Far(tls=True) as far:
        found = probe(RemoteServer(name="box", url=far.url))
        assert (found.cause, far.auth) == ("remote-certificate", [])
        trusted = RemoteServer(name="box", url=far.url, ca_file=str(CERTIFICATE))
        assert probe(trusted).state == "ready"
    with pytest.raises(UsageError, match="certificate authority"):
        RemoteEngine(trusted.model_copy(update={"ca_file": str(tmp_path)}), "x").generate(
            ASK, print, threading.Event()
        )


def test_no_proxy_stands_before_this_very_computer(far, monkeypatch):
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.delenv("NO_PROXY", raising=False)
    assert probe(RemoteServer(name="box", url=far.url)).state == "ready"
    found = probe(RemoteServer(name="box", url="http://box.invalid:8000"))
    assert found.cause in {"proxy-misconfigured", "remote-unreachable"}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("http://box:8000", "http://box:8000/v1"),
        ("box:8000/", "http://box:8000/v1"),
        ("https://api.example/openai/v1/", "https://api.example/openai/v1"),
        (" https://[::1]:9/v1 ", "https://[::1]:9/v1"),
    ],
)
def test_addresses_as_people_type_them(typed, kept):
    assert RemoteServer(name="box", url=typed).url == kept


@pytest.mark.parametrize(
    "typed", ["", "ftp://box", "http://me:secret@box", "http://box:port", "http://box/v1?key=x"]
)
def test_what_is_no_address(typed):
    with pytest.raises(ValidationError):
        RemoteServer(name="box", url=typed)


# --- what it is --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("models", "props", "kind", "n_ctx"),
    [
        ([{"id": "big", "owned_by": "vllm", "max_model_len": 4096}], {}, "vllm", 4096),
        ([{"id": "big", "owned_by": "sglang", "max_model_len": 8192}], {}, "sglang", 8192),
        (
            [{"id": "big.gguf", "owned_by": "llamacpp"}],
            {"default_generation_settings": {"n_ctx": 2048}},
            "llama.cpp",
            2048,
        ),
        ([{"id": "big"}], {}, "other", 0),
    ],
)
def test_the_kind_of_server_is_found(far, models, props, kind, n_ctx):
    far.models, far.props = models, props
    found = probe(RemoteServer(name="box", url=far.url))
    assert (found.state, found.kind) == ("ready", kind)
    assert chosen(found).n_ctx == n_ctx


ASKS = {"chat_template": "{% if enable_thinking %}<think>{% endif %}"}
OURS = {"qualified": True, "proven_context": 1}


@pytest.mark.parametrize(
    ("entry", "props", "thinks"),
    [
        ({"owned_by": "llamacpp"}, ASKS, "told"),
        ({"owned_by": "llamacpp"}, {"chat_template": "{{ messages }}"}, ""),
        ({"owned_by": "llamacpp"}, {"chat_template": 7}, ""),
        ({"owned_by": "vllm"}, {}, ""),
        ({}, ASKS, ""),
        ({**OURS, "thinks": "off"}, {}, "off"),
        ({**OURS, "thinks": "always"}, {}, ""),
        ({**OURS, "thinks": {}}, {}, ""),
    ],
)
def test_whether_a_far_model_can_be_told_to_think_is_as_its_server_says(far, entry, props, thinks):
    far.models, far.props = [{"id": "big", **entry}], props
    assert chosen(probe(RemoteServer(name="box", url=far.url))).thinks == thinks


def test_a_model_is_named_when_there_are_several(far):
    far.models = [{"id": "a"}, {"id": "b"}]
    far.health = 503
    found = probe(RemoteServer(name="box", url=far.url))
    assert found.state == "loading"
    assert chosen(found, "B").id == "b"
    with pytest.raises(UsageError, match="several"):
        chosen(found)
    with pytest.raises(PlimsollError, match="no model c"):
        chosen(found, "c")
    far.models = []
    with pytest.raises(PlimsollError, match="offers no model"):
        chosen(probe(RemoteServer(name="box", url=far.url)))
