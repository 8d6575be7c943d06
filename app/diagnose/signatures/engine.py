"""What an engine says about itself: readiness, drafting, templates, slots, assertions."""

from __future__ import annotations

SIGNATURES: tuple[tuple[str, str], ...] = (
    # The load (or the reply) went on to its end.
    (
        "ready",
        r"load_model: initializing|server is listening|model loaded\b|llama runner started|all slots are idle",
    ),
    (
        "ready",
        r"starting the main loop|load(?:ed)? (?:text )?model ok(?!: false)|application startup complete",
    ),
    (
        "ready",
        r"new slot .{0,40}n_ctx|n_ctx_slot\b.{0,40}kv_unified|llama_perf_context_print|llama_print_timings",
    ),
    # How this project says that its worker's words made no sense.
    ("garbled", r"the engine wrote what is no answer"),
    (
        "loaded",
        r"server is listening|\bmodel loaded\b|llama runner started|starting the main loop|application startup complete",
    ),
    (
        "request-started",
        r"launch_slot_|processing task|new prompt|prompt processing|POST /v1/|POST /api/(?:chat|generate)",
    ),
    ("decoding", r"n_decoded\s*=|n_gen\s*=|\btg = "),
    ("warming-up", r"warming up the model|empty run"),
    # Where the layers went.
    ("offloaded", r"offloaded (?P<done>\d+)/(?P<all>\d+) layers"),
    ("layer-on-cpu", r"layer +\d+ assigned to device CPU"),
    ("layer-on-gpu", r"layer +\d+ assigned to device (?!CPU)\w+"),
    ("cpu-buffer", r"\bCPU(?:_\w+)?\s+(?:model|KV|compute|output|RS)?\s*buffer size ="),
    (
        "gpu-buffer",
        r"\b(?:CUDA|ROCm|Vulkan|HIP|Metal|SYCL)\d+(?:_\w+)?\s+(?:model |MTP )?(?:model|KV|compute|output|RS)?\s*buffer size =",
    ),
    ("graph-splits", r"graph splits = (?P<splits>\d+)"),
    (
        "cpu-fallback",
        r"fall(?:ing|s|en)? ?back (?:to|on)\W+(?:the )?cpu|^(?!.*buffer type).*(?:using|switch\w*|moving|moved) (?:to )?(?:the )?cpu instead|continuing on (?:the )?cpu",
    ),
    (
        "fallback-attention",
        r"flash.?att\w*.{0,120}(?:cpu backend|falls? back|fallback|no cuda kernel)",
    ),
    # Drafting.
    (
        "mtp-head-missing",
        r"does(?:n't| not) contain (?:any )?(?:MTP|nextn|draft) (?:layers|heads?)|model has no (?:MTP|nextn)|no (?:MTP|nextn) (?:layers|heads?|tensors)",
    ),
    (
        "mtp-head-missing",
        r"(?:MTP|nextn)\b.{0,60}(?:not present|not found|are missing|absent) in (?:the )?(?:model|file|gguf)",
    ),
    (
        "mtp-create",
        r"creating (?:MTP )?draft context|creating MTP context|MTP KV buffer size|context type MTP|\[spec\].{0,40}creat",
    ),
    (
        "draft-context-failed",
        r"failed to create (?:the )?(?:MTP|draft|speculative|assistant)(?: draft)? context|failed to (?:load|init\w*) (?:the )?draft model",
    ),
    ("draft-context-failed", r"failed to (?:init\w*|create) (?:the )?(?:speculat\w+|MTP)\b"),
    ("mtp-unsupported", r"failed to measure (?:MTP|draft) context memory"),
    (
        "mtp-unsupported",
        r"(?:MTP|speculative decoding|drafting)\b.{0,60}(?:not supported|unsupported|not implemented|not available|disabled for this (?:model|arch))",
    ),
    (
        "mtp-unsupported",
        r"(?:does not|doesn't) support (?:MTP|speculative)|target context does not support partial sequence removal",
    ),
    (
        "draft-vocab",
        r"draft (?:model )?vocab\w*.{0,60}(?:must|does not|doesn't|not) match|vocab\w*\b.{0,60}(?:draft|target).{0,60}(?:mismatch|differ|not compatible|incompatible|do not match)",
    ),
    (
        "draft-vocab",
        r"(?:draft|target)\b.{0,60}vocab\w*.{0,40}(?:mismatch|differ|incompatible|not compatible)|draft model.{0,40}(?:not compatible|incompatible) with (?:the )?target",
    ),
    ("draft-vocab", r"drafting file .{0,200} does not belong to this model"),
    ("draft-stats", r"draft acceptance(?: rate)?\s*=\s*(?P<rate>[\d.]+)"),
    # Settings.
    (
        "v-cache-needs-fa",
        r"(?:quantized|quantised) V[- ]cache.{0,80}flash.?att|V[- ]cache quanti[sz]ation requires flash.?att",
    ),
    (
        "v-cache-needs-fa",
        r"flash.?att\w*.{0,60}(?:required|needed|must be enabled).{0,60}(?:quanti[sz]ed )?(?:V|KV)[- ]cache",
    ),
    (
        "fa-forced-off",
        r"flash.?att\w*\b(?! *=).{0,100}(?:forcing off|forced off|set to disabled|disabling|not supported|disabled)",
    ),
    (
        "kv-pair-slow",
        r"(?:K and V|KV|cache) types?\b.{0,80}(?:mixed|differ\w*|no (?:fast )?kernel|not supported by .{0,24}kernel)|FA_ALL_QUANTS",
    ),
    # Templates and messages.
    (
        "template-order",
        r"system message must be (?:at the beginning|first)|roles must alternate|only user(?:, \w+)* and assistant roles|system role (?:is )?not supported",
    ),
    (
        "template-order",
        r"no user query found|last message must be|expected .{0,40} role|first message must|must (?:start|end|begin) with (?:a )?(?:user|system|assistant)",
    ),
    (
        "template-order",
        r"cannot (?:put|have|pass).{0,60}(?:message|system|tool)|after the optional system message|messages? (?:order|sequence)",
    ),
    (
        "template-error",
        r"unable to generate parser|(?:chat )?template (?:parsing|pars\w*|render\w*)? ?(?:error|failed)|failed to (?:parse|render|apply|infer|initialize|init) (?:the )?(?:chat )?template",
    ),
    (
        "template-error",
        r"chat template.{0,60}(?:not supported|unsupported|error|fail|invalid|exception)|jinja2?\b.{0,60}(?:error|exception|fail|undefined)",
    ),
    (
        "template-error",
        r"is not callable|cannot call something that is not a function|got (?:Undefined|Null)Value|unknown (?:\(built-in\) )?(?:filter|test|method|statement|function)\b|while executing \w+(?:expression|statement) at line",
    ),
    (
        "template-error",
        r"raise_exception|TemplateSyntaxError|TemplateError|UndefinedError|expected iterable or object type in for loop",
    ),
    (
        "template-error",
        r"error rendering prompt|template: :\d+|(?:at|in) (?:row|line) \d+, column \d+:",
    ),
    (
        "template-error",
        r"undefined (?:filter|test|function|variable)\b|custom template is not supported|template is not supported",
    ),
    # Context and slots.
    (
        "ctx-overflow",
        r"exceeds? (?:the )?(?:available |maximum |model'?s? |configured )?(?:maximum )?context (?:size|length|window)|exceed_context_size",
    ),
    (
        "ctx-overflow",
        r"requested tokens \(?(?P<prompt>\d+)\)? exceed|maximum context length is (?P<ctx>\d+)|context (?:size|length|window) (?:has been |was |is )?(?:exceeded|full)",
    ),
    (
        "ctx-overflow",
        r"context shift is disabled|prompt (?:is )?too long|input (?:is )?(?:too long|length .{0,24}exceeds)|context length of only",
    ),
    (
        "ctx-overflow",
        r"(?<!training )context (?:window )?overflow|truncating input prompt|(?:exceeds|longer than|larger than)(?!.{0,12}training).{0,24}(?:n_ctx|max_model_len|num_ctx|context)\b",
    ),
    ("ctx-overflow", r"(?:greater|longer|larger) than the context (?:length|size|window)"),
    ("ctx-slot", r"n_ctx_slot = (?P<slot>\d+)"),
    ("ctx-train", r"n_ctx_train\s*=\s*(?P<train>\d+)"),
    (
        "no-slot",
        r"failed to find (?:a )?(?:memory slot|free space in the KV cache|KV slot|free slot)|could not find a kv (?:cache )?slot|failed to prepare attention ubatches",
    ),
    ("seq-positions", r"inconsistent sequence positions"),
    # Assertions.
    (
        "assert",
        r"GGML_ASSERT\s*\((?P<expression>.*)\)\s*failed|GGML_ASSERT: (?P<place>[^ ]+): (?P<old>.*)",
    ),
    (
        "assert",
        r"\.(?:cu|cuh|cpp|c|h|m|cc):\d+: fatal error|GGML_ABORT|Assertion [`'\"]?.{0,200}failed|INTERNAL ASSERT FAILED|pre-allocated tensor .{0,80}in a buffer",
    ),
    (
        "assert",
        r"assertion .{0,40}failed|unsupported op\b|op not implemented",
    ),
    # Any other reason that the engine gives for stopping itself: file, line, words.
    (
        "assert",
        r"(?:^|[\]:|] )\S*(?:ggml|llama|mtmd|clip|server|sampling|speculative)\S*\.(?:cu|cuh|cpp|c|h|m|cc):\d+: (?!.{0,40}(?:cuda|rocm|hip|musa|sycl) error|.{0,40}(?:out of memory|warning|note:|remote rpc server))\S",
    ),
    ("metadata-pool", r"not enough space in the (?:context's memory pool|buffer|scratch)"),
    ("garbage-output", r"\bnan\b.{0,24}logits|failed to sample token|all logits are"),
    (
        "mtp-head-missing",
        r"does(?:n't| not) have (?:any |an )?(?:MTP|nextn)|nextn_predict_layers\s*=\s*0\b",
    ),
    (
        "mtp-unsupported",
        r"(?:unknown|invalid|unrecogni[sz]ed) (?:argument|value|option|choice)\b.{0,40}(?:spec|mtp|draft)",
    ),
    (
        "mtp-head-missing",
        r"requires .{0,40}(?:bundled|supported|built-in) .{0,24}(?:MTP|nextn) head|no matching draft-mtp",
    ),
)
