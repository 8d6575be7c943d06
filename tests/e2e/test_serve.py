"""The local API: a real core with the real worker, asked by unmodified clients over HTTP."""

import os
import signal
import threading
import time

import anthropic
import httpx
import openai
import pytest

from app import commands as c
from app.core import embedding
from app.engine.protocol import ChatMessage, Generate, Text
from app.session import Phase
from tests.e2e.harness import Voyage
from tests.sim import tiny_embedders

ASK = [{"role": "user", "content": "The hold of the ship"}]
GREEDY = {"temperature": 0.0, "max_tokens": 24}


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    home = tmp_path_factory.mktemp("served")
    with Voyage(home) as voyage:
        voyage.do(c.Choose(ref="engine-test"))
        session = voyage.phase(Phase.PLANNED)
        voyage.do(c.Configure(config=session.config.with_(n_seq_max=4, n_ctx=2048)))
        voyage.until(lambda s: s.session.config.n_seq_max == 4 and s.session.plan)
        voyage.do(c.Qualify())
        voyage.phase(Phase.READY, seconds=90)
        settings = voyage.core.state.settings.model_copy(update={"api_on": True, "api_port": 23470})
        voyage.do(c.ChangeSettings(settings=settings))
        voyage.until(lambda s: s.api.on)
        yield voyage


@pytest.fixture
def url(served):
    return served.core.state.api.url


@pytest.fixture
def key(served):
    return served.core.api_key


@pytest.fixture
def http(url, key):
    with httpx.Client(base_url=url, headers={"authorization": f"Bearer {key}"}, timeout=30) as one:
        yield one


@pytest.fixture
def client(url, key):
    with openai.OpenAI(base_url=url, api_key=key, max_retries=0) as one:
        yield one


def text_of(client, **more):
    found = client.chat.completions.create(model="engine-test", messages=ASK, **GREEDY, **more)
    return found.choices[0].message.content


# --- clients ---------------------------------------------------------------------------------------
def test_the_models_are_listed_with_what_was_proven(client):
    model = client.models.list().data[0]
    assert model.id == "engine-test"
    told = client.models.retrieve("engine-test").model_dump()
    assert told["qualified"]
    assert told["proven_context"] > 0
    assert told["loaded"]
    assert told["placement"]["mtp"]


def test_a_stream_says_the_same_as_a_whole_answer_and_counts_it(client):
    whole = client.chat.completions.create(model="engine-test", messages=ASK, **GREEDY)
    assert whole.usage.completion_tokens == 24
    assert whole.choices[0].finish_reason == "length"
    pieces = list(
        client.chat.completions.create(
            model="engine-test", messages=ASK, stream=True,
            stream_options={"include_usage": True}, **GREEDY,
        )
    )  # fmt: skip
    said = "".join(piece.choices[0].delta.content or "" for piece in pieces if piece.choices)
    assert said == whole.choices[0].message.content
    assert pieces[-1].usage.completion_tokens == 24
    assert pieces[-2].choices[0].finish_reason == "length"


def test_the_answer_is_the_engine_s_own_token_for_token(served, client):
    heard = []
    request = Generate(
        id="own", messages=(ChatMessage(role="user", content=ASK[0]["content"]),), max_tokens=24
    )
    served.core.answer("", request, heard.append, threading.Event())
    # Notices of the engine come in between.
    words = [answer.text for answer in heard if isinstance(answer, Text)]
    assert text_of(client) == "".join(words)


def test_bare_text_with_likelihoods(client):
    found = client.completions.create(
        model="engine-test", prompt="The hold", logprobs=2, **GREEDY
    ).choices[0]
    assert len(found.logprobs.tokens) == 24
    assert len(found.logprobs.top_logprobs[0]) == 2
    assert "".join(found.logprobs.tokens).startswith(found.text[:4])


def test_json_of_a_schema(client):
    schema = {"type": "object", "properties": {"a": {"type": "boolean"}}, "required": ["a"]}
    wanted = {"type": "json_schema", "json_schema": {"name": "x", "schema": schema}}
    found = client.chat.completions.create(
        model="engine-test", messages=ASK, response_format=wanted, temperature=0, max_tokens=60
    )
    assert "".join(found.choices[0].message.content.split()).startswith('{"a":')


