"""The command line as a script meets it: real processes, one JSON document, exit codes, clear words."""

import json
import os
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from app.engine.testmodel import TEMPLATE, build
from app.machine.recorder import FLIGHT, last_flight
from tests.sim.hub import LoopbackHub
from tests.sim.sampling import wait_for

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "data" / "cases"
QUICK = ("--ctx", "1024", "--batch", "256", "--ubatch", "256", "--threads", "1")
SECONDS = 110


class Shell:
    """Runs `plimsoll` in processes of its own, with a home of its own."""

    def __init__(self, home):
        self.home = home
        kept = ("PATH", "LANG", "TMPDIR", "COVERAGE_PROCESS_START")
        self.env = {name: os.environ[name] for name in kept if name in os.environ}
        self.env |= {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
        self.env |= {"PLIMSOLL_HOME": str(home), "HF_HOME": str(home / "hub")}
        self.env |= {"HOME": str(home / "person"), "OLLAMA_MODELS": str(home / "ollama")}

    def __call__(self, *words, module="ui", stdin="", env=(), **options):
        command = [sys.executable, "-P", "-m", module, *map(str, words)]
        done = subprocess.run(
            command,
            check=False,
            capture_output=True,
            text=True,
            input=stdin,
            timeout=SECONDS,
            env={**self.env, **dict(env)},
            **options,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done

    def json(self, *words, code=0, **options):
        done = self(*words, "--json", **options)
        assert done.returncode == code, done.stderr
        return json.loads(done.stdout)


@pytest.fixture(scope="module")
def sh(tmp_path_factory):
    shell = Shell(tmp_path_factory.mktemp("cli"))
    for name in ("engine-test", "starter"):
        assert shell.json("pull", name)["fetched"] is True
    return shell


@pytest.fixture(scope="module")
def tiny(sh):
    return sh.home / "models" / "engine-test.gguf"


@pytest.fixture(scope="module")
def gemma(sh):
    return next((sh.home / "models").glob("gemma*.gguf"))


# --- what scripts rely on --------------------------------------------------------------------
def test_detect_tells_cards_host_processor_and_problems(sh):
    found = sh.json("detect")
    assert {"gpus", "host", "cpu", "problems"} <= set(found)
    assert {"total_bytes", "available_bytes", "commit_free_bytes"} <= set(found["host"])
    assert all({"cause", "text", "fix"} <= set(problem) for problem in found["problems"])


def test_plan_tells_where_every_byte_goes(sh, tiny):
    plan = sh.json("plan", tiny, "--gpu", "rtx-3090-ti", "--ctx", 8192)
    assert {"verdict", "config", "devices", "host"} <= set(plan)
    for part in (*plan["devices"], plan["host"]):
        assert part["total_bytes"] == sum(item["bytes"] for item in part["items"])
        line = part["free_bytes"] - sum(reserve["bytes"] for reserve in part["reserves"])
        assert part["load_line_bytes"] == line
        assert part["headroom_bytes"] == line - part["total_bytes"]


def test_pull_twice_fetches_once_and_list_and_import_know_the_files(sh, tiny, tmp_path):
    assert sh.json("pull", "engine-test")["fetched"] is False
    other = build(tmp_path / "other.gguf", mtp=False, name="Another")
    added = sh.json("import", other)
    assert (added["title"], added["n_layer_nextn"]) == ("Another", 0)
    listed = sh.json("list")
    assert {str(tiny), str(other)} <= {file["path"] for file in listed["files"]}
    other.unlink()
    assert any("other.gguf" in problem["text"] for problem in sh.json("list")["problems"])


def test_a_model_comes_from_the_hub_and_a_missing_one_is_named(sh, tiny):
    with LoopbackHub() as hub:
        hub.add("harbour/tiny-GGUF", "tiny-F32.gguf", tiny)
        env = {"HF_ENDPOINT": hub.endpoint}
        pulled = sh.json("pull", "harbour/tiny-GGUF:F32", env=env)
        assert Path(pulled["path"]).read_bytes() == tiny.read_bytes()
        failure = sh.json("pull", "harbour/none-GGUF:F32", env=env, code=1)["error"]
    assert failure["cause"]
    assert failure["text"]


def test_a_reply_of_the_engine_test_is_drafted_and_equal_in_this_process(sh, tiny):
    words = ("run", tiny, "-p", "Go on.", "-n", 96, *QUICK)
    worker = sh.json(*words)
    assert worker["timings"]["acceptance"] > 0.5
    assert worker["placement"]["device"] == "CPU"
    assert len(worker["tokens"]) == worker["timings"]["n_generated"]
    inline = sh.json(*words, "--in-process")
    undrafted = sh.json(*words, "--no-mtp")
    assert inline["tokens"] == worker["tokens"] == undrafted["tokens"]
    assert undrafted["timings"]["acceptance"] is None


def test_a_reply_has_the_form_that_was_asked_for_and_a_form_that_is_none_is_usage(
    sh, tiny, tmp_path
):
    schema, grammar = tmp_path / "schema.json", tmp_path / "bad.gbnf"
    schema.write_text(
        '{"type": "object", "properties": {"n": {"enum": [1, 2]}}, "required": ["n"]}'
    )
    grammar.write_text('root ::= "a')
    words = ("run", tiny, "-p", "Go on.", *QUICK)
    done = sh.json(*words, "--json-schema", schema, "--logprobs", 2)
    assert json.loads(done["text"])["n"] in (1, 2)
    assert [one["token"] for one in done["logprobs"]] == done["tokens"]
    told(sh(*words, "--grammar", grammar), 2, "line 1 needs a literal")


def test_a_model_thinks_first_or_not_as_asked_and_one_that_cannot_be_told_says_so(
    sh, tiny, tmp_path
):
    switch = "{% if enable_thinking is defined and not enable_thinking %}</think>{% endif %}"
    thinker = build(tmp_path / "thinker.gguf", template=TEMPLATE + "<think>" + switch)
    words = ("run", thinker, "-p", "Go on.", "-n", 6, *QUICK)
    assert not sh.json(*words, "--think")["text"]
    assert sh.json(*words, "--no-think")["text"]
    spoken = sh("chat", thinker, "-n", 6, "--no-think", "--json", *QUICK, stdin="Go on.\n")
    assert json.loads(spoken.stdout)["messages"][1]["content"]
    deaf = sh("run", tiny, "-p", "Go on.", "-n", 2, "--think", *QUICK)
    assert "cannot be told whether to think first: --think changes nothing" in deaf.stderr


def test_the_real_model_continues_a_sentence(sh):
    words = ("run", "starter", "--raw", "-p", "The capital of France is", "-n", 8, *QUICK)
    done = sh(*words)
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"[a-z]{2,}", done.stdout)) >= 3, done.stdout
    assert "tokens/s" in done.stderr


