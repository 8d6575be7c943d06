# ruff: noqa: N802 - the calls are named as Windows names them
"""A Windows for the clock helper and its app: processes, pipes, rights of files, a registry.

Every handle is a number of one table. The helper runs in a thread of the test, with a process
number of its own; what it asks of Windows goes through the same calls as there.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import threading
import time
import types
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

HELPER = Path(__file__).resolve().parents[2] / "packaging/clocks/plimsoll-clocks-windows.py"
USER = "S-1-5-21-1-2-3-1001"
ADMINISTRATORS, SYSTEM, USERS = "S-1-5-32-544", "S-1-5-18", "S-1-5-32-545"
FULL, READ = 0x1F01FF, 0x1200A9
STARTED = 133_700_000_000_000_000  # FILETIME of the first process
HELPER_PID = 4242
RUNNING, TIMED_OUT = 259, 258
BROKEN, PENDING, CONNECTED, MISSING, DENIED, SHARING, CANCELLED = 109, 997, 535, 2, 5, 32, 1223


class RefusedError(Exception):
    """A call fails with this number."""

    def __init__(self, code):
        super().__init__(code)
        self.code = code


class Pipe:
    """One named pipe with its two ends."""

    def __init__(self, owner, descriptor):
        self.owner, self.descriptor = owner, descriptor
        self.client = None
        self.to = {"server": b"", "client": b""}
        self.closed = set()


class Process:
    def __init__(self, pid, start):
        self.pid, self.start = pid, start
        self.end, self.code = 0, RUNNING


class End:
    """A handle on one side of a pipe."""

    def __init__(self, pipe, side):
        self.pipe, self.side = pipe, side
        self.other = "client" if side == "server" else "server"


class Windows:
    """What all processes share. `answer_to_uac` is what the person says."""

    def __init__(self, system_folder):
        self.system_folder = system_folder
        self.changed = threading.Condition()
        self.handles, self._next = {}, 1000
        self.processes = {os.getpid(): Process(os.getpid(), STARTED)}
        self.pipes, self.values, self.keys = {}, {}, {}
        self.rights = {}  # path -> (owner, [(kind, flags, mask, sid)])
        self.open_files, self.texts = set(), {}
        self.answer_to_uac = True
        self.administrator = True
        self.started = []
        self.com = 0  # threads that may use COM
        self.helper = None
        self.threads = []
        self._last = threading.local()

    # --- what ctypes offers there ---------------------------------------------------------------
    def library(self, name, pid, **_):
        """Return kernel32, advapi32 or shell32 as the process `pid` sees it."""
        calls = {
            word: self._call(getattr(self, f"{name}_{word}"), pid)
            for word in (
                part.removeprefix(f"{name}_") for part in dir(self) if part.startswith(f"{name}_")
            )
        }
        return types.SimpleNamespace(**calls)

    def _call(self, work, pid):
        def called(*arguments):
            try:
                return work(pid, *arguments)
            except RefusedError as refused:
                self._last.code = refused.code
                return 0

        return called

    def last_error(self):
        return getattr(self._last, "code", 0)

    @staticmethod
    def error(code):
        return OSError(code, f"Windows' error {code}")

    def _handle(self, thing):
        with self.changed:
            self._next += 4
            self.handles[self._next] = thing
            return self._next

    def _thing(self, handle):
        return self.handles[getattr(handle, "value", handle)]

    # --- processes ------------------------------------------------------------------------------
    def run(self, pid, main, arguments):
        """Run `main` as the process `pid`."""
        process = self.processes[pid] = Process(pid, STARTED + pid * 10**7)

        def work():
            try:
                code = main(arguments)
            except BaseException:
                code = 1
                raise
            finally:
                self.finish(process, code)

        self.threads.append(threading.Thread(target=work, daemon=True))
        self.threads[-1].start()
        return process

    def finish(self, process, code):
        """End a process: what it had open is closed by Windows."""
        with self.changed:
            if process.code != RUNNING:
                return
            process.code, process.end = code, STARTED * 2
            for pipe in list(self.pipes.values()):
                if pipe.owner == process.pid:
                    self._close(End(pipe, "server"))
                elif pipe.client == process.pid:
                    self._close(End(pipe, "client"))
            self.changed.notify_all()

    def kernel32_OpenProcess(self, _pid, _rights, _inherit, wanted):
        if wanted not in self.processes:
            raise RefusedError(87)
        return self._handle(self.processes[wanted])

    def kernel32_GetProcessTimes(self, _pid, handle, start, end, *_):
        process = self._thing(handle)
        start._obj.value, end._obj.value = process.start, process.end
        return 1

    def kernel32_TerminateProcess(self, _pid, handle, code):
        self.finish(self._thing(handle), code)
        return 1

    def kernel32_GetCurrentProcess(self, pid):
        return self._handle(self.processes[pid])

    def kernel32_GetProcessId(self, _pid, handle):
        return self._thing(handle).pid

    def kernel32_GetExitCodeProcess(self, _pid, handle, place):
        place._obj.value = self._thing(handle).code
        return 1

    def kernel32_CloseHandle(self, _pid, handle):
        thing = self.handles.pop(getattr(handle, "value", handle))
        if isinstance(thing, End):
            self._close(thing)
        elif isinstance(thing, str):
            self.open_files.discard(thing)
        return 1

    def kernel32_GetSystemDirectoryW(self, _pid, place, _size):
        place.value = str(self.system_folder)
        return len(place.value)

    def kernel32_SetDefaultDllDirectories(self, _pid, flags):
        return int(flags == 0x800)

    def kernel32_LocalFree(self, _pid, _place):
        return 0

    # --- pipes ----------------------------------------------------------------------------------
    def kernel32_CreateNamedPipeW(self, pid, name, _open, mode, instances, *rest):
        assert (mode, instances) == (0x8, 1)
        if name in self.pipes:
            raise RefusedError(DENIED)  # FILE_FLAG_FIRST_PIPE_INSTANCE
        pipe = self.pipes[name] = Pipe(pid, self.texts[rest[-1]._obj.descriptor])
        return self._handle(End(pipe, "server"))

    def kernel32_CreateEventW(self, *_):
        return self._handle({})

    def kernel32_CreateFileW(self, pid, name, access, share, security, _how, flags, _template):
        if not name.startswith("\\\\.\\pipe\\"):
            assert share == 0
            assert self.texts[security._obj.descriptor] == "D:P(A;;FA;;;SY)(A;;FA;;;BA)"
            if name in self.open_files:
                raise RefusedError(SHARING)
            self.open_files.add(name)
            return self._handle(name)
        pipe = self.pipes.get(name)
        if pipe is None:
            raise RefusedError(MISSING)
        assert flags == 0x00110000
        if pipe.descriptor != f"D:P(A;;0x{access:x};;;{USER})":
            raise RefusedError(DENIED)
        with self.changed:
            pipe.client = pid
            self.changed.notify_all()
        return self._handle(End(pipe, "client"))

    def kernel32_GetNamedPipeServerProcessId(self, _pid, handle, place):
        place._obj.value = self._thing(handle).pipe.owner
        return 1

    def kernel32_GetNamedPipeClientProcessId(self, _pid, handle, place):
        place._obj.value = self._thing(handle).pipe.client
        return 1

    def kernel32_ConnectNamedPipe(self, _pid, handle, state):
        pipe = self._thing(handle).pipe
        if pipe.client is not None:
            raise RefusedError(CONNECTED)
        return self._later(state, lambda: 0 if pipe.client is not None else None)

    def kernel32_ReadFile(self, _pid, handle, place, size, count, state):
        end = self._thing(handle)

        def read():
            data = end.pipe.to[end.side][:size]
            if data:
                end.pipe.to[end.side] = end.pipe.to[end.side][len(data) :]
                ctypes.memmove(place, data, len(data))
                return len(data)
            return -1 if end.other in end.pipe.closed else None

        if state is not None:
            return self._later(state, read)
        count._obj.value = read()
        return 1

    def kernel32_WriteFile(self, _pid, handle, data, size, _count, state):
        end = self._thing(handle)
        if end.other in end.pipe.closed:
            raise RefusedError(BROKEN)
        with self.changed:
            end.pipe.to[end.other] += bytes(data)[:size]
            self.changed.notify_all()
        return 1 if state is None else self._later(state, lambda: size)

    def kernel32_PeekNamedPipe(self, _pid, handle, _place, _size, _read, count, _left):
        end = self._thing(handle)
        count._obj.value = len(end.pipe.to[end.side])
        if not count._obj.value and end.other in end.pipe.closed:
            raise RefusedError(BROKEN)
        return 1

    def _close(self, end):
        with self.changed:
            end.pipe.closed.add(end.side)
            if end.side == "server":
                self.pipes = {n: pipe for n, pipe in self.pipes.items() if pipe is not end.pipe}
            self.changed.notify_all()

    def _later(self, state, work):
        event = self._thing(state._obj.event)
        event["work"] = work
        event["done"] = None
        raise RefusedError(PENDING)

    def kernel32_WaitForSingleObject(self, _pid, handle, milliseconds):
        thing = self._thing(handle)
        seconds = None if milliseconds == 0xFFFFFFFF else milliseconds / 1000

        def over():
            if isinstance(thing, Process):
                return thing.code != RUNNING
            thing["done"] = thing["work"]()
            return thing["done"] is not None

        with self.changed:
            return 0 if self.changed.wait_for(over, seconds) else TIMED_OUT

    def kernel32_CancelIoEx(self, _pid, _handle, state):
        self._thing(state._obj.event)["done"] = -1
        return 1

    def kernel32_GetOverlappedResult(self, _pid, _handle, state, count, wait):
        assert wait
        done = self._thing(state._obj.event)["done"]
        count._obj.value = max(done, 0)
        return int(done >= 0)

    # --- rights ---------------------------------------------------------------------------------
    def _address(self, thing):
        self.keys[ctypes.addressof(thing)] = thing
        return ctypes.addressof(thing)

    def _sid(self, text):
        # Only its address counts: ConvertSidToStringSidW looks the text up.
        place = self._address(ctypes.create_string_buffer(68))
        self.texts[place] = text
        return place

    def advapi32_ConvertStringSecurityDescriptorToSecurityDescriptorW(
        self, _pid, text, _version, place, _size
    ):
        place._obj.value = self._sid(text)
        return 1

    def advapi32_ConvertSidToStringSidW(self, _pid, sid, place):
        text = self.texts[getattr(sid, "value", sid)]
        place._obj.value = self._address(ctypes.create_unicode_buffer(text))
        return 1

    def advapi32_GetNamedSecurityInfoW(
        self, _pid, path, kind, what, owner, _g, acl, _s, descriptor
    ):
        assert (kind, what) == (1, 5)
        whose, entries = self.rights.get(path, (ADMINISTRATORS, [(0, 0, READ, USERS)]))
        owner._obj.value, descriptor._obj.value = self._sid(whose), 0
        if entries is None:
            acl._obj.value = 0
            return 0
        header = (ctypes.c_uint16 * 4)(0, 0, len(entries), 0)
        acl._obj.value = self._address(header)
        self.values[acl._obj.value] = entries
        return 0

    def advapi32_GetAce(self, _pid, acl, n, place):
        kind, flags, mask, sid = self.values[acl.value][n]
        entry = (ctypes.c_ubyte * 76)(kind, flags)
        ctypes.c_uint32.from_buffer(entry, 4).value = mask
        place._obj.value = self._address(entry)
        self.texts[place._obj.value + 8] = sid
        return 1

    def advapi32_OpenProcessToken(self, pid, _process, rights, place):
        assert rights == 8
        place._obj.value = self._handle(pid)
        return 1

    def advapi32_GetTokenInformation(self, _pid, _token, kind, place, _size, _need):
        assert kind == 1
        ctypes.c_void_p.from_buffer(place).value = self._sid(USER)
        return 1

    def user32_GetForegroundWindow(self, _pid):
        return 0x10203

    def ole32_CoInitializeEx(self, _pid, _reserved, how):
        assert how == 0x6
        self.com += 1
        return 0

    def ole32_CoUninitialize(self, _pid):
        self.com -= 1

    def shell32_IsUserAnAdmin(self, _pid):
        return int(self.administrator)

    def shell32_ShellExecuteExW(self, _pid, place):
        order = place._obj
        assert (order.verb, order.size) == ("runas", ctypes.sizeof(order))
        assert (order.window, self.com) == (0x10203, 1)
        if not self.answer_to_uac:
            raise RefusedError(CANCELLED)
        words = order.parameters.replace('"', "").split(" ")
        self.started.append((order.file, words))
        order.process = self._handle(self.helper(words[3:]))
        return 1

    # --- the registry ---------------------------------------------------------------------------
    def advapi32_RegCreateKeyExW(
        self, _pid, _root, name, _r, _class, options, _rights, _s, key, _d
    ):
        assert options == 1  # volatile
        self.registry.setdefault(name, {})
        key._obj.value = self._handle(name)
        return 0

    registry: dict

    def winreg(self):
        """Return a winreg over `registry`: key -> {name: value}."""

        def values(key):
            return self.registry[key if isinstance(key, str) else self._thing(key)]

        @contextlib.contextmanager
        def opened(_root, name):
            if name not in self.registry:
                raise FileNotFoundError(name)
            yield name

        def query(key, name):
            if name not in values(key):
                raise FileNotFoundError(name)
            return values(key)[name], 1

        def children(key):
            start = f"{key}\\"
            found = (name[len(start) :] for name in self.registry if name.startswith(start))
            return sorted({name.split("\\")[0] for name in found})

        module = types.ModuleType("winreg")
        vars(module).update(
            HKEY_LOCAL_MACHINE=0x80000002,
            REG_SZ=1,
            OpenKey=opened,
            QueryInfoKey=lambda key: (
                len(children(key)) if isinstance(key, str) else 0,
                len(values(key)),
                0,
            ),
            EnumKey=lambda key, n: children(key)[n],
            EnumValue=lambda key, n: (*list(values(key).items())[n], 1),
            QueryValueEx=query,
            SetValueEx=lambda key, name, _r, _kind, value: values(key).update({name: value}),
            DeleteValue=lambda key, name: values(key).pop(name),
        )
        return module


def load():
    """Return the helper as a fresh module."""
    loader = SourceFileLoader("plimsoll_clocks_windows", str(HELPER))
    module = module_from_spec(spec_from_loader("plimsoll_clocks_windows", loader))
    loader.exec_module(module)
    return module


def wait_until(condition, seconds=10.0):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)
