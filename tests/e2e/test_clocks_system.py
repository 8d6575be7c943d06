"""The packaged clock helper in a whole system: root's files, the system's driver, real polkit.

Run by `packaging/check.py --system`; needs Linux and root. Debian's pkexec is installed into the
disposable system when this one has none.
"""

from __future__ import annotations

import json
import os
import pty
import select
import sys
import termios
from pathlib import Path

import pytest

from tests.e2e.disposable_system import CHECKOUT, LIBRARIES, disposable, soon

pytestmark = [pytest.mark.system, pytest.mark.timeout(300)]

UUID = "GPU-3090a1b2-0000-4000-8000-000000000001"
HELPER = "/usr/libexec/plimsoll/plimsoll-clocks"
KEEPER = "/usr/libexec/plimsoll/keep-clocks"
INSTALL = CHECKOUT / "packaging/clocks/install.sh"
MARKER = f"/run/plimsoll/{UUID}.json"
TDP = 0xFFFFFF01
SOON = 1.0
RULE = """polkit.addRule(function(action, subject) {
    if (action.id == "io.plimsoll.clocks.%s" && subject.user == "tester") {
        return polkit.Result.YES;
    }
});
"""


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    with disposable(tmp_path_factory.mktemp("clocks")) as (system, simulator):
        system.shell(
            f"useradd --create-home tester; echo root:secret | chpasswd; {INSTALL} install"
        )
        yield system, simulator


@pytest.fixture
def system(both):
    """Give the system as the installation left it, with nothing locked."""
    system, simulator = both
    simulator.use("rtx-3090-ti")
    system.must(INSTALL, "install")
    yield system
    system.run(HELPER, "reset")
    assert simulator.locked_clocks() is None


@pytest.fixture
def nvml(both):
    return both[1]


def lock(system, *words, **more):
    """Start the helper; return it and its answer."""
    process = system.start(HELPER, "lock", *(words or (UUID, "tdp")), **more)
    return process, json.loads(process.stdout.readline())


def close(process):
    process.communicate(timeout=20)
    return process.returncode


def note(system):
    found = system.run("cat", MARKER)
    return json.loads(found.stdout) if found.returncode == 0 else None


def refusal(system, *words, **more):
    done = system.run(HELPER, *words, **more)
    assert done.returncode in {2, 3}, done
    return json.loads(done.stdout)["error"]["cause"]


def test_it_runs_by_its_own_first_line_and_locks_the_systems_card(system, nvml):
    process, answer = lock(system)
    assert "locked" in answer, answer
    assert answer["locked"]["high"] == TDP
    assert nvml.locked_clocks() == (TDP, TDP)
    assert note(system)["high"] == TDP
    assert close(process) == 0
    assert nvml.locked_clocks() is None
    assert note(system) is None


def test_a_holder_killed_with_kill_9_loses_the_lock_within_a_second(system, nvml):
    script = (
        "import subprocess, sys, time, os\n"
        "child = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
        "child.stdout.readline(); print(os.getpid(), flush=True); time.sleep(100)"
    )
    holder = system.start("/usr/bin/python3", "-c", script, HELPER, "lock", UUID, "1500")
    pid = holder.stdout.readline().strip()
    assert nvml.locked_clocks() == (210, 1500)
    assert str(note(system)["holder_pid"]) == pid
    system.must("kill", "-9", pid)
    soon(lambda: nvml.locked_clocks() is None, SOON)
    soon(lambda: note(system) is None, SOON)
    close(holder)


def test_a_helper_killed_with_kill_9_leaves_its_marker_and_reset_restores(system, nvml):
    process, _ = lock(system)
    system.must("kill", "-9", note(system)["helper_pid"])
    close(process)
    assert nvml.locked_clocks() == (TDP, TDP)
    assert json.loads(system.must(HELPER, "reset")) == {"reset": [UUID]}
    assert nvml.locked_clocks() is None
    assert note(system) is None


