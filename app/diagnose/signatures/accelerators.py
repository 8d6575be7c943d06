"""How cards that do not speak CUDA say the same: ROCm, SYCL, Vulkan, Metal, WSL's bridge."""

from __future__ import annotations

SIGNATURES: tuple[tuple[str, str], ...] = (
    (
        "cuda-oom",
        r"UR_RESULT_ERROR_OUT_OF_(?:DEVICE_MEMORY|RESOURCES)|ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY|PI_ERROR_OUT_OF_(?:DEVICE_MEMORY|RESOURCES)",
    ),
    ("cuda-oom", r"kIOGPUCommandBufferCallbackErrorOutOfMemory"),
    ("alloc-device", r"can't allocate (?P<bytes>\d+) bytes of memory on device"),
    ("alloc-pinned", r"UR_RESULT_ERROR_OUT_OF_HOST_MEMORY|PI_ERROR_OUT_OF_HOST_MEMORY"),
    ("alloc-pinned", r"failed to allocate pinned memory|ErrorOutOfHostMemory"),
    ("cuda-illegal-access", r"memory access fault by gpu node"),
    # The driver gave up on a ring or a command buffer that took too long.
    (
        "cuda-device-removed",
        r"hw exception by gpu node.{0,80}hang|\bring \S+ timeout\b|kIOGPUCommandBufferCallbackErrorTimeout|UR_RESULT_ERROR_DEVICE_LOST",
    ),
    (
        "cuda-device-removed",
        r"DeviceLostError|context is lost|guilty of a (?:hard|soft) recovery|GPU reset(?:\(\d+\))? (?:begin|succeeded)",
    ),
    ("cuda-no-kernel", r"NoBinaryForGpu|unable to find code object for"),
    ("cuda-no-kernel", r"cannot read .{0,200}tensilelibrary|HSA_STATUS_ERROR_INVALID_ISA"),
    ("cuda-no-kernel", r"no (?:gpu )?(?:code|kernels?) for (?:this )?gfx\d+"),
    # Said by a search for cards of one make, also where another make's card is then used.
    ("probe-unsupported", r"no compatible amdgpu|amdgpu is not supported \(supported types"),
    (
        "probe-empty",
        r"\bfound 0 (?:sycl|vulkan) devices|ggml_(?:vulkan|sycl|opencl)\w*: no devices found",
    ),
    (
        "cuda-no-device",
        r"no device of requested type available|failed to open /dev/(?:dxg|kfd)\b",
    ),
)