def test_qualify_keeps_a_receipt_with_every_stage(sh, tiny):
    proof = sh.json("qualify", tiny, *QUICK, "--ctx", 2048, "--receipts")
    assert proof["verdict"] == "qualified"
    assert [stage["state"] for stage in proof["stages"]] == ["passed"] * 7
    assert proof["receipts"]
    assert all(row["ok"] for row in proof["receipts"]), proof["receipts"]


def test_bench_gives_the_figures_of_every_run(sh, tiny):
    found = sh.json("bench", tiny, *QUICK, "-n", 16, "--prompt-chars", 200, "--runs", 3)
    keys = {"runs", "avg", "min", "max", "slope", "prefill_tok_s", "ttft_s", "acceptance"}
    assert keys | {"oom_count"} <= set(found)
    assert len(found["runs"]) == 3
    assert found["min"] <= found["avg"] <= found["max"]


def test_diagnose_answers_in_the_agreed_shape(sh):
    found = sh.json("diagnose", next(iter(sorted(CASES.glob("seed*.json")))))
    assert {"cause", "confidence", "severity", "evidence", "remedies"} <= set(found)
    for remedy in found["remedies"]:
        assert {"kind", "change", "frees_bytes", "cost", "enough", "why"} <= set(remedy)


def test_chat_answers_every_line_until_the_input_ends(sh, tiny):
    found = sh.json("chat", tiny, *QUICK, "-n", 12, stdin="one\n\ntwo\n")
    assert [m["role"] for m in found["messages"]] == ["user", "assistant"] * 2
    assert all(message["content"] for message in found["messages"])


def test_the_program_without_the_window_is_the_same(sh):
    assert sh.json("list", module="app") == sh.json("list", module="ui")
    helped = [sh("--help", module=module).stdout for module in ("app", "ui")]
    assert helped[0] == helped[1] != ""


def test_the_installed_program_starts(sh):
    program = Path(sys.executable).with_name("plimsoll")
    done = subprocess.run(
        [program, "list", "--json"], check=True, capture_output=True, text=True, env=sh.env
    )
    assert json.loads(done.stdout) == sh.json("list")


