"""CUDA (and look-alike) errors, by meaning; the number is the runtime's error code."""

from __future__ import annotations

# Meaning -> wordings: the runtime's text, its number, the driver API's name, HIP's name.
_ERRORS: tuple[tuple[str, str], ...] = (
    (
        "cuda-oom",
        r"(?:cuda|hip|rocm|driver|torch\.\w*)\b.{0,40}out of memory|CUDA_ERROR_OUT_OF_MEMORY",
    ),
    (
        "cuda-oom",
        r"cudaErrorMemoryAllocation|hipErrorOutOfMemory|torch\.(?:cuda\.)?OutOfMemoryError",
    ),
    ("cuda-oom", r"\bCUDA error:? 2\b|GPU memory allocation failed"),
    (
        "cuda-oom",
        r"(?:\b|_)(?:gpu|device|vram|pool)\w*\b.{0,24}(?:out of memory|memory (?:is )?exhausted)",
    ),
    (
        "cuda-illegal-access",
        r"illegal memory access|CUDA_ERROR_ILLEGAL_ADDRESS|cudaErrorIllegalAddress",
    ),
    ("cuda-illegal-access", r"hipErrorIllegalAddress|\bCUDA error:? 700\b"),
    (
        "cuda-kernel-fault",
        r"misaligned address|an illegal instruction was encountered|invalid program counter",
    ),
    ("cuda-kernel-fault", r"nvlddmkm.{0,160}graphics .{0,24}exception"),
    ("cuda-kernel-fault", r"hardware stack error|\bCUDA error:? (?:71[4-8])\b|device-side assert"),
    (
        "cuda-launch-failure",
        r"unspecified launch failure|CUDA_ERROR_LAUNCH_FAILED|cudaErrorLaunchFailure",
    ),
    ("cuda-launch-failure", r"\bCUDA error:? 719\b"),
    (
        "cuda-launch-timeout",
        r"launch timed out and was terminated|CUDA_ERROR_LAUNCH_TIMEOUT|cudaErrorLaunchTimeout",
    ),
    ("cuda-launch-timeout", r"\bCUDA error:? 702\b"),
    (
        "cuda-not-ready",
        r"(?:cuda|driver)\b.{0,40}device not ready|CUDA_ERROR_NOT_READY|cudaErrorNotReady",
    ),
    (
        "cuda-device-removed",
        r"DXGI_ERROR_DEVICE_(?:REMOVED|HUNG|RESET)|ErrorDeviceLost|VK_ERROR_DEVICE_LOST",
    ),
    (
        "cuda-no-kernel",
        r"no kernel image is available|CUDA_ERROR_NO_BINARY_FOR_GPU|cudaErrorNoKernelImageForDevice",
    ),
    (
        "cuda-no-kernel",
        r"\bCUDA error:? 209\b|has no device code compatible|not compiled for (?:this )?(?:gpu|arch)",
    ),
    (
        "cuda-no-kernel",
        r"invalid device function|CUBLAS_STATUS_ARCH_MISMATCH|device kernel image is invalid",
    ),
    ("no-compatible-gpu", r"no compatible gpus? (?:found|were discovered|detected)"),
    (
        "no-compatible-gpu",
        r"compute capability.{0,60}(?:not supported|unsupported|too old|too low|is less than|below)",
    ),
    ("no-compatible-gpu", r"(?:unsupported|not supported|too old).{0,40}compute capability"),
    (
        "no-compatible-gpu",
        r"is not compatible with the current (?:pytorch|engine|cuda) installation",
    ),
    ("no-compatible-gpu", r"gpu is too old\b|no usable (?:cuda )?kernels? for (?:sm|compute)"),
    (
        "cuda-ptx-unsupported",
        r"unsupported toolchain|CUDA_ERROR_UNSUPPORTED_PTX_VERSION|cudaErrorUnsupportedPtxVersion",
    ),
    (
        "cuda-ptx-unsupported",
        r"\bCUDA error:? 222\b|PTX JIT compil\w+ failed|unsupported ptx version",
    ),
    (
        "cuda-driver-insufficient",
        r"driver version is insufficient|CUDA_ERROR_INSUFFICIENT_DRIVER|cudaErrorInsufficientDriver",
    ),
    (
        "cuda-driver-insufficient",
        r"\bCUDA error:? 35\b|(?:cudart init failure|cudaSetDevice err): 35\b",
    ),
    (
        "cuda-driver-insufficient",
        r"(?:nvidia )?driver (?:on your system )?is too old|driver.{0,24}(?:older than|too old for).{0,40}cuda",
    ),
    (
        "cuda-driver-insufficient",
        r"requires (?:a )?(?:newer|nvidia) driver.{0,24}(?:version|>=|or newer)",
    ),
    ("cuda-driver-insufficient", r"unsatisfied condition: cuda ?>="),
    (
        "cuda-no-device",
        r"no CUDA-capable device is detected|CUDA_ERROR_NO_DEVICE|cudaErrorNoDevice",
    ),
    (
        "cuda-no-device",
        r"\bCUDA error:? 100\b|(?:cudart init failure|cudaSetDevice err|cuInit err|init failure): 100\b",
    ),
    (
        "cuda-no-device",
        r"^(?!.*ggml_(?:vulkan|sycl|opencl)).*(?:No devices were found|no (?:nvidia )?(?:gpus?|devices) (?:were )?(?:found|detected)\b)",
    ),
    (
        "cuda-no-device",
        r"invalid device ordinal|could not select device driver|failed to initialize nvml: (?:unknown error|insufficient permissions)|found 0 (?:cuda|rocm) devices|gpu access blocked by the operating system",
    ),
    (
        "cuda-no-device",
        r"unresolvable CDI devices|CDI device injection failed|unknown or invalid runtime name: nvidia|nvidia-container-cli: (?:device error|detection error)",
    ),
    (
        "device-node-denied",
        r"/dev/nvidia\S*\b.{0,40}(?:operation not permitted|permission denied)|(?:operation not permitted|permission denied)\W{1,4}/dev/nvidia|devices\.allow: denied",
    ),
    (
        "cuda-mismatch",
        r"unsupported display driver|CUDA_ERROR_SYSTEM_DRIVER_MISMATCH|cudaErrorSystemDriverMismatch",
    ),
    (
        "cuda-mismatch",
        r"forward compatibility was attempted|CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE|system not yet initialized|CUDA_ERROR_SYSTEM_NOT_READY|cudaErrorSystemNotReady",
    ),
    ("cuda-mismatch", r"\b(?:CUDA error|init failure|err):? 80[234]\b"),
    (
        "cuda-unknown",
        r"(?:cudaSetDevice err|cuInit err|(?:cudart|cuda driver library|nvcuda|cuda) (?:init failure|failed to get \w+ context)):? 999\b",
    ),
    (
        "cuda-unknown",
        r"CUDA_ERROR_UNKNOWN|cudaErrorUnknown|\bCUDA error:? 999\b|initialize CUDA: unknown error",
    ),
    ("cuda-unknown", r"CUDA error: unknown error|CUDA unknown error"),
    (
        "cuda-busy",
        r"devices?(?:\(s\))? (?:is/are|is|are) busy or unavailable|cudaErrorDevicesUnavailable|CUDA_ERROR_DEVICE_UNAVAILABLE|\bCUDA error:? 46\b",
    ),
    ("cuda-init", r"cuda error:? (?:3|3 at)\b"),
    # Whatever it says: what is named better is believed before.
    ("cuda-init", r"failed to initialize CUDA: (?!out of memory)|initialize CUDA: initialization"),
    ("cuda-init", r"CUDA_ERROR_NOT_INITIALIZED|cudaErrorInitializationError"),
    (
        "cuda-shared-object",
        r"shared object (?:symbol not found|initialization failed)|SharedObjectInitFailed",
    ),
    (
        "cuda-ecc",
        r"uncorrectable (?:NVLink )?(?:ECC )?error|CUDA_ERROR_ECC_UNCORRECTABLE|DBE\b.{0,24}ECC",
    ),
    (
        "cublas-handle",
        r"CUBLAS_STATUS_(?:NOT_INITIALIZED|ALLOC_FAILED)|hipblas\w*_STATUS_(?:NOT_INITIALIZED|ALLOC_FAILED)",
    ),
    ("cublas-handle", r"the library was not initialized|(?:the )?resource allocation failed"),
    # The engine's own call was wrong: nothing ran out, and no kernel went astray.
    (
        "cuda-misuse",
        r"cuda error: (?:invalid (?:argument|value|resource handle|configuration|device context|pitch)|peer access|an unsupported value or parameter|operation not (?:permitted|supported)|a parameter|(?:the )?(?:requested )?(?:functionality|operation|feature) is not (?:supported|available)|too many resources requested)",
    ),
    (
        "cuda-misuse",
        r"cuda error: operation (?:failed due to a previous error during capture|would make the legacy stream)|CUBLAS_STATUS_(?:INVALID_VALUE|NOT_SUPPORTED)|cudaError(?:InvalidValue|InvalidResourceHandle|InvalidConfiguration|PeerAccess\w+|StreamCapture\w+|NotSupported|NotPermitted)",
    ),
    ("cublas-other", r"CUBLAS_STATUS_(?!SUCCESS|NOT_INITIALIZED|ALLOC_FAILED)[A-Z_]+"),
    ("gpu-lost", r"fallen off the bus|GPU is lost|NVML_ERROR_GPU_IS_LOST|GPU_IS_LOST"),
    ("gpu-lost", r"unable to determine the device handle for gpu"),
    (
        "slot-gone",
        r"pciehp: slot\S* .{0,20}(?:link down|card not present)|\bAER: .{0,40}(?:can't recover|recovery failed)|thunderbolt \S+: device disconnected",
    ),
    (
        "gpu-reset-required",
        r"gpu reset required|GPU_IN_FULLCHIP_RESET|waiting for RPC response from GPU|GSP (?:heartbeat|RPC|firmware).{0,24}(?:timeout|timed out|stopped|failed)|requires? (?:a )?(?:gpu )?reset|NVML_ERROR_RESET_REQUIRED",
    ),
)