@pytest.mark.parametrize(
    "spoil",
    [
        f"chmod g+w {HELPER}",
        f"chmod o+w {HELPER}",
        f"chown tester {HELPER}",
        "chmod g+w /usr/libexec/plimsoll",
        "chown tester /usr/libexec/plimsoll",
    ],
)
def test_files_that_others_can_change_are_refused(system, spoil):
    system.shell(spoil)
    assert refusal(system, "lock", UUID, "tdp") == "clock-helper-not-trusted"
    system.shell("chown root /usr/libexec/plimsoll; chmod 755 /usr/libexec/plimsoll")


def test_a_copy_in_a_folder_of_a_user_is_refused(system):
    system.shell(f"cp {HELPER} /home/tester/copy")
    done = system.run("/home/tester/copy", "lock", UUID, "tdp")
    assert json.loads(done.stdout)["error"]["cause"] == "clock-helper-not-trusted"


def test_a_drivers_library_that_is_not_roots_is_refused(system):
    system.shell(f"chown tester {LIBRARIES}/libnvidia-ml.so.1")
    assert refusal(system, "lock", UUID, "tdp") == "clock-helper-not-trusted"
    system.shell(f"chown root {LIBRARIES}/libnvidia-ml.so.1")


def test_a_link_to_a_library_of_a_user_is_refused(system):
    system.shell(
        f"cd {LIBRARIES}; mv libnvidia-ml.so.1 /home/tester/; ln -s /home/tester/libnvidia-ml.so.1 ."
    )
    assert refusal(system, "lock", UUID, "tdp") == "clock-helper-not-trusted"
    system.shell(f"cd {LIBRARIES}; rm libnvidia-ml.so.1; mv /home/tester/libnvidia-ml.so.1 .")


def test_it_is_refused_to_everybody_but_root(system, nvml):
    assert refusal(system, "lock", UUID, "tdp", user="tester") == "clock-helper-not-root"
    assert refusal(system, "reset", user="tester") == "clock-helper-not-root"
    assert nvml.locked_clocks() is None


def test_environment_and_folder_of_the_starter_change_nothing(system, nvml):
    system.shell(
        "mkdir -p /home/tester/evil; cd /home/tester/evil;"
        "for name in json ctypes signal sitecustomize usercustomize;"
        ' do echo \'open("/tmp/evil", "w")\' > $name.py; done;'
        "cp /usr/lib/*/libc.so.6 libnvidia-ml.so.1"
    )
    evil = "/home/tester/evil"
    names = ("PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP", "PYTHONUSERBASE", "LD_LIBRARY_PATH")
    environment = dict.fromkeys((*names, "NVML_SIM_STATE", "HOME", "TMPDIR"), evil)
    environment |= {"PYTHONINSPECT": "1", "PATH": f"{evil}:/usr/bin:/bin:/usr/sbin:/sbin"}
    script = f"cd {evil}; exec {HELPER} lock {UUID} tdp"
    process = system.start("sh", "-c", script, env=environment)
    assert json.loads(process.stdout.readline())["locked"]["high"] == TDP
    assert nvml.locked_clocks() == (TDP, TDP)
    assert close(process) == 0
    assert system.run("ls", "/tmp/evil").returncode != 0


def test_a_starter_without_open_files_and_with_a_mask_gets_no_lock_that_stays(system, nvml):
    system.shell(f"umask 0; {HELPER} lock {UUID} tdp <&- >&- 2>&-")
    assert nvml.locked_clocks() is None
    assert system.must("stat", "-c", "%a %U", "/run/plimsoll/guard") == "600 root\n"
    assert system.must("stat", "-c", "%a %U", "/run/plimsoll") == "755 root\n"


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        (("lock", "0", "tdp"), "usage"),
        (("lock", "GPU-../../../etc/shadow", "tdp"), "usage"),
        (("lock", UUID, "4294967041"), "usage"),
        (("lock", UUID, "99999"), "clock-out-of-range"),
        (("lock", UUID, "200"), "clock-out-of-range"),
        (("lock", "GPU-ffffffff-0000-4000-8000-000000000001", "tdp"), "clock-card-unknown"),
        (("reset", UUID), "usage"),
        (("unlock",), "usage"),
    ],
)
def test_bad_cards_and_values_are_refused(system, nvml, words, cause):
    assert refusal(system, *words) == cause
    assert nvml.locked_clocks() is None
    assert note(system) is None


