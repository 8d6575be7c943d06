"""What a loader says about the file it was given."""

from __future__ import annotations

# Why a file that is there cannot be opened, by what the system says.
_THERE = r"(?:too long|permission denied|access is denied|being used|invalid argument|input/output error)"

SIGNATURES: tuple[tuple[str, str], ...] = (
    ("out-of-bounds", r"not within (?:the )?file bounds|corrupted or incomplete"),
    (
        "file-short",
        r"unexpected(?:ly)? (?:reached )?(?:end of file|EOF)|file size mismatch|(?<!paging )file is (?:truncated|too small|incomplete)",
    ),
    (
        "file-short",
        r"failed to (?:read|seek to) (?:the )?(?:beginning of )?(?:the )?(?:tensor (?:data|info)|data section|key-value pairs|magic|header)|read error: |MetadataIncompleteBuffer|InvalidHeader",
    ),
    (
        "file-short",
        r"tensor .{0,80}(?:offset|data).{0,40}(?:exceeds?|beyond|past|out of).{0,24}(?:file|bounds|size)",
    ),
    (
        "bad-magic",
        r"(?:invalid|bad|wrong|unknown) (?:gguf )?magic(?: number)?(?: characters)?:?\W{0,3}(?P<magic>.{0,40})",
    ),
    (
        "bad-magic",
        r"(?:invalid|unknown) file magic|bad magic|is not a (?:valid )?gguf|not a gguf file|magic mismatch|(?:not|n't) (?:in |of |a |valid )*gguf format|\bmagic (?:number )?(?:is )?(?:invalid|wrong|bad|unknown)\b",
    ),
    ("bad-magic", r"unknown \(magic, version\) combination: (?P<magic>[0-9a-f]{8})"),
    (
        "byte-order",
        r"between the host and model endianness|endianness (?:mismatch|does not match|differs)",
    ),
    (
        "byte-order",
        r"\b(?:model|file|gguf)\b.{0,24}\bbig[- ]endian|\bbig[- ]endian\b.{0,24}\b(?:model|file|gguf)\b",
    ),
    (
        "gguf-version",
        r"GGUFv1 is no longer supported(?P<old>)|bad GGUF version|unsupported (?:gguf )?version \d+|only supports? up to version|failed to read version",
    ),
    (
        "unknown-arch",
        r"unknown (?:model )?architecture:?\W*(?P<arch>[\w.-]*)|unsupported (?:model )?architecture|architecture .{0,40}(?:is )?not supported",
    ),
    (
        "unknown-arch",
        r"unknown model arch|unsupported model type|does not recognize this architecture",
    ),
    (
        "unknown-type",
        r"(?:invalid|unknown|unsupported|unrecogni[sz]ed|bad) (?:ggml |tensor |quant\w* |gguf )?type:? ?'?(?P<type>\d+)",
    ),
    (
        "unknown-type",
        r"unknown (?:ggml|quant\w*) type|unsupported (?:quantization|quant type|tensor type)",
    ),
    (
        "removed-type",
        r"of type (?P<type>\d+) \([^)]*REMOVED|\bTYPE_\w+ REMOVED\b|\b(?:quant\w*|tensor|ggml) type\b.{0,40}(?:(?:was|been|is) removed|no longer supported)|support .{0,24}removed, use",
    ),
    ("block-size", r"not a multiple of block size"),
    (
        "unknown-pretokenizer",
        r"unknown pre-?tokenizer|unknown tokenizer|missing pre-tokenizer type(?!, using)",
    ),
    ("tensor-count", r"wrong number of tensors"),
    (
        "tensor-missing",
        r"missing tensor|unable to find tensor|tensor '[^']+' not found|layer \d+ missing \w+|(?:check_)?tensor_dims: tensor .{0,80}(?:not found|has wrong shape)",
    ),
    ("projector-other", r"mismatch between text model .{0,40}and mmproj|wrong mmproj"),
    (
        "key-missing",
        r"key not found in model|missing key|unknown (?:projector|rope scaling|vocab|clip)\b.{0,24}type|(?:invalid|wrong) (?:projector|clip) ",
    ),
    (
        "split-missing",
        rf"failed to (?:load|open) GGUF (?:split|file).{{0,200}}?(?P<part>\d{{5}})-of-(?P<parts>\d{{5}})(?!.{{0,40}}{_THERE})",
    ),
    (
        "split-missing",
        r"(?P<part>\d{5})-of-(?P<parts>\d{5})\.gguf.{0,60}(?:no such file|not found|missing|cannot open|does not exist)",
    ),
    (
        "split-missing",
        r"missing (?:split|shard|part)\b|shard .{0,40}(?:is )?missing|split .{0,60}(?:no such file|not found)",
    ),
    (
        "split-wrong-first",
        r"illegal split file|must be loaded with the first split|not the first (?:split|shard|part)",
    ),
    (
        "split-invalid",
        r"invalid split (?:file|count|idx)|split (?:count|number) mismatch|split_count",
    ),
    ("draft-file-gone", r"drafting file .{0,200} cannot be read"),
    (
        "open-failed",
        r"failed to open GGUF file|\bcannot be read: no such file|failed to open .{0,200}\.gguf|model path does not exist",
    ),
    ("load-failed", r"failed to load model|error loading model|unable to load model"),
    ("header-read", r"loaded meta data with \d+ key-value pairs"),
    (
        "build-32bit",
        r"\bfor (?:i[3-6]86|armv7\w*|arm-linux|win32|x86-windows)\b|\bi686\b|32-bit (?:build|engine|process|binary)|win32-x86\b|built .{0,60}\b32-?bit",
    ),
    (
        "engine-older",
        r"requires? (?:a )?(?:newer|more recent|later) (?:version|build|release)(?: of)?\b(?!.{0,24}driver)",
    ),
    ("engine-older", r"error loading model (?:hyperparameters|vocabulary)"),
    ("unknown-arch", r"\bmodel type \S+ (?:is )?not supported"),
    ("open-denied", rf"\bopen\w* .{{0,200}}{_THERE}"),
    (
        "model-denied",
        r"(?:error loading model|mmap failed)\b.{0,200}(?:permission denied|access is denied)",
    ),
    (
        "model-denied",
        r"\.gguf\b.{0,120}(?:permission denied|access is denied)|(?:permission|access is) denied: .{0,200}\.gguf",
    ),
    ("model-denied", r"(?:avc: +denied|apparmor=\W?DENIED).{0,300}\.gguf"),
    (
        "drive-fault",
        r"\bI/O error\b.{0,60}\b(?:dev|sector|sct)\b|critical medium error|Buffer I/O error|\berror\b.{0,40}: input/output error|nfs: server \S+ not responding",
    ),
    ("unknown-arch", r"architectures? .{0,60}(?:is |are )?not (?:yet )?supported"),
    ("unknown-type", r"type\w*\)? < ggml_type_count"),
    ("unknown-type", r"unknown (?:(?:ggml|quant\w*|tensor) )?type \S+ (?:in|of|for) tensor"),
    (
        "split-missing",
        r"(?P<part>\d{5})-of-(?P<parts>\d{5})\.\w+.{0,60}(?:no such file|not found|missing|does not exist)",
    ),
)
