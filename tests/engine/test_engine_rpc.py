"""Another computer that lends its devices: who it is, what it has, and how it fails."""

import json
import re
import socket
import threading

import pytest

from app.cli.main import main
from app.core.desk import Desk
from app.diagnose.case import Circumstances, diagnose, live_case
from app.engine import lent, rpc
from app.engine.api import EngineError, Stop
from app.engine.inline import InlineEngine
from app.engine.protocol import Generate, Load, Text
from app.errors import UsageError
from app.machine.detect import detect
from app.runconfig import MtpConfig, RunConfig
from app.settings import Settings
from tests.engine.lending import lending, two_free_ports

NONE = threading.Event()
LOST = {"kill": ("exit", "certain"), "freeze": ("hang", "likely")}
"""How a computer goes away, and what is seen of it."""


def silent(_answer):
    pass


@pytest.fixture(scope="module")
def config():
    return RunConfig(n_ctx=1024, n_batch=128, n_ubatch=64, mtp=MtpConfig(on=False), mmap=False)


@pytest.fixture
def loading(worker, tiny):
    """Return the engine, and how a load with other computers ends: its failure's evidence."""
    engine = worker()

    def load(config):
        return engine.load(
            Load(path=str(tiny("low")), config=config, n_threads=1), silent, NONE
        ).placement

    engine.loads = load
    return engine


def cause(error, config):
    return diagnose(live_case(error.evidence, Circumstances(config=config)))


class Impostor:
    """Listens where a server would, says what it is told to, and keeps what it is sent."""

    def __init__(self, says):
        port = two_free_ports()
        self.endpoint = f"127.0.0.1:{port}"
        self.heard = 0
        self._doors = [
            socket.create_server(("127.0.0.1", port)),
            socket.create_server(("127.0.0.1", port + 1)),
        ]
        self._says = says
        for door, answer in zip(self._doors, (self._listen, self._greet), strict=True):
            threading.Thread(target=self._serve, args=(door, answer), daemon=True).start()

    def _serve(self, door, answer):
        while True:
            try:
                link, _ = door.accept()
            except OSError:
                return
            with link:
                answer(link)

    def _greet(self, link):
        link.sendall(self._says)

    def _listen(self, link):
        self.heard += len(link.recv(4096))

    def close(self):
        for door in self._doors:
            door.shutdown(socket.SHUT_RDWR)
            door.close()


@pytest.fixture
def impostor():
    made = []

    def make(says):
        made.append(Impostor(says))
        return made[-1]

    yield make
    for one in made:
        one.close()


def greeting(commit):
    return json.dumps({"plimsoll": "9.9", "commit": commit, "devices": []}).encode()


def test_it_says_who_it_is_what_it_has_and_how_to_reach_it(lenders):
    one = lenders[0]
    found = rpc.hello(one.endpoint)
    assert found.commit.startswith("0c1e570")
    assert found.devices[0].total_bytes >= found.devices[0].free_bytes > 0
    both = f"-L {one.port}:127.0.0.1:{one.port} -L {one.port + 1}:127.0.0.1:{one.port + 1}"
    assert re.search(rf"^  ssh -N {both} \S+@\S+$", one.said, re.MULTILINE)
    assert "can crash this computer or take it over" in one.said
    assert "other users of both computers too" in one.said
    (card,) = lent.cards((one.endpoint,))
    assert (card.endpoint, card.total_bytes) == (one.endpoint, found.devices[0].total_bytes)


def test_it_can_be_reached_from_this_computer_alone(lenders):
    for port in (lenders[0].port, lenders[0].port + 1):
        with socket.socket() as link:
            # The whole 127.0.0.0/8 is this computer, but it listens on one address of it.
            assert link.connect_ex(("127.0.0.2", port)) != 0


def test_ctrl_c_ends_it_and_json_is_all_that_stdout_gets():
    with lending(1, "--json", "--threads", "1") as (one,):
        code, out = one.interrupt()
    assert code == 0
    assert json.loads(out)["endpoint"] == one.endpoint