def test_anthropic_s_client_is_answered_in_its_own_shapes(url, key, client):
    with anthropic.Anthropic(base_url=url.removesuffix("/v1"), api_key=key, max_retries=0) as other:
        found = other.messages.create(
            model="engine-test", max_tokens=24, messages=ASK, extra_body={"temperature": 0}
        )
        assert found.content[0].text == text_of(client)
        assert found.stop_reason == "max_tokens"
        word = found.content[0].text[4:8]
        ended = other.messages.create(
            model="engine-test",
            max_tokens=24,
            messages=ASK,
            stop_sequences=["never", word],
            extra_body={"temperature": 0},
        )
        assert (ended.stop_reason, ended.stop_sequence) == ("stop_sequence", word)
        assert word not in ended.content[0].text
        with other.messages.stream(
            model="engine-test", max_tokens=24, messages=ASK, extra_body={"temperature": 0}
        ) as stream:
            assert "".join(stream.text_stream) == found.content[0].text
        assert stream.get_final_message().usage.output_tokens == 24
        with pytest.raises(anthropic.NotFoundError):
            other.messages.create(model="nothing", max_tokens=1, messages=ASK)


def test_the_tokens_of_a_prompt_are_counted_without_an_answer(served, url, key, client):
    tools = [{"name": "weather", "input_schema": {"type": "object", "properties": {}}}]
    with anthropic.Anthropic(base_url=url.removesuffix("/v1"), api_key=key, max_retries=0) as other:
        counted = other.messages.count_tokens(model="engine-test", messages=ASK).input_tokens
        longer = other.messages.count_tokens(
            model="engine-test", messages=ASK, system="Speak like a sailor."
        ).input_tokens
        far = [{"role": "user", "content": "word " * 4000}]
        beyond = other.messages.count_tokens(model="engine-test", messages=far).input_tokens
        with pytest.raises(anthropic.BadRequestError, match="knows no tools"):
            other.messages.count_tokens(model="engine-test", messages=ASK, tools=tools)
    used = client.chat.completions.create(model="engine-test", messages=ASK, max_tokens=1).usage
    assert counted == used.prompt_tokens < longer
    assert beyond > 20_000 > served.core.state.session.receipt.proven_depth
    assert (
        client.responses.input_tokens.count(model="engine-test", input=ASK).input_tokens == counted
    )


def test_anthropic_s_client_lists_the_models_in_its_own_shapes(url, key):
    with anthropic.Anthropic(base_url=url.removesuffix("/v1"), api_key=key, max_retries=0) as other:
        page = other.models.list()
        assert (page.data[0].type, page.data[0].display_name) == ("model", "engine-test")
        assert not page.has_more
        assert page.last_id == page.data[-1].id
        assert other.models.retrieve("engine-test").created_at.year == 1970
        for ask in (lambda: other.models.retrieve("nothing"), other.messages.batches.list):
            with pytest.raises(anthropic.NotFoundError) as caught:
                ask()
            assert caught.value.body["error"]["type"] == "not_found_error"


def test_what_is_kept_by_the_services_alone_is_not_found_here(client):
    kept = (client.responses.retrieve, client.responses.cancel, client.chat.completions.retrieve)
    for ask in kept:
        with pytest.raises(openai.NotFoundError, match="with id 'x_1' not found"):
            ask("x_1")
    for ask in (client.files.list, client.batches.list, client.responses.compact):
        arguments = (
            {"model": "engine-test", "input": "x"} if ask == client.responses.compact else {}
        )
        with pytest.raises(openai.NotFoundError):
            ask(**arguments)
    with pytest.raises(openai.NotFoundError, match="Invalid URL"):
        client.moderations.create(input="x")


def test_the_responses_of_openai(client):
    found = client.responses.create(
        model="engine-test", input=ASK[0]["content"], temperature=0, max_output_tokens=24
    )
    assert found.output_text == text_of(client)
    assert found.incomplete_details.reason == "max_output_tokens"
    told = [
        event.delta
        for event in client.responses.create(
            model="engine-test", input=ASK, temperature=0, max_output_tokens=24, stream=True
        )
        if event.type == "response.output_text.delta"
    ]
    assert "".join(told) == found.output_text


