"""A model in memory with its contexts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from app.engine import llama
from app.engine.batch import Batch, JointBatch
from app.engine.chunk import Chunk
from app.engine.head import HeadFile
from app.engine.logparse import Seen
from app.engine.params import CancelFlag
from app.engine.protocol import ModelInfo
from app.engine.vocabulary import Vocabulary
from app.runconfig import RunConfig

_FLOAT = 4
ROWS = 512
"""Hidden rows that are handed to the head at once: a chunk of 4,096 would be copied to 64 MB."""


def model_info(model: llama.ModelHandle, vocabulary: Vocabulary) -> ModelInfo:
    """Return what the file says about itself."""
    return ModelInfo(
        architecture=llama.model_text(model, "general.architecture"),
        n_vocab=vocabulary.n_tokens,
        n_embd=llama.model_number(model, "n_embd"),
        n_layer=llama.model_number(model, "n_layer"),
        n_layer_nextn=llama.model_number(model, "n_layer_nextn"),
        n_ctx_train=llama.model_number(model, "n_ctx_train"),
        size_bytes=llama.model_number(model, "size"),
        n_params=llama.model_number(model, "n_params"),
        chat_template=bool(llama.chat_template(model)),
        description=llama.model_description(model),
    )


@dataclass
class Resident:
    """Handles and figures of what is loaded.

    `mtp` is None without drafting; `head` is the drafting file's model, where there is one; `draft_max` is the most tokens drafted in one step; `chunk` is
    how many tokens one decode may take, so that a cancel is heard in time; `seen` is what the log
    said about the main context.
    """

    path: str
    config: RunConfig
    n_threads: int
    model: llama.ModelHandle
    vocabulary: Vocabulary
    info: ModelInfo
    main: llama.ContextHandle
    mtp: llama.ContextHandle | None
    flag: CancelFlag
    chunk: int
    draft_max: int
    on_gpu: bool
    seen: Seen
    head: HeadFile | None = None

    @cached_property
    def batch(self) -> Batch:
        """The batch of the main context for one sequence at a time."""
        return Batch(max(self.chunk, self.draft_max + 1))

    @cached_property
    def reading(self) -> Chunk:
        """How much of a prompt is read at once, which all sequences find out together."""
        return Chunk(self.chunk)

    @cached_property
    def joint_batch(self) -> JointBatch:
        """The batch of the main context for a step of each sequence, drafts and all."""
        n_seq = self.config.n_seq_max
        return JointBatch(n_seq * (self.draft_max + 1), n_seq)

    @cached_property
    def joint_mtp_batch(self) -> JointBatch:
        """The batch of the drafting context for all sequences: what they owe, and a token each."""
        n_seq = self.config.n_seq_max
        rows = n_seq * (self.draft_max + 2)
        return JointBatch(max(n_seq, min(rows, self.chunk)), n_seq, self.n_hidden)

    @cached_property
    def mtp_batch(self) -> Batch:
        """The batch of the drafting context; tokens it owes come before those of a step."""
        return Batch(min(self.chunk, ROWS) + self.draft_max + 1, self.n_hidden)

    @cached_property
    def n_ctx(self) -> int:
        """Tokens that one sequence can hold: the context is divided among them."""
        return llama.context_number(self.main, "n_ctx_seq")

    @cached_property
    def n_ubatch(self) -> int:
        """Tokens computed at once."""
        return llama.context_number(self.main, "n_ubatch")

    @cached_property
    def n_hidden(self) -> int:
        """Elements of one hidden row."""
        return llama.model_number(self.model, "n_embd_out")

    @cached_property
    def hybrid(self) -> bool:
        """Whether a part of the memory is a recurrent state, which cannot be cut anywhere."""
        model = self.model
        return bool(
            llama.model_number(model, "is_hybrid") or llama.model_number(model, "is_recurrent")
        )

    @cached_property
    def n_swa(self) -> int:
        """Window of the sliding layers in tokens; 0: none."""
        return llama.model_number(self.model, "n_swa")

    @cached_property
    def cuttable(self) -> bool:
        """Whether the memory can give back any number of its last tokens."""
        return not self.hybrid and not self.n_swa

    def compute(self, context: llama.ContextHandle, batch: Batch) -> int:
        """Compute `batch` and wait for it; return what the library says of it.

        On the processor it is done when the call returns.
        """
        result = llama.decode(context, batch.struct)
        if self.on_gpu:
            llama.synchronize(context)
        return result

    def output_bytes(self, *, drafting: bool) -> int:
        """Return what the outputs of one context take once the largest batch has run.

        A row of logits per output; with a head also a hidden row per token of the batch
        (llama_context::output_reserve).
        """
        n_vocab, n_hidden = self.info.n_vocab, self.n_hidden
        n_seq = self.config.n_seq_max
        if drafting:
            return _FLOAT * n_seq * (n_vocab + n_hidden)
        rows = (self.draft_max + 1) * n_seq
        return _FLOAT * (rows * n_vocab + (self.draft_max > 0) * self.config.n_batch * n_hidden)

    def close(self) -> None:
        """Give everything back; the handles must not be used again."""
        self.close_contexts()
        self.leave_head()
        llama.free_model(self.model)

    def leave_head(self) -> None:
        """Give the drafting file's weights back; its context must be gone."""
        if self.head is not None:
            llama.free_model(self.head.model)
            self.head = None

    def close_contexts(self) -> None:
        """Give the contexts back, and keep the model."""
        if self.mtp is not None:
            llama.free_context(self.mtp)
            self.mtp = None
        llama.free_context(self.main)