@pytest.mark.parametrize("words", [("list",), ("--help",), ("plan", "none.gguf")])
def test_the_command_line_never_loads_qt(sh, words):
    code = (
        "import sys\nfrom ui.__main__ import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print([n for n in sys.modules if n.startswith(('PySide6', 'shiboken6'))], file=sys.stderr)"
    )
    command = [sys.executable, "-P", "-c", code, *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=sh.env)
    assert done.stderr.splitlines()[-1] == "[]"


def test_before_it_knows_what_is_wanted_only_the_standard_library_is_loaded(sh):
    code = (
        "import sys; before = set(sys.modules); import ui.__main__\n"
        "new = {n.partition('.')[0] for n in set(sys.modules) - before}\n"
        "print(sorted(new - set(sys.stdlib_module_names) - {'ui', '__mp_main__'}))"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], check=True, capture_output=True, text=True, env=sh.env
    )
    assert done.stdout.strip() == "[]"


# --- bad input -------------------------------------------------------------------------------
def told(done, code, *parts):
    """Hold a failure to one clear sentence on stderr, nothing on stdout and its exit code."""
    assert done.returncode == code, (done.stdout, done.stderr)
    assert done.stdout == ""
    for part in parts:
        assert part in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 3, done.stderr


FILES = {
    "missing": (None, 2, "no file"),
    "empty": (b"", 1, "empty"),
    "page": (b"<!doctype html><html><title>Sign in</title></html>", 1, "web page"),
    "noise": (bytes(range(256)) * 64, 1, "not a GGUF file"),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("command", ["run", "import"])
def test_a_file_that_is_no_model_is_said_so(sh, tmp_path, name, command):
    content, code, words = FILES[name]
    file = tmp_path / f"{name}.gguf"
    if content is not None:
        file.write_bytes(content)
    more = ("-p", "x") if command == "run" else ()
    done = sh(command, file, *more)
    told(done, code, words)


def test_a_file_cut_short_is_said_to_be_incomplete(sh, tiny, tmp_path):
    cut = tmp_path / "cut.gguf"
    cut.write_bytes(tiny.read_bytes()[:3_000_000])
    told(sh("run", cut, "-p", "x"), 1, "incomplete", "3,000,000 of")


def test_an_architecture_nobody_knows_is_named(sh, tiny, tmp_path):
    odd = tmp_path / "odd.gguf"
    odd.write_bytes(tiny.read_bytes().replace(b"qwen35", b"qwen99"))
    done = sh("run", odd, "-p", "x", *QUICK)
    assert done.returncode == 1
    assert "qwen99" in done.stderr or "architecture" in done.stderr


def test_drafting_asked_of_a_file_that_cannot_draft(sh, gemma):
    told(sh("run", gemma, "-p", "x", "--draft", 3), 2, "no MTP layers", "Leave --draft out")


NUMBERS = [
    ("--ctx 300000", "262,144"),
    ("--ctx 0", "0"),
    ("--ctx -1", "-1"),
    (f"--ctx {10**12}", "16777216"),
    ("--ubatch 512 --batch 256", "larger than"),
    ("--draft 99", "16"),
    ("-n 0", "-n:"),
    ("--temp -1", "--temp:"),
    ("--threads 0", "thread"),
    ("--threads 100000", "thread"),
]


@pytest.mark.parametrize(("words", "said"), NUMBERS, ids=[words for words, _ in NUMBERS])
def test_absurd_numbers_are_refused_before_anything_starts(sh, tiny, words, said):
    told(sh("run", tiny, "-p", "x", *words.split()), 2, said)


def test_no_words_and_wrong_words_are_usage(sh):
    for words in (("nonsense",), ("run",), ("run", "x.gguf", "--ctx", "abc", "-p", "x")):
        done = sh(*words)
        assert (done.returncode, done.stdout) == (2, "")
        assert "usage:" in done.stderr


def test_a_failure_as_json_is_one_document_with_its_cause(sh, tmp_path):
    page = tmp_path / "page.gguf"
    page.write_bytes(FILES["page"][0])
    error = sh.json("run", page, "-p", "x", code=1)["error"]
    assert error["cause"] == "not-a-gguf-file"
    assert error["text"]
    assert error["fix"]


def test_what_failed_twice_waits_for_again_or_for_another_limit(sh, tmp_path):
    home = tmp_path / "home"
    env = {"PLIMSOLL_HOME": str(home), "HF_HOME": str(home / "hub")}
    large = ("-n", 2, "--ctx", 4096, "--batch", 4096, "--ubatch", 4096, "--threads", 1)
    words = ("run", build(tmp_path / "m.gguf"), "-p", "x", *large)
    limit = 900 << 20

    def little_memory():
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))

    def failed(*more):
        done = sh.json(*words, *more, code=1, env=env, preexec_fn=little_memory)
        return done["error"]

    assert failed()["cause"] == "host-ram-exhausted"
    assert failed("--again")["cause"] == "host-ram-exhausted"
    braked = failed()
    assert braked["cause"] == "failed-twice"
    assert "The memory of the computer ran out." in braked["text"]
    assert "--again" in braked["fix"]
    assert failed("--again")["cause"] == "host-ram-exhausted", "it is tried when it is asked for"
    assert failed()["cause"] == "failed-twice", "once"
    assert len(sh.json(*words, env=env)["tokens"]) == 2, "with the limit gone it is not braked"
    assert failed()["cause"] == "host-ram-exhausted", "a reply forgets what failed before"


