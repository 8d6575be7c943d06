"""A RunConfig resolved against one model: the numbers that the formulas take."""

from __future__ import annotations

from dataclasses import dataclass

from app.plan.hparams import HParams
from app.runconfig import KvType, RunConfig

CELL_PAD = 256


def pad(n: int, to: int) -> int:
    """Return `n` rounded up to a multiple of `to`."""
    return -(-n // to) * to


@dataclass(frozen=True, slots=True)
class Run:
    """Counts in tokens; `n_rs_seq` is the number of extra recurrent states per sequence.

    `unified`: all sequences share one cache; else each has its own share of the context.
    `swa_full`: sliding layers keep the whole context.
    """

    n_ctx: int
    n_batch: int
    n_ubatch: int
    n_seq: int
    type_k: KvType
    type_v: KvType
    mtp_type_k: KvType
    mtp_type_v: KvType
    mtp: bool
    draft_max: int
    n_rs_seq: int
    flash_attn: bool = True
    unified: bool = False
    swa_full: bool = False

    @property
    def cells(self) -> int:
        """Cache cells of one full-attention stream: the padded context of one sequence."""
        padded = pad(self.n_ctx, CELL_PAD)
        return padded if self.unified else pad(padded // self.n_seq, CELL_PAD)

    @property
    def streams(self) -> int:
        """Separate caches, one per sequence unless they share one."""
        return 1 if self.unified else self.n_seq

    @property
    def tokens(self) -> int:
        """Largest micro-batch that is ever computed."""
        return min(self.n_ubatch, self.cells * self.streams)

    @property
    def outputs(self) -> int:
        """Rows of logits that the main context reserves (n_outputs_max)."""
        per_sequence = self.draft_max + 1 if self.mtp else 1
        return per_sequence * self.n_seq

    def swa_cells(self, n_swa: int) -> int:
        """Cells of one sliding stream, of a window of `n_swa` tokens (llama_kv_cache_iswa)."""
        if self.swa_full:
            return self.cells
        window = n_swa * (self.n_seq if self.unified else 1) + self.n_ubatch
        return pad(min(self.cells, window), CELL_PAD)


def resolve(hparams: HParams, config: RunConfig, *, unified: bool = False) -> Run:
    """Return what `config` means for a model: no MTP without a head, no rollback without state."""
    limit = hparams.most_drafts
    mtp = config.mtp.on and limit != 0
    wanted = config.mtp.draft_max if mtp else 0
    draft_max = wanted if limit is None else min(wanted, limit)
    return Run(
        n_ctx=config.n_ctx,
        n_batch=config.n_batch,
        n_ubatch=config.n_ubatch,
        n_seq=config.n_seq_max,
        type_k=config.type_k,
        type_v=config.type_v,
        mtp_type_k=config.mtp.type_k or config.type_k,
        mtp_type_v=config.mtp.type_v or config.type_v,
        mtp=mtp,
        draft_max=draft_max,
        n_rs_seq=draft_max if hparams.can_roll_back else 0,
        flash_attn=config.flash_attn,
        unified=unified,
    )