def test_uninstalling_gives_back_what_was_left_behind(system, nvml):
    process, _ = lock(system)
    system.must("kill", "-9", note(system)["helper_pid"])
    close(process)
    system.must(INSTALL, "uninstall")
    assert nvml.locked_clocks() is None
    assert system.run("ls", HELPER).returncode != 0
    assert system.run("ls", "/usr/share/polkit-1/actions/io.plimsoll.clocks.policy").returncode != 0


def test_a_lock_is_kept_over_restarts_by_root_alone_and_goes_with_the_package(system):
    folder = "/etc/systemd/system"
    unit = f"{folder}/plimsoll-clocks-{UUID}.service"
    assert "no /usr/bin/nvidia-smi" in system.run(KEEPER, "keep", UUID, "210,1500").stderr
    system.shell("printf '#!/bin/sh\\necho \"$@\" >> /tmp/smi\\n' > /usr/bin/nvidia-smi")
    system.shell("chmod 755 /usr/bin/nvidia-smi")
    assert "only root" in system.run(KEEPER, "keep", UUID, "210,1500", user="tester").stderr
    system.must(KEEPER, "keep", UUID, "210,1500")
    assert system.must("stat", "-c", "%a %U", unit) == "644 root\n"
    for step in ("ExecStart", "ExecStop"):
        system.shell(f"$(sed -n 's/^{step}=//p' {unit})")
    assert system.must("cat", "/tmp/smi") == f"-i {UUID} -lgc 210,1500\n-i {UUID} -rgc\n"
    system.must(INSTALL, "uninstall")
    left = system.must("find", folder, "/usr/libexec", "-name", "*-clocks*")
    assert left == ""
    system.shell("rm /usr/bin/nvidia-smi")


# With polkit.


@pytest.fixture(scope="module")
def bus(both):
    """Have the system's bus and polkit run in the disposable system."""
    system, _ = both
    system.shell(
        "[ -x /usr/bin/pkexec ] || apt-get install -qq -y --no-install-recommends pkexec polkitd dbus;"
        "mkdir -p /run/dbus; dbus-daemon --system --fork"
    )
    for folder in [CHECKOUT, *CHECKOUT.parents, Path(sys.prefix), Path(sys.base_prefix)]:
        system.must("chmod", "o+rx", folder)
    for folder in Path(sys.base_prefix).parents:
        system.must("chmod", "o+x", folder)


@pytest.fixture
def allow(system, bus):
    """Let the user `tester`, who has no desktop here, use one verb without a password."""
    path = "/etc/polkit-1/rules.d/10-tester.rules"

    def rule(verb):
        system.shell(f"cat > {path} <<'R'\n{RULE % verb}\nR\nchmod 644 {path}; sleep 1")

    yield rule
    system.shell(f"rm -f {path}; sleep 1")


def app(system, *words, terminal=False, **more):
    """Start the command line as the user, who knows nothing of root."""
    own = ["setsid", "--ctty", "--wait"] if terminal else []
    command = [*own, sys.executable, "-m", "app", *words]
    script = f'cd {CHECKOUT}; exec "$@"'
    home = {"PLIMSOLL_HOME": "/home/tester/plimsoll", "PYTHONDONTWRITEBYTECODE": "1"}
    return system.start("sh", "-c", script, "sh", *command, user="tester", env=home, **more)


def test_the_policy_asks_to_lock_and_lets_the_active_session_reset(system, bus):
    said = system.must("pkaction", "--verbose", "--action-id", "io.plimsoll.clocks.lock")
    assert "implicit active:   auth_admin_keep" in said
    assert "implicit any:      auth_admin" in said
    said = system.must("pkaction", "--verbose", "--action-id", "io.plimsoll.clocks.reset")
    assert "implicit active:   yes" in said


def test_through_pkexec_the_app_locks_and_kill_9_gives_back_within_a_second(system, nvml, allow):
    allow("lock")
    holder = app(system, "clocks", "lock", "--json")
    line = holder.stderr.readline()
    assert "locked to the base clock" in line, line + holder.stderr.read()
    assert nvml.locked_clocks() == (TDP, TDP)
    found = json.loads(app(system, "clocks", "status", "--json").communicate(timeout=60)[0])
    (card,) = found["cards"]
    assert (card["lock"]["alive"], found["helper"]["problem"]) == (True, None)
    assert card["lock"]["holder_uid"] == int(system.must("id", "-u", "tester"))
    system.must("kill", "-9", card["lock"]["holder_pid"])
    soon(lambda: nvml.locked_clocks() is None, SOON)
    soon(lambda: note(system) is None, SOON)
    close(holder)