def test_four_streams_at_once_say_what_each_would_say_alone(client):
    alone = text_of(client)
    said = {}

    def ask(n):
        pieces = client.chat.completions.create(
            model="engine-test", messages=ASK, stream=True, **GREEDY
        )
        said[n] = "".join(piece.choices[0].delta.content or "" for piece in pieces)

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert said == dict.fromkeys(range(4), alone)


# --- refusals --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ({}, 400, "Missing required parameter: 'messages'"),
        ({"messages": []}, 400, "messages"),
        ({"messages": ASK, "made_up": 1}, 400, "Unrecognized request argument supplied: made_up"),
        ({"messages": ASK, "temperature": 9}, 400, "Invalid value for 'temperature'"),
        ({"messages": ASK, "n": 2}, 400, "'n'"),
        ({"messages": ASK, "model": "gpt-5"}, 404, "The model 'gpt-5' does not exist here"),
        ({"messages": [{"role": "user", "content": [{"type": "image_url"}]}]}, 400, "text only"),
        ({"messages": [{"role": "user", "content": "word " * 4000}]}, 400, "context holds 512"),
        ({"messages": ASK, "grammar": "root ::= ("}, 400, ""),
    ],
)
def test_what_cannot_be_answered_is_said_with_the_field(http, body, status, words):
    found = http.post("/chat/completions", json={"max_tokens": 2, **body})
    assert (found.status_code, words in found.json()["error"]["message"]) == (status, True), (
        found.text
    )


def test_an_overlong_prompt_tells_the_numbers(http):
    found = http.post(
        "/chat/completions", json={"messages": [{"role": "user", "content": "a " * 5000}]}
    )
    error = found.json()["error"]
    assert error["code"] == "context_length_exceeded"
    assert error["n_ctx"] == 512
    assert error["n_prompt"] > 5000


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/nothing", 404), ("GET", "/chat/completions", 405), ("POST", "/models", 405)],
)
def test_unknown_routes_are_answered_as_the_service_does(http, method, path, status):
    found = http.request(method, path)
    assert found.status_code == status
    assert found.json()["error"]["type"] == "invalid_request_error"
    assert ("allow" in found.headers) is (status == 405)


def test_a_body_that_is_no_json(http):
    found = http.post("/chat/completions", content=b"{")
    assert found.status_code == 400
    assert "parse the JSON" in found.json()["error"]["message"]


# --- embeddings ------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def embedder(served, tmp_path_factory):
    path = tiny_embedders.build(tmp_path_factory.mktemp("embedder") / "tiny-embedder.gguf")
    served.do(c.ImportFile(path=str(path)))
    served.until(lambda s: any(file.path == str(path) for file in s.library))
    return path


def test_embeddings_come_as_numbers_and_as_base64(client, embedder):
    texts = ["the sea is calm", "a full hold", "wind"]
    found = client.embeddings.create(model="tiny-embedder", input=texts)
    plain = client.embeddings.create(
        model="tiny-embedder", input=texts, encoding_format="float", dimensions=64
    )
    assert [one.index for one in found.data] == [0, 1, 2]
    assert [one.embedding for one in found.data] == [one.embedding for one in plain.data]
    assert found.usage.prompt_tokens == found.usage.total_tokens > len(texts)
    for one in found.data:
        assert sum(x * x for x in one.embedding) == pytest.approx(1.0, abs=1e-4)
    alone = client.embeddings.create(model="tiny-embedder", input=texts[1])
    assert alone.data[0].embedding == pytest.approx(found.data[1].embedding, abs=2e-3)


def test_embeddings_are_made_beside_the_open_model_and_leave_it_alone(served, client, embedder):
    before = text_of(client)
    session = served.core.state.session
    client.embeddings.create(model="default", input="sea")
    assert served.core.state.session.file == session.file
    assert text_of(client) == before
    told = {model.id: model for model in client.models.list().data}
    assert told["tiny-embedder"].makes == "embeddings"
    assert told["engine-test"].makes == "text"


