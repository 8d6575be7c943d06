"""Memory that was asked for and not given: by whom, how much, for what."""

from __future__ import annotations

_BUFFER = r"(?P<buffer>(?:cuda|rocm|hip|musa|vulkan|sycl|metal|opencl|cann|rpc|cpu|host)\w*(?:\[[^\]]*\]\w*)?)"
_CARD = r"(?:gpu|device|video|graphics)"
_SIZE = r"(?P<size>\d[\d., ]*?)\s*(?P<unit>[kmgt]i?b|bytes?)\b"

SIGNATURES: tuple[tuple[str, str], ...] = (
    # A device allocation that names its size and card.
    (
        "alloc-device",
        rf"allocating {_SIZE}.{{0,12}} on device (?P<device>\d+):.{{0,40}}(?:malloc|alloc)\w* failed",
    ),
    ("alloc-device", r"(?:cuda|hip|musa)_?malloc\w* failed: out of memory"),
    ("alloc-device", r"\bcuMemAlloc\w*\b.{0,60}(?:OUT_OF_MEMORY|out of memory)"),
    ("alloc-device", r"device memory allocation of size (?P<bytes>\d+) failed"),
    ("alloc-device", r"ErrorOutOfDeviceMemory|VK_ERROR_OUT_OF_DEVICE_MEMORY"),
    (
        "alloc-device",
        rf"out of memory\. tried to allocate {_SIZE}(?:.{{0,12}}gpu (?P<device>\d+))?",
    ),
    (
        "alloc-device",
        rf"(?:insufficient|not enough|out of|too little) (?:free |available )?(?:{_CARD} )?(?:vram\b|{_CARD} memory)",
    ),
    (
        "alloc-device",
        r"failed to allocate '?\w[\w ]*'? ?buffer, size = +(?P<size>[\d.]+) (?P<unit>MiB|MB|GiB)",
    ),
    # A buffer type by name; _Host is pinned, CPU* is pageable, anything else is a device.
    (
        "alloc-named",
        rf"(?:failed|unable) to allocate {_BUFFER} buffer(?: of size (?P<bytes>\d+))?",
    ),
    ("alloc-named", r"unable to allocate backend buffer(?P<buffer>)"),
    (
        "alloc-pageable",
        r"cpu_buffer_type_alloc_buffer: failed to allocate buffer of size (?P<bytes>\d+)",
    ),
    (
        "alloc-pageable",
        r"insufficient memory \(attempted to allocate\s+(?P<size>[\d.,]+) (?P<unit>MB|MiB|GiB|GB)",
    ),
    ("alloc-pageable", r"memory allocation of (?P<bytes>\d+) bytes failed"),
    ("alloc-pageable", r"DefaultCPUAllocator: (?:not enough memory|can't allocate memory)"),
    (
        "alloc-pageable",
        r"_ArrayMemoryError|unable to allocate (?P<size>[\d.]+) (?P<unit>[KMGT]iB) for an array",
    ),
    ("alloc-pageable", r"mmap failed: (?:Cannot allocate memory|not enough)"),
    (
        "alloc-pageable",
        r"\b(?:mmap|malloc|calloc|posix_memalign|fork|clone)\b.{0,40}Cannot allocate memory",
    ),
    ("alloc-pageable", r"fatal error: runtime: (?:cannot allocate memory|out of memory)"),
    ("alloc-pageable", r"runtime: out of memory|^(?!.*lock ).*(?:errno 12|os error 12)\b"),
    ("alloc-pageable", r"GGML_ASSERT\(.{0,40}mem_buffer != NULL\)"),
    ("alloc-pageable", r"failed to allocate .{0,24}(?:host|system|cpu) (?:memory|ram)\b"),
    (
        "alloc-pinned",
        rf"failed to allocate {_SIZE} of (?:pinned|page-locked) memory(?:: (?P<reason>.*))?",
    ),
    (
        "alloc-pinned",
        r"(?:cuda|hip)(?:MallocHost|HostAlloc|HostMalloc|HostRegister)\b.{0,60}(?:fail|error|out of memory|already mapped)",
    ),
    ("alloc-pinned", r"\bcuMemHostAlloc\w*\b.{0,60}(?:OUT_OF_MEMORY|out of memory|fail)"),
    ("bad-alloc", r"\bstd::bad_alloc\b|\bbad allocation\b|\bMemoryError\b"),
    # A thread begins with memory of its own; a limit of their number says the same.
    ("no-thread", r"can't start new thread|\bcannot allocate memory for thread"),
    ("needs-more-ram", r"requires more system memory \(?(?P<size>[\d.]+)?"),
    ("needs-more-ram", r"not enough (?:system )?(?:ram|memory) (?:available )?to load"),
    (
        "load-guardrail",
        r"model loading was stopped due to insufficient system resources|insufficient system resources.{0,80}guardrail",
    ),
    # For what.
    (
        "alloc-device",
        r"requires more gpu memory|memory layout cannot be allocated|insufficient memory - required allocations",
    ),
    (
        "card-taken",
        r"(?:vram|gpu memory|video memory)\b.{0,60}(?:used|held|occupied) by (?:another|other) (?:application|program|process)",
    ),
    ("card-taken", r"on startup is less than desired gpu memory utilization"),
    ("map-failed", r"MapViewOfFile\w* failed|CreateFileMapping\w* failed|VirtualAlloc\w* failed"),
    (
        "for-weights",
        r"alloc_tensor_range|error loading model: unable to allocate|load_tensors.{0,60}(?:fail|unable)",
    ),
    (
        "for-kv",
        r"failed to allocate buffer for (?:kv|rs|recurrent|state) ?cache|kv_cache_init\(\) failed",
    ),
    (
        "for-kv",
        r"kv_cache\w*.{0,40}(?:failed to allocate(?! compute)|out of memory)|failed to (?:allocate|create) (?:the )?(?:kv|memory module)",
    ),
    ("for-kv", r"no available memory for the cache blocks"),
    (
        "for-kv",
        r"larger than the (?:maximum number of tokens that can be stored in kv cache|available kv cache memory)",
    ),
    ("for-kv", r"\bkv cache\b.{0,60}(?:does not fit|not enough|is needed, which is larger)"),
    (
        "for-compute",
        r"gallocr_reserve|graph_reserve: failed|sched_reserve: failed|failed to allocate compute",
    ),
    ("for-output", r"output_reserve: failed|failed to allocate output buffer"),
    (
        "for-vision",
        r"\b(?:clip|mtmd|mmproj)\w*\b.{0,80}(?:failed to allocate|out of memory|alloc\w* failed)",
    ),
    (
        "scratch-grow",
        r"ScratchGrowFailed|(?:scratch|workspace|pool)\b.{0,40}(?:grow|growth|resize).{0,24}fail",
    ),
    (
        "for-pool",
        r"\bcuMemCreate\b|\bcuMemMap\b|\bcuMemSetAccess\b|cuda_pool_(?:vmm|leg)|in function alloc\b|ggml_cuda_pool|cudaMallocAsync|cuMemAddressReserve",
    ),
    (
        # In a backtrace every function on the way is named, not the one that failed.
        "for-graph",
        r"^(?!\s*#\d+ |.*\(\S*\+0x[0-9a-f]+\)).*(?:graph_evaluate_and_capture|torch\.cuda\.graph\(|capturing (?:cuda ?graphs?|the model for cuda graphs)|cudaGraph(?:Instantiate|Launch|ExecUpdate|KernelNode\w+)|StreamEndCapture|StreamBeginCapture|cuda graph.{0,24}(?:captur|instantiat))",
    ),
    ("pipeline-retry", r"retrying without pipeline parallelism"),
    ("one-token-prefill", r"would not fit.{0,160}(?:one token at a time|token by token)"),
    ("one-token-prefill", r"prefill\w*\b.{0,60}(?:one token at a time|token by token)"),
)
