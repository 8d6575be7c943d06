"""The engine's log lines, as llama.cpp b11312 writes them."""

from app.engine.logparse import last_error, read, rounded_lines

CUDA = """\
load_tensors: offloading 32 repeating layers to GPU
load_tensors: layer   0 assigned to device CPU, is_swa = 0
load_tensors: layer   1 assigned to device CUDA0, is_swa = 0
load_tensors: layer   2 assigned to device CUDA0, is_swa = 0
load_tensors: offloaded 33/33 layers to GPU
load_tensors:        CUDA0 model buffer size =  5040.86 MiB
load_tensors:   CPU_Mapped model buffer size =   545.62 MiB
llama_context: flash_attn            = enabled
llama_context:  CUDA_Host  output buffer size =     0.95 MiB
llama_kv_cache:      CUDA0 KV buffer size =  8192.00 MiB
llama_kv_cache: size = 8192.00 MiB (262144 cells,   8 layers,  1/1 seqs), K (f16): 4096.00 MiB, V (f16): 4096.00 MiB
llama_memory_recurrent:      CUDA0 RS buffer size =   201.00 MiB
llama_memory_recurrent: size =  201.00 MiB (     1 cells,  24 layers,  1 seqs  3 rs_seq), R (f32):   9.00 MiB, S (f32): 192.00 MiB
sched_reserve:      CUDA0 compute buffer size =  2752.13 MiB
sched_reserve:  CUDA_Host compute buffer size =  2176.14 MiB
""".splitlines()


def test_buffers_by_device_and_kind():
    seen = read(CUDA)
    assert seen.layers_total == 33
    assert seen.layers_on == {"CPU": 1, "CUDA0": 2}, (
        "the sum says what was asked, not what was done"
    )
    assert (seen.type_k, seen.type_v, seen.flash_attn) == ("f16", "f16", True)
    assert seen.kv_bytes == 8192 << 20
    sizes = {(b.kind, b.device): b.bytes / (1 << 20) for b in rounded_lines(seen, "main")}
    assert round(sizes["weights", "CUDA0"], 2) == 5040.86
    assert round(sizes["compute", "CUDA_Host"], 2) == 2176.14
    assert sizes["recurrent", "CUDA0"] == 201


def test_a_sliding_cache_adds_to_the_whole():
    lines = [
        "llama_kv_cache: size =    6.00 MiB (  2048 cells,   3 layers,  1/1 seqs), K (f16):    3.00 MiB, V (f16):    3.00 MiB",
        "llama_kv_cache: size =   15.00 MiB (  1024 cells,  15 layers,  1/1 seqs), K (f16):    7.50 MiB, V (f16):    7.50 MiB",
    ]
    assert read(lines).kv_bytes == 21 << 20


def test_a_rounded_figure_stands_for_whole_rows():
    line = "llama_kv_cache: size =    0.27 MiB (   512 cells,   2 layers,  1/1 seqs), K (q8_0):    0.07 MiB, V (f16):    0.13 MiB"
    assert read([line]).kv_bytes == 512 * 2 * 64 // 32 * 34 + 512 * 2 * 64 * 2


def test_the_line_that_names_a_failure():
    lines = [
        "llama_context: n_ctx = 4096",
        "graph_reserve: failed to allocate compute buffers",
        "x",
    ]
    assert last_error(lines) == lines[1]
    assert last_error(["one", "two"]) == "two"
    assert last_error([]) == ""