def test_an_embedding_worker_that_dies_is_replaced_and_an_idle_one_leaves(
    served, client, embedder, monkeypatch
):
    def ask():
        return client.embeddings.create(model="tiny-embedder", input="sea").data[0].embedding

    first, desk = ask(), served.core._embedding
    os.kill(desk._worker.pid, signal.SIGKILL)
    until_true(lambda: not desk._worker.alive)
    assert ask() == first
    monkeypatch.setattr(embedding, "IDLE_SECONDS", 0.0)
    until_true(lambda: desk._worker is None)
    monkeypatch.undo()
    assert ask() == first


def test_without_room_in_memory_no_embedding_model_is_opened(served, client, embedder, monkeypatch):
    served.core._embedding._end()
    monkeypatch.setattr(embedding, "memory_now", lambda: (1 << 30, 1 << 20))
    with pytest.raises(openai.InternalServerError, match="MiB are free") as caught:
        client.embeddings.create(model="tiny-embedder", input="sea")
    assert (caught.value.status_code, caught.value.body["cause"]) == (503, "host-ram-exhausted")


def until_true(question):
    end = time.monotonic() + 20
    while not question():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"model": "engine-test", "input": "x"}, "makes no embeddings"),
        ({"input": "x", "dimensions": 8}, "have 64 dimensions"),
        ({"input": "ship " * 200}, "the model takes 128"),
        ({"input": ""}, "Invalid value for 'input'"),
        ({"input": []}, "Invalid value for 'input'"),
        ({"input": [[1, 2, 3]]}, "other words in this model's vocabulary"),
    ],
)
def test_what_cannot_be_embedded_is_refused_by_name(client, embedder, asked, words):
    with pytest.raises(openai.BadRequestError, match=words):
        client.embeddings.create(**{"model": "tiny-embedder", **asked})


def test_an_embedding_model_writes_no_text_and_is_not_opened(served, client, embedder):
    with pytest.raises(openai.BadRequestError, match="makes embeddings and writes no text"):
        client.chat.completions.create(model="tiny-embedder", messages=ASK)
    before = served.core.state.session
    served.do(c.Choose(ref=str(embedder)))
    served.until(lambda s: any("makes embeddings" in notice.text for notice in s.notices))
    assert served.core.state.session.id == before.id


# --- rerank ----------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def reranker(served, tmp_path_factory):
    path = tiny_embedders.build(tmp_path_factory.mktemp("rank") / "tiny-reranker.gguf", "rank")
    served.do(c.ImportFile(path=str(path)))
    served.until(lambda s: any(file.path == str(path) for file in s.library))
    return path


ORDER = {"query": "the calm sea", "documents": ["the sea is calm", "a ship", "wind and a storm"]}


@pytest.mark.parametrize("model", ["tiny-reranker", "default", ""])
def test_documents_are_ordered_by_a_question_the_best_first(http, reranker, model):
    found = http.post("/rerank", json={**ORDER, "model": model}).json()
    assert set(found) == {"model", "object", "usage", "results"}
    assert (found["model"], found["object"]) == ("tiny-reranker", "list")
    assert found["usage"]["prompt_tokens"] == found["usage"]["total_tokens"] > 10
    scores = [one["relevance_score"] for one in found["results"]]
    assert scores == sorted(scores, reverse=True)
    assert sorted(one["index"] for one in found["results"]) == [0, 1, 2]
    best = http.post("/rerank", json={**ORDER, "top_n": 1, "return_documents": True}).json()
    n = found["results"][0]["index"]
    assert best["results"] == [
        {
            "index": n,
            "relevance_score": pytest.approx(scores[0], abs=2e-3),
            "document": {"text": ORDER["documents"][n]},
        }
    ]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"model": "engine-test"}, "writes text and does not order texts"),
        ({"query": ""}, "'query'"),
        ({"documents": []}, "'documents'"),
        ({"documents": ["ship " * 200]}, "the model takes 128"),
        ({"top_n": 0}, "'top_n'"),
        ({"texts": ["x"]}, "argument supplied: texts"),
    ],
)
def test_what_cannot_be_ordered_is_refused_by_name(http, reranker, asked, words):
    found = http.post("/rerank", json={**ORDER, **asked})
    assert found.status_code == 400
    assert words in found.json()["error"]["message"]