# The runtime's and the driver API's numbers (cuda_runtime_api.h, cuda.h), where a call told one.
_NUMBERS = {
    "cuda-oom": "2",
    "cuda-init": "3",
    "cuda-driver-insufficient": "35",
    "cuda-no-device": "100",
    "cuda-no-kernel": "209",
    "cuda-ptx-unsupported": "222",
    "cuda-illegal-access": "700",
    "cuda-launch-timeout": "702",
    "cuda-kernel-fault": "71[4-8]",
    "cuda-launch-failure": "719",
    "cuda-mismatch": "80[234]",
    "cuda-busy": "46",
    "cuda-unknown": "999",
}
_CALL = r"\b(?:cu(?:da)?|hip)(?!blas|dnn|fft|rand|sparse|solver)[A-Z]\w+(?:\(.{0,80}?\))?"
_SAYS = r"\W{1,3}(?:call )?(?:returned|failed|err\w*|code|status|result)\b\D{0,24}"
_TOLD = tuple(
    (kind, rf"{_CALL}{_SAYS}\b{number}\b(?![.:/]\d)") for kind, number in _NUMBERS.items()
)


def _by_every_maker(regex: str) -> str:
    """Return `regex` for HIP and MUSA too: their names are CUDA's with another beginning."""
    made = regex.replace("cudaError", "(?:cuda|hip|musa)Error")
    return made.replace("CUDA-capable", "(?:CUDA|ROCm|HIP|MUSA)-capable")