def test_leave_for_one_verb_is_none_for_the_other(system, nvml, allow):
    allow("reset")
    denied = app(system, "clocks", "lock", "--json")
    error = json.loads(denied.communicate(timeout=60)[0])["error"]
    assert error["cause"] == "clock-lock-not-authorised"
    assert f"sudo nvidia-smi -i {UUID} -lgc 210,1680" in error["fix"]
    process, _ = lock(system)
    system.must("kill", "-9", note(system)["helper_pid"])
    close(process)
    restored = app(system, "clocks", "reset", "--json")
    assert json.loads(restored.communicate(timeout=60)[0]) == {"reset": [UUID]}
    assert nvml.locked_clocks() is None


def test_leave_to_keep_is_for_keeping_alone_and_takes_no_path(system, allow):
    system.shell("printf '#!/bin/sh\\n' > /usr/bin/nvidia-smi; chmod 755 /usr/bin/nvidia-smi")
    allow("keep")

    def asked(*words):
        # pkexec asks who started it, and must find that process.
        start = ("sh", "-c", '"$@"; exit $?', "sh", "pkexec", "--disable-internal-agent")
        return system.run(*start, KEEPER, *words, user="tester")

    unit = f"/etc/systemd/system/plimsoll-clocks-{UUID}.service"
    assert asked("keep", UUID, "210,1500").returncode == 0
    assert "-lgc 210,1500" in system.must("cat", unit)
    assert asked("forget").returncode == 127
    assert asked("in", "/tmp", "keep", UUID, "210,1500").returncode == 127
    allow("forget")
    assert asked("keep", UUID, "210,1200").returncode == 127
    assert asked("forget").returncode == 0
    assert system.run("ls", unit).returncode != 0
    system.shell("rm /usr/bin/nvidia-smi")


def test_a_search_goes_through_pkexec_step_by_step_and_leaves_nothing_locked(system, nvml, allow):
    allow("lock")
    nvml.card(clk_sm=2010, util_gpu=99, power=300_000, temp=70)
    words = ["clocks", "search", "engine-test", "--seconds", "1", "--json"]
    out, err = app(system, *words).communicate(timeout=250)
    found = json.loads(out)
    assert found["found"]["mode"] == "tdp", err
    assert found["found"]["reading"]["mhz"] == 1560
    assert nvml.locked_clocks() is None
    assert note(system) is None


def until(terminal, words):
    """Return what the terminal shows until `words` appear."""
    said = ""
    while words not in said:
        ready, _, _ = select.select([terminal], [], [], 30)
        assert ready, said
        try:
            said += os.read(terminal, 4096).decode()
        except OSError as error:  # nobody has it open any more
            raise AssertionError(said) from error
    return said


@pytest.mark.parametrize("password", ["secret", "wrong"])
def test_on_a_terminal_the_administrators_password_is_asked_for(system, nvml, bus, password):
    ours, theirs = pty.openpty()
    ends = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
    process = app(system, "clocks", "lock", terminal=True, **ends)
    os.close(theirs)
    assert "Plimsoll wants to lock the clocks" in until(ours, "Password: ")
    # What is typed before the echo is off is thrown away.
    soon(lambda: not termios.tcgetattr(ours)[3] & termios.ECHO, 10)
    os.write(ours, f"{password}\n".encode())
    if password == "secret":
        until(ours, "locked to the base clock. Ctrl+C gives it back.")
        assert nvml.locked_clocks() == (TDP, TDP)
        os.write(ours, b"\x03")
        until(ours, "The clocks were given back.")
        assert process.wait(20) == 0
    else:
        until(ours, "the password was wrong, or nothing here can ask for it.")
        assert process.wait(20) == 1
    os.close(ours)
    assert nvml.locked_clocks() is None
