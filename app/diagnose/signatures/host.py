"""What the kernel, the container and the operating system say."""

from __future__ import annotations

SIGNATURES: tuple[tuple[str, str], ...] = (
    (
        "oom-killed",
        r"oom[-_ ]?kill|oomd killed|killed .{0,240}due to (?:memory (?:pressure|used)|swap used)|out of memory: kill|OOMKilled|memory cgroup out of memory|killed process \d+",
    ),
    (
        "killed",
        r"(?:^|[\s:\]|=])Killed\s*$|signal: killed|signal 9\b|SIGKILL|exit(?:ed)? (?:with )?(?:code|status) 137",
    ),
    (
        "commit-limit",
        r"paging file is too small|(?:os|win)? ?error:? 1455\b|WinError 1455|ERROR_COMMITMENT_LIMIT|COMMITMENT_LIMIT",
    ),
    (
        "commit-limit",
        r"low (?:on )?virtual memory|virtual memory minimum too low|commit (?:limit|charge).{0,40}(?:reached|exceed|exhaust)",
    ),
    (
        "commit-limit",
        r"not enough memory resources are available to process this command|insufficient system resources exist",
    ),
    (
        "mlock-failed",
        r"failed to (?:mlock|munlock|VirtualLock)|mlock(?:all)?\b.{0,40}(?:failed|cannot allocate|not permitted)|VirtualLock\b.{0,24}fail",
    ),
    ("mlock-failed", r"increasing RLIMIT_MEMLOCK|increasing RLIMIT_MLOCK"),
    ("prompt-save", r"saving prompt with length|prompt_save:"),
    ("cache-over", r"cache state:.{0,80}exceeds limit|cache size limit reached"),
    (
        "cache-state",
        r"cache state: (?P<prompts>\d+) prompts?, (?P<mib>[\d.]+) MiB(?: \(limits: (?P<limit>[\d.]+) MiB)?",
    ),
    ("checkpoint", r"created context checkpoint (?P<n>\d+) of (?P<of>\d+)"),
    ("checkpoint", r"(?:creating|saving|restoring|restored) (?:context )?checkpoint"),
    ("init-sampler", r"init_sampler: "),
    (
        "illegal-instruction",
        r"trap invalid opcode|illegal instruction(?! was encountered)|SIGILL|0xc000001d|-1073741795",
    ),
    ("memory-not-read", r"memory could not be (?:read|written)|access violation"),
    ("segfault", r"segmentation fault|SIGSEGV|segfault at|0xc0000005"),
    (
        "vram-not-recovered",
        r"VRAM usage didn'?t recover|vram.{0,40}(?:not (?:been )?(?:released|freed|recovered)|still (?:held|in use) after)",
    ),
    (
        "throttle-power",
        r"SW Power Cap\s*:\s*Active|SwPowerCap\b.{0,12}(?:active|true)|power cap(?:ping)? active",
    ),
    ("throttle-brake", r"HW Power Brake(?: Slowdown)?\s*:\s*Active"),
    (
        "throttle-heat",
        r"(?:HW|SW) Thermal Slowdown\s*:\s*Active|thermal (?:slowdown|throttl\w+)\s*(?:is|=|:)?\s*active",
    ),
    ("throttle-hw", r"HW Slowdown\s*:\s*Active"),
    (
        "power-limit-refused",
        r"(?:changing|setting) power (?:management )?limit is not supported|power (?:management )?limit.{0,60}not supported",
    ),
    (
        "disk-full",
        r"no space left on device|disk (?:is )?full|not enough (?:free (?:disk )?space|disk space|space (?:left )?on)|insufficient (?:disk|free|storage) space|ENOSPC|os error 112\b|error 112\b",
    ),
    ("disk-full", r"(?:disk )?quota exceeded|there is not enough space on the disk"),
    (
        "cpu-too-old",
        r"(?:cpu|processor)\b.{0,40}(?:does not|doesn't|lacks|without|no support)\b.{0,30}\b(?:avx|fma|f16c|sse|bmi)",
    ),
    (
        "cpu-too-old",
        r"\b(?:avx2?|avx512\w*|fma|f16c)\b.{0,40}(?:is |are )?(?:not supported|unsupported|is required)",
    ),
)