def test_a_kill_leaves_word_of_what_was_done_and_an_end_leaves_nothing(sh, tiny, tmp_path):
    home = tmp_path / "home"
    env = {"PLIMSOLL_HOME": str(home), "HF_HOME": str(home / "hub")}
    words = ("run", tiny, "-p", "x", *QUICK, "--raw", "--ctx", 65536)
    assert sh(*words, "-n", 4, env=env).returncode == 0
    beside = home / "state" / "beside-1"
    assert not beside.exists()
    command = [sys.executable, "-P", "-m", "ui", *map(str, words), "-n", "60000"]
    started = subprocess.Popen(command, env={**sh.env, **env}, stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: doing(beside) == "prefill")
        wait_for(lambda: [s for s in last_flight(beside, FLIGHT) if s.doing == "decode"])
    finally:
        started.kill()
        started.wait(30)
    assert doing(beside) == "prefill"
    assert last_flight(beside, FLIGHT)[-1].worker_rss_bytes > 0


def doing(folder):
    """Return what a note says is done, '' where there is none."""
    try:
        return json.loads((folder / "in-flight.json").read_text())["phase"]
    except (OSError, ValueError):
        return ""


def test_with_fix_it_walks_to_a_setup_that_works_and_offers_that_first_the_next_time(sh, tmp_path):
    home = tmp_path / "home"
    env = {"PLIMSOLL_HOME": str(home), "HF_HOME": str(home / "hub")}
    large = ("--ctx", 4096, "--batch", 4096, "--ubatch", 4096, "--threads", 1)
    words = ("qualify", build(tmp_path / "m.gguf"), *large, "--long-seconds", 1)
    limit = 900 << 20

    def little_memory():
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))

    fixed = sh.json(*words, "--fix", env=env, preexec_fn=little_memory)
    assert fixed["verdict"] != "failed"
    assert fixed["config"]["n_ubatch"] < 4096
    assert fixed["config"]["n_ctx"] == 4096, "one change at a time"
    assert fixed["fixing"]["state"] == "worked"
    error = sh.json(*words, code=1, env=env, preexec_fn=little_memory)["error"]
    first = error["remedies"][0]
    assert (first["kind"], bool(first["worked_at"])) == ("smaller-ubatch", True)
    assert first["frees_host_bytes"] > 0
    assert first["config"]["n_ubatch"] == 2048
    told_ = sh(*words, "--again", env=env, preexec_fn=little_memory).stderr
    assert "of the computer's memory, likely enough, worked here before." in told_
    assert "    At the stop: " in told_


# --- a disk that does not take it --------------------------------------------------------------
def test_a_home_that_cannot_be_written(sh, tmp_path):
    (tmp_path / "file").write_text("no folder")
    done = sh("list", env={"PLIMSOLL_HOME": str(tmp_path / "file" / "home")})
    told(done, 1, "cannot write to", "PLIMSOLL_HOME")


def test_a_disk_that_fills_during_a_pull(sh, tmp_path):
    home = tmp_path / "home"
    limit = 1 << 20

    def small_files():
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    env = {"PLIMSOLL_HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
    done = sh("pull", "engine-test", env=env, preexec_fn=small_files)
    assert done.returncode == 1, done.stderr
    assert done.stderr.startswith("plimsoll: ")
    assert not list(home.rglob("*.gguf")), "half a file is never left under its whole name"


def test_settings_that_are_no_json_do_not_stop_it(sh, tmp_path):
    home = tmp_path / "home"
    (home / "data").mkdir(parents=True)
    (home / "data" / "settings.json").write_text("{broken")
    env = {"PLIMSOLL_HOME": str(home), "HF_HOME": str(home / "hub")}
    assert sh.json("list", env=env)["files"] == []
