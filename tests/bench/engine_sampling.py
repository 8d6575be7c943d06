"""What choosing a token costs, by option and size of the vocabulary.

    python tests/bench/engine_sampling.py [--rounds N]

Medians in microseconds over random logits with a peak, which are shaped like a model's; "alone" is
the same chain of the library's samplers over the whole vocabulary, "ours" is with the candidates
narrowed first. Both choose the same tokens, which is checked.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from app.engine import llama, testmodel
from app.engine.candidates import Need
from app.engine.grammar import Grammar
from app.engine.likelihood import Noting
from app.engine.logbook import start_library
from app.engine.sampling import Chain, Greedy, Sampler, SamplerMaker
from app.engine.testmodel import Shape
from app.engine.vocabulary import Vocabulary
from app.values.sampling import SamplingParams

PLAIN = {"top_k": 0, "top_p": 1.0, "min_p": 0.0}
OPTIONS = {
    "greedy": {"temperature": 0.0},
    "greedy, repeat penalty": {"temperature": 0.0, "repeat_penalty": 1.1},
    "greedy, DRY": {"temperature": 0.0, "dry_multiplier": 0.8},
    "the default: top-k 40, top-p, min-p": {"temperature": 0.7},
    "default with repeat penalty": {"temperature": 0.7, "repeat_penalty": 1.1},
    "default with penalties and DRY": {
        "temperature": 0.7, "repeat_penalty": 1.1, "dry_multiplier": 0.8,
    },
    "min-p alone": {"temperature": 0.7, **PLAIN, "min_p": 0.05},
    "top-p alone": {"temperature": 0.7, **PLAIN, "top_p": 0.95},
    "temperature alone": {"temperature": 0.7, **PLAIN},
}  # fmt: skip
GRAMMAR = "root ::= [^\\x00]*"
ROWS = 12


def rows(vocabulary: Vocabulary) -> list[llama.Floats]:
    """Return logits of several tokens, one row each; the tokens of a text are likely."""
    random = np.random.default_rng(1)
    found = random.normal(0.0, 2.5, (ROWS, vocabulary.n_tokens)).astype(np.float32)
    found[:, vocabulary.tokens("The hold was full of grain and rope", add_special=False)] += 9.0
    return [row[None] for row in found]


def microseconds(
    sampler: Sampler, data: list[llama.Floats], rounds: int
) -> tuple[float, list[int]]:
    """Return the median per token, and the tokens."""
    times, tokens = [], []
    for n in range(rounds):
        start = time.perf_counter()
        tokens.append(sampler.choose(llama.ContextHandle(0), data[n % ROWS], 0))
        times.append(time.perf_counter() - start)
    sampler.close()
    return statistics.median(times) * 1e6, tokens


def alone(sampler: Sampler) -> Sampler:
    """Let `sampler` look at every candidate."""
    if isinstance(sampler, Chain):
        sampler._need = Need()
    return sampler


def measure(vocabulary: Vocabulary, rounds: int) -> None:
    """Print the table for one vocabulary."""
    maker, data = SamplerMaker(vocabulary), rows(vocabulary)
    print(f"\n{vocabulary.n_tokens:,} tokens{'':<32}{'alone':>9}{'ours':>9}{'ratio':>8}")
    for name, options in OPTIONS.items():
        params = SamplingParams.model_validate({"seed": 1, **options})
        whole, theirs = microseconds(alone(maker.make(params, range(64))), data, rounds)
        narrowed, ours = microseconds(maker.make(params, range(64)), data, rounds)
        if ours != theirs:
            raise SystemExit(f"{name}: the choices differ")
        print(f"  {name:<40}{whole:>9.1f}{narrowed:>9.1f}{narrowed / whole:>8.2f}")
    params = SamplingParams(temperature=0.0)
    bound = maker.make(params, (), lambda: Grammar(vocabulary, GRAMMAR))
    print(
        f"  {'greedy, a grammar that agrees':<40}{'':>9}{microseconds(bound, data, rounds)[0]:>9.1f}"
    )
    noting = Noting(Greedy(), vocabulary, 5)
    print(f"  {'greedy, logprobs of 5':<40}{'':>9}{microseconds(noting, data, rounds)[0]:>9.1f}")
    _measure_refusals(vocabulary, data)
    maker.close()


def _measure_refusals(vocabulary: Vocabulary, data: list[llama.Floats]) -> None:
    """Print what a token costs that a grammar refused: asking about few tokens, and about all.

    What is allowed is among the hundred likeliest, as it is for a model that was told.
    """
    first = data[0][0].copy()
    first[vocabulary.tokens("{", add_special=False)[0]] = np.sort(first)[-100]
    ways = [("asking about all", Need()), ("asking about some", Need(1))]
    for name, need in ways:
        grammar = Grammar(vocabulary, 'root ::= "{" [a-z]* "}"')
        times = []
        for _ in range(5):
            start = time.perf_counter()
            grammar.narrow(first, need)
            times.append(time.perf_counter() - start)
        grammar.close()
        print(
            f"  {'refused by a grammar, ' + name:<40}{'':>9}{statistics.median(times) * 1e6:>9.1f}"
        )


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--model", help="a GGUF whose vocabulary is measured, too")
    options = parser.parse_args()
    start_library()
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(options.model)] if options.model else []
        for n_vocab in (320, 248_320):
            paths.append(Path(folder) / f"{n_vocab}.gguf")
            shape = Shape(n_embd=64, n_ff=64, head=32, n_vocab=n_vocab)
            testmodel.build(paths[-1], acceptance="none", quant="F16", shape=shape)
        for path in sorted(paths):
            model = llama.load_model(str(path), llama.model_params(vocab_only=True))
            if model is None:
                raise SystemExit(f"{path} cannot be read")
            measure(Vocabulary(model), options.rounds)
            llama.free_model(model)


if __name__ == "__main__":
    main()