SIGNATURES: tuple[tuple[str, str], ...] = (
    *((kind, _by_every_maker(regex)) for kind, regex in _ERRORS),
    *_TOLD,
    # Any CUDA error: text kept, so that a bare one can be told from a named one.
    ("cuda-error", r"\b(?:CUDA|ROCm|HIP) (?:driver )?error\b:?\s*(?P<text>.*)"),
    ("in-function", r"in function (?P<function>\w+) at (?P<file>[^\s]+?)(?::\d+)?\s*$"),
    ("xid", r"\bXid\b\s*(?:\((?:PCI:)?(?P<pci>[0-9a-f:.]+)\))?\s*:?\s*(?P<xid>\d+)\b(?P<rest>.*)"),
    ("watchdog", r"krcWatchdog|RC watchdog|GPU is probably locked"),
    (
        "display-reset",
        r"display driver.{0,40}(?:stopped responding|recovered)|nvlddmkm(?!.{0,160}(?:exception|fault|fallen off))|LiveKernelEvent|VIDEO_TDR",
    ),
    ("display-reset", r"\bTDR\b.{0,60}(?:detected|reset|occur)"),
    ("display-reset", r"bug ?check\b.{0,60}\b0x0*11[679]\b"),
    ("bugcheck", r"\bbug ?check\b|BugcheckCode|blue screen|KERNEL_SECURITY_CHECK|kernel panic"),
    (
        "unclean-shutdown",
        r"unclean shutdown|journal corrupted or uncleanly shut down|Kernel-Power.{0,24}41",
    ),
    ("unclean-shutdown", r"rebooted without cleanly shutting down|recovering journal"),
)
