"""What the driver, its libraries and its kernel module say."""

from __future__ import annotations

# Libraries of the CUDA toolkit; everything of the driver (libcuda, nvcuda, nvidia-ml) is not.
TOOLKIT_LIBRARY = (
    r"(?:lib)?(?:cudart|cublas|cublaslt|cufft|curand|cusparse|cusolver|nvrtc|nvjitlink|nvblas|cupti"
    r"|nvtoolsext|cudnn)\w*"
)
DRIVER_LIBRARY = r"(?:libcuda\b|libcuda\.so|nvcuda|libnvidia|nvml\.dll|nvidia-ml)"

SIGNATURES: tuple[tuple[str, str], ...] = (
    (
        "driver-symbol-missing",
        r"undefined symbol: cu[A-Z]\w+|symbol lookup error.{0,80}\bcu[A-Z]\w+",
    ),
    (
        "driver-symbol-missing",
        r"(?:procedure entry point|symbol) '?cu[A-Z]\w+'?.{0,60}(?:not|could)",
    ),
    ("driver-symbol-missing", r"nvmlInit_v2 err: .{0,24}function not found"),
    ("driver-mismatch", r"driver/library version mismatch|NVML_ERROR_LIB_RM_VERSION_MISMATCH"),
    ("driver-mismatch", r"nvml(?:Init\w*)?\b.{0,40}(?:err|failure|error|returned|code)\w*:? ?18\b"),
    ("driver-mismatch", r"API mismatch: the (?:client|kernel module)"),
    ("driver-not-loaded", r"couldn'?t communicate with the nvidia driver"),
    (
        "driver-not-loaded",
        r"nvml(?:Init\w*)?\b.{0,40}(?:err|failure|error|returned|code)\w*:? ?9\b",
    ),
    (
        "driver-not-loaded",
        r"NVML_ERROR_DRIVER_NOT_LOADED|nvml.{0,24}driver not loaded|module nvidia not found",
    ),
    (
        "driver-not-loaded",
        r"could not insert '?nvidia\w*'?|/dev/nvidia\w*.{0,24}No such (?:file|device)",
    ),
    (
        "module-key-rejected",
        r"Key was rejected by service|Required key not available|module verification failed(?!.{0,80}taint)|Lockdown:.{0,60}unsigned module",
    ),
    ("secure-boot-on", r"secure ?boot (?:is )?enabled"),
    (
        "nouveau",
        r"nouveau(?:,|\b).{0,60}(?:rivafb|obtained|loaded|in use|kernel driver)|NVIDIA probe routine was not called",
    ),
    ("nouveau", r"kernel driver in use: nouveau|obtained ownership of the NVIDIA device"),
    (
        "libcuda-missing",
        r"(?:libcuda\.so(?:\.\d+)?|nvcuda\.dll)\b.{0,60}(?:cannot open|not found|no such file|could not be found|missing)",
    ),
    (
        "libcuda-missing",
        r"^(?!.*wrong ELF class).*(?:could ?n[o']t|unable to|failed to) (?:find|load|locate|open).{0,40}(?:libcuda\.so|nvcuda\.dll|libnvidia-ml|nvml\.dll)",
    ),
    (
        "libcuda-missing",
        r"(?:libnvidia-ml\.so(?:\.\d+)?|nvml\.dll).{0,60}(?:cannot open|not found|no such file)",
    ),
    (
        "libcuda-missing",
        r"NVML Shared Library Not Found|nvidia-smi: (?:command )?not found|'nvidia-smi' is not recognized",
    ),
    ("libcuda-missing", r"found no nvidia driver|no nvidia driver (?:found|detected|installed)"),
    (
        "library-missing",
        r"(?:error while loading shared libraries: |load\w*.{0,120}?: )?(?P<library>lib[\w.+-]+\.so[\w.]*): cannot open shared object file",
    ),
    (
        "library-missing",
        r"(?P<library>[\w.+-]+\.dll)\b['\"]? (?:was|is|could|cannot|can't)(?:n't| not)? ?(?:be )?(?:found|missing|not found|located)",
    ),
    (
        "library-missing",
        r"(?:missing|could not find|cannot find|unable to find|because) ['\"]?(?P<library>[\w+-]+\.(?:dll|so[\w.]*))\b",
    ),
    ("library-missing", r"Library not loaded: .{0,80}?(?P<library>[\w.+-]+\.dylib)"),
    ("library-dependency", r"\(or one of its dependencies\)|dynlib/dll was not found"),
    (
        "library-dependency",
        r"DLL load failed|the specified module could not be found|WinError 126|error (?:126|127|1114)\b|WinError (?:127|1114)\b|loadlibrary\w*.{0,40}126",
    ),
    (
        "glibc-too-old",
        r"(?:(?P<library>lib[\w+.-]+\.so[\w.]*): )?version `?'?(?:GLIBC|GLIBCXX|CXXABI)_[\d.]+'? not found",
    ),
    ("container-asked", r"nvidia-container-cli: requirement error|unsatisfied condition: cuda"),
    ("wrong-elf-class", r"wrong ELF class"),
    ("found-devices", r"found (?P<count>[1-9]\d*) (?:cuda|rocm) devices"),
    (
        "device-listed",
        r"\b(?:device|cuda|gpu) ?(?P<device>\d+)\s*: (?:nvidia|tesla|geforce|quadro|rtx|gtx|amd|radeon)",
    ),
    ("device-listed", r"\bdevice \d+: .{0,60}compute capability"),
    ("backend-loaded", r"loaded (?:CUDA|ROCm|Vulkan) backend"),
    ("backend-not-loaded", r"failed to load .{0,100}ggml-(?:cuda|hip|vulkan)"),
    (
        "library-blocked",
        r"file contains a virus|potentially unwanted software|WinError (?:225|1260)\b|blocked by (?:group policy|an? administrator|your (?:organi[sz]ation|administrator))|(?:Application|App) Control policy",
    ),
    ("no-usable-gpu", r"no usable gpu found|gpu-layers option will be ignored"),
    # How this project's own engine refuses to go on without the card.
    ("refused-no-card", r"the engine found no card it can use"),
    ("refused-other-card", r"did not find the (?:main )?card that the setup names"),
    ("refused-layers", r"the engine put \d+ layers on the card, but the setup puts"),
    (
        "no-gpu-build",
        r"^(?!.*(?:possible reason|bitsandbytes)).*(?:compiled without (?:gpu|cuda) support|not compiled with (?:gpu|cuda)|built without (?:gpu|cuda))",
    ),
    (
        "no-gpu-build",
        r"supports_gpu_offload\W{0,6}(?:is |= ?|returned )?(?:false|0)\b|torch not compiled with cuda enabled",
    ),
    (
        "cpu-only-listed",
        r"inference compute\b.{0,40}\b(?:id|library)=cpu\b|\btotal vram\W{1,3}0 B\b",
    ),
    ("build-archs", r"\bARCHS = (?P<archs>[\d, a]+)"),
    ("capability", r"compute capability (?P<capability>\d+\.\d+)"),
    (
        "detect-crash",
        r"(?:failure|failed|crash\w*|error)\b.{0,24}(?:during|in|while)\b.{0,24}gpu discovery",
    ),
    (
        "detect-crash",
        r"(?:gpu )?(?:discovery|bootstrap discovery|detection|probe)\b.{0,60}(?:crash|terminated|exited|exit status|core dumped|signal)",
    ),
    (
        "detect-timeout",
        r"(?:discovery|detection)\b.{0,40}(?:timed out|timeout)|finish discovery before timeout",
    ),
    (
        "after-sleep",
        r"PM: (?:suspend|resume)|systemd-(?:sleep|suspend)|resum(?:e|ed|ing) from (?:sleep|suspend|hibernat)|woke from sleep",
    ),
)