def test_a_model_that_orders_texts_neither_writes_nor_embeds(client, reranker):
    with pytest.raises(openai.BadRequestError, match="orders texts by a question and writes no"):
        client.chat.completions.create(model="tiny-reranker", messages=ASK)
    with pytest.raises(openai.BadRequestError, match="by a question and makes no embeddings"):
        client.embeddings.create(model="tiny-reranker", input="sea")


# --- the guard -------------------------------------------------------------------------------------
def test_without_the_key_nothing_but_the_health_is_told(url):
    for headers in ({}, {"authorization": "Bearer wrong"}, {"x-api-key": "wrong"}):
        found = httpx.get(f"{url}/models", headers=headers)
        assert found.status_code == 401
        assert found.json()["error"]["code"] == "invalid_api_key"
    assert httpx.get(f"{url.removesuffix('/v1')}/health").json() == {"status": "ok", "loaded": True}


@pytest.mark.parametrize(
    "host", ["evil.example", "192.168.1.7:8347", "localhost.evil.example:23470", ""]
)
def test_another_name_for_this_computer_is_refused(http, host):
    found = http.get("/models", headers={"host": host})
    assert found.status_code in {400, 403}


def test_a_foreign_page_is_refused_and_a_listed_one_is_let_in(served, http, url):
    assert http.get("/models", headers={"origin": "https://evil.example"}).status_code == 403
    asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    assert httpx.options(f"{url}/chat/completions", headers=asked).status_code == 403
    settings = served.core.state.settings
    listed = settings.model_copy(update={"api_origins": ("https://chat.example",)})
    served.do(c.ChangeSettings(settings=listed))
    asked |= {"origin": "https://chat.example", "access-control-request-headers": "x-stainless-os"}
    found = until(lambda: httpx.options(f"{url}/chat/completions", headers=asked), 204)
    assert found.headers["access-control-allow-headers"] == "x-stainless-os"
    assert found.headers["access-control-allow-origin"] == "https://chat.example"
    found = http.get("/models", headers={"origin": "https://chat.example"})
    assert found.headers["access-control-allow-origin"] == "https://chat.example"
    served.do(c.ChangeSettings(settings=settings))
    until(lambda: http.get("/models", headers={"origin": "https://chat.example"}), 403)


def until(ask, status):
    """Ask again until the answer has this status: settings take effect on a thread of their own."""
    for _ in range(200):
        found = ask()
        if found.status_code == status:
            return found
        time.sleep(0.02)
    raise AssertionError(found.status_code)


def test_a_new_key_locks_the_old_one_out(served, url):
    old = served.core.api_key
    served.do(c.RenewApiKey())
    until(lambda: httpx.get(f"{url}/models", headers={"authorization": f"Bearer {old}"}), 401)
    new = {"authorization": f"Bearer {served.core.api_key}"}
    until(lambda: httpx.get(f"{url}/models", headers=new), 200)


def test_a_client_that_goes_away_ends_its_reply(served, http):
    def cancelled():
        return int(metric(http, "plimsoll:requests_cancelled_total"))

    before = cancelled()
    body = {"messages": ASK, "max_tokens": 100_000, "stream": True, "logit_bias": {"2": -100}}
    with http.stream("POST", "/chat/completions", json=body) as reply:
        next(reply.iter_lines())
    end = time.monotonic() + 20
    while metric(http, "llamacpp:requests_processing") != "0" and time.monotonic() < end:
        time.sleep(0.02)
    assert metric(http, "llamacpp:requests_processing") == "0"
    assert cancelled() > before
    served.until(lambda s: s.session.phase is Phase.READY)


def metric(http, name):
    lines = http.get(f"{str(http.base_url).removesuffix('/v1/')}/metrics").text.splitlines()
    return next(line.split()[1] for line in lines if line.startswith(f"{name} "))