@pytest.mark.parametrize(
    "wrong", ["10.0.0.1:50052", "localhost:50052", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:65535"]
)
def test_only_an_address_of_this_computer_is_taken(wrong):
    with pytest.raises(UsageError, match="is not an address of this computer"):
        rpc.hello(wrong)


def test_nobody_there_is_named_before_the_model_is_read(loading, config):
    nobody = config.with_(rpc=(f"127.0.0.1:{two_free_ports()}",))
    with pytest.raises(EngineError) as caught:
        loading.loads(nobody)
    assert caught.value.failure.code == "rpc-unreachable"
    found = cause(caught.value, nobody)
    assert (found.cause, found.confidence) == ("rpc-unreachable", "certain")
    assert nobody.rpc[0] in found.title
    assert found.remedies[0].kind == "reach-other-computer"
    assert loading.alive, "and the engine lives on"


@pytest.mark.parametrize(
    "says", [greeting("ffffff0"), b"SSH-2.0-OpenSSH_9.6\r\n"], ids=["other", "no"]
)
def test_another_version_is_refused_before_a_byte_is_sent(loading, config, impostor, says):
    other = impostor(says)
    wrong = config.with_(rpc=(other.endpoint,))
    with pytest.raises(EngineError) as caught:
        loading.loads(wrong)
    assert caught.value.failure.code == "rpc-version-mismatch"
    assert other.heard == 0
    assert cause(caught.value, wrong).cause == "rpc-version-mismatch"


def test_what_is_no_engine_is_found_out_by_ggml_s_own_greeting(loading, config, impostor):
    other = impostor(greeting("0c1e570"))
    with pytest.raises(EngineError) as caught:
        loading.loads(config.with_(rpc=(other.endpoint,)))
    assert caught.value.failure.code == "rpc-unreachable"
    assert other.heard < 64, "a greeting, nothing of the model"


def test_one_that_works_for_another_is_busy(loading, worker, tiny, config, lenders, monkeypatch):
    taken = config.with_(rpc=(lenders[2].endpoint,))
    loading.loads(taken)
    monkeypatch.setattr(rpc, "SECONDS", 0.3)
    with pytest.raises(rpc.RemoteError, match="it is busy"):
        rpc.check(taken.rpc, "0c1e570")
    assert rpc.hello(taken.rpc[0]).devices, "but it can be asked all the same"


def disturbed(engine, disturb):
    """Return how a reply ends in whose middle `disturb` is called."""
    begun = threading.Event()

    def heard(answer):
        if isinstance(answer, Text):
            begun.set()

    def wait():
        begun.wait()
        disturb()

    waiter = threading.Thread(target=wait)
    waiter.start()
    request = Generate(id="r", prompt="The hold", max_tokens=900, ignore_eos=True)
    with pytest.raises(EngineError) as caught:
        engine.generate(request, heard, NONE)
    waiter.join()
    assert not engine.alive
    return caught.value


@pytest.mark.parametrize("how", LOST)
def test_one_that_goes_away_in_the_middle_of_a_reply_ends_the_engine_with_its_name(
    worker, tiny, config, lenders, how
):
    engine = worker(step_silence_seconds=1.0)
    with lending(1) as (mortal,):
        both = config.with_(rpc=(lenders[0].endpoint, mortal.endpoint), tensor_split=(1, 1))
        request = Load(path=str(tiny("low")), config=both, n_threads=1)
        placed = engine.load(request, silent, NONE).placement
        assert [card.layers for card in placed.cards] == [5, 5]
        error = disturbed(engine, getattr(mortal, how))
    found = cause(error, both)
    assert found.cause == "rpc-lost"
    assert (error.evidence.reason, found.confidence) == LOST[how]
    assert found.title == f"The other computer at {mortal.endpoint} went away while it was in use."
    kinds = [remedy.kind for remedy in found.remedies]
    assert kinds == ["reach-other-computer", "restart-engine", "without-other-computer"]


def test_a_silence_is_another_computer_s_where_one_does_not_answer_any_more():
    log = ["llama_decode: reading", "Nobody answers at 127.0.0.1:50052 any more."]
    found = diagnose({"exit": {"hang": True}, "phase": "decode", "log": log})
    assert (found.cause, found.confidence) == ("rpc-lost", "likely")
    assert "127.0.0.1:50052" in found.title


def test_a_silence_without_lent_devices_is_nobody_s_else():
    case = {"exit": {"hang": True}, "settings": {"rpc": None}, "phase": "decode", "log": ["x"]}
    assert diagnose(case).cause != "rpc-lost"


def test_the_desk_asks_the_computers_that_a_setup_names(lenders, tiny, config):
    desk = Desk(detect, Settings, InlineEngine)
    file = desk.describe(tiny("low"))
    ends = tuple(one.endpoint for one in lenders[:2])
    planned = desk.plan(file, config.with_(rpc=ends, tensor_split=(3, 1)), quick=True)
    assert [part.uuid for part in planned.devices] == [rpc.uuid_of(end, 0) for end in ends]
    assert planned.devices[0].item_bytes("weights") > planned.devices[1].item_bytes("weights")
    gone = f"127.0.0.1:{two_free_ports()}"
    with pytest.raises(rpc.RemoteError) as caught:
        desk.plan(file, config.with_(rpc=(gone,)), quick=True)
    assert caught.value.cause == "rpc-unreachable"


def typed(capsys, *arguments):
    """Return the exit code and the JSON document of a command."""
    code = main([*arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_a_plan_shows_the_lines_of_each_computer(capsys, tiny, lenders):
    ends = [one.endpoint for one in lenders[:2]]
    several = [str(tiny("low")), "--ctx", "512", "--rpc", ends[0], "--rpc", ends[1]]
    code, told = typed(capsys, "plan", *several, "--split", "3,1")
    assert code == 0
    first, second = told["devices"]
    assert first["name"].endswith(f" at {ends[0]}")
    assert second["name"].endswith(f" at {ends[1]}")
    assert (first["capacity_bytes"], first["verdict"]) == (second["capacity_bytes"], "fits")
    assert first["total_bytes"] != second["total_bytes"]
    assert told["config"]["rpc"] == ends
    assert told["config"]["tensor_split"] == [3, 1]


def test_one_answer_from_two_computers_is_that_of_one(capsys, tiny, lenders):
    asked = ["run", str(tiny("low")), "-p", "The hold", "-n", "30", "--raw", "--ctx", "512"]
    _, alone = typed(capsys, *asked)
    ends = [part for one in lenders[:2] for part in ("--rpc", one.endpoint)]
    code, several = typed(capsys, *asked, *ends)
    assert code == 0
    assert several["tokens"] == alone["tokens"]
    assert [card["layers"] for card in several["placement"]["cards"]] == [5, 5]
    assert alone["placement"]["device"] == "CPU"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--rpc", "192.168.0.7:50052"], "not an address of this computer"),
        (["--rpc", "127.0.0.1:1"], "No other computer answers at 127.0.0.1:1"),
        (["--split", "2,1"], "--split gives 2 shares"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(capsys, tiny, words, says):
    code, told = typed(capsys, "plan", str(tiny("low")), *words)
    assert code != 0
    assert says in told["error"]["text"]
    assert told["error"]["fix"]


def soon():
    """Return a cancel that is set while somebody waits."""
    cancel = Stop()
    threading.Timer(0.4, cancel.set).start()
    return cancel


def test_a_cancel_ends_the_wait_for_one_that_keeps_silent(loading, config, dead_end, tiny):
    with pytest.raises(rpc.RemoteError) as given_up:
        rpc.hello(dead_end, soon())
    assert given_up.value.cause == "cancelled", "long before it is called unreachable"
    request = Load(path=str(tiny("low")), config=config.with_(rpc=(dead_end,)), n_threads=1)
    loading.ready()
    with pytest.raises(EngineError) as stopped:
        loading.load(request, silent, soon())
    assert stopped.value.evidence.reason == "cancelled"
    assert loading.alive


def test_a_whole_answer_has_its_time_and_not_each_byte_of_it(monkeypatch):
    with socket.socket() as said:
        port = two_free_ports()
        said.bind(("127.0.0.1", port + 1))
        said.listen()
        monkeypatch.setattr(rpc, "SECONDS", 0.5)
        over = threading.Event()

        def drip():
            link, _ = said.accept()
            with link:
                while not over.wait(0.1):
                    link.send(b" ")

        dripping = threading.Thread(target=drip)
        dripping.start()
        with pytest.raises(rpc.RemoteError, match="timed out"):
            rpc.hello(f"127.0.0.1:{port}")
        over.set()
        dripping.join()
