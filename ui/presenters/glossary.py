"""The words of the field as they stand in the window, and what each means in plain words.

A label, a tag or a figure asks by the word that it shows: one place for all of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ui.words import QT_TR_NOOP, tr


@dataclass(frozen=True, slots=True)
class Entry:
    """A meaning, and the words that stand for it, the best known first."""

    words: tuple[str, ...]
    meaning: str


ENTRIES = (
    Entry(
        (QT_TR_NOOP("Quant"),),
        QT_TR_NOOP(
            "How the weights are stored. Fewer bits take less memory and lose some quality."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Context"),),
        QT_TR_NOOP(
            "How many tokens of text fit at once: the chat so far, its files and the reply. "
            "More takes more memory."
        ),
    ),
    Entry(
        (QT_TR_NOOP("KV cache"),),
        QT_TR_NOOP(
            "The model's notes on the text it has read, so that nothing is read twice. It grows "
            "with the context. Fewer bits take less memory and are less exact."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Micro-batch"),),
        QT_TR_NOOP(
            "How many tokens of a prompt are read in one step, also called ubatch. More reads "
            "faster and takes more memory."
        ),
    ),
    Entry(
        (
            "MTP",
            QT_TR_NOOP("Drafting (MTP)"),
            QT_TR_NOOP("Drafting on"),
            QT_TR_NOOP("Drafting off"),
            QT_TR_NOOP("Drafting on and off (MTP)"),
        ),
        QT_TR_NOOP(
            "Multi-token prediction: the model guesses a few tokens ahead, the draft tokens, and "
            "checks them in one step. What does not hold is thrown away: replies come faster and "
            "are no worse."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Drafting file"),),
        QT_TR_NOOP(
            "A second file that drafts for the model: an MTP head, or the assistant of a Gemma 4. "
            "It must have been made for this very model."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Layers on each card"),),
        QT_TR_NOOP(
            "Layers are the steps of the model. The cards work one after another, each on its own "
            "layers: several cards make room, not speed."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Drafts accepted"), QT_TR_NOOP("drafts accepted")),
        QT_TR_NOOP(
            "The acceptance rate: how many of the guessed tokens held. The more, the faster "
            "drafting makes the replies."
        ),
    ),
    Entry(
        (QT_TR_NOOP("tokens/s"),),
        QT_TR_NOOP("How fast it goes. A token is a piece of a word, in English about 4 letters."),
    ),
    Entry(
        (QT_TR_NOOP("First token"), QT_TR_NOOP("to first token")),
        QT_TR_NOOP("How long it takes until the reply begins: the prompt is read before that."),
    ),
    Entry(
        (QT_TR_NOOP("Cold start"),),
        QT_TR_NOOP("Loading the model with a fresh engine, with nothing left in it from before."),
    ),
    Entry(
        (QT_TR_NOOP("Core clock"), QT_TR_NOOP("SM clock, MHz")),
        QT_TR_NOOP(
            "The SM clock: how fast the card's processors run. It falls with heat, at the limit "
            "of the power, and when there is nothing to do."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Memory clock"),),
        QT_TR_NOOP(
            "How fast the card's memory runs. The speed of replies hangs on it more than on "
            "anything else."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Load line"), QT_TR_NOOP("To the load line")),
        QT_TR_NOOP(
            "Up to there the memory may be filled. What lies beyond is kept for the desktop and "
            "for what cannot be foreseen."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Weights"),),
        QT_TR_NOOP("The model itself: what it has learned, as it stands in the file."),
    ),
    Entry(
        (QT_TR_NOOP("Recurrent state"),),
        QT_TR_NOOP(
            "What some models keep of the text beside or instead of the KV cache. It stays as "
            "large as it is, however long the text."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Compute"),),
        QT_TR_NOOP("Room to work in for one step. It grows with the micro-batch."),
    ),
    Entry(
        (QT_TR_NOOP("On the processor"),),
        QT_TR_NOOP(
            "Layers are the steps of the model. The card computes those in its memory; the others "
            "are offloaded, and the processor computes them, much slower."
        ),
    ),
    Entry(
        (QT_TR_NOOP("Power limit"),),
        QT_TR_NOOP("The card runs slower so as not to take more watts than it may."),
    ),
    Entry((QT_TR_NOOP("Heat"),), QT_TR_NOOP("The card runs slower so as not to get too hot.")),
    Entry(
        (QT_TR_NOOP("Hardware slowdown"),),
        QT_TR_NOOP("The card protects itself: it is too hot, or its power supply gives way."),
    ),
    Entry(
        (QT_TR_NOOP("Power brake"),),
        QT_TR_NOOP("The power supply or the board told the card to take fewer watts."),
    ),
    Entry(
        (QT_TR_NOOP("Sync boost"),),
        QT_TR_NOOP("The card keeps to the clock of the slowest of several cards."),
    ),
    Entry(
        (QT_TR_NOOP("Display clock"),),
        QT_TR_NOOP("The clock is held by what the screen needs."),
    ),
    Entry(
        (QT_TR_NOOP("Fixed clocks"),),
        QT_TR_NOOP("Somebody set how fast the card runs; it does not choose by itself."),
    ),
    Entry(
        (QT_TR_NOOP("Gated"),),
        QT_TR_NOOP("Its maker gives it to those who have accepted the terms on its page."),
    ),
)


_SETUP = (
    (QT_TR_NOOP("{n} of {total} layers on the card"), "On the processor"),
    (QT_TR_NOOP("KV {kind}"), "KV cache"),
    (QT_TR_NOOP("micro-batch {n}"), "Micro-batch"),
    (QT_TR_NOOP("MTP {n}"), "MTP"),
)
"""How the parts of a setup's line are said, and the word that explains each."""


def setup_meanings(line: str) -> str:
    """Return what stands in `line`, '32 of 32 layers on the card · KV f16 · MTP 3', by its words.

    A line about something else, such as another computer, needs none.
    """
    parts = line.split(" · ")
    words = [
        tr(word)
        for template, word in _SETUP
        if any(all(own in part for own in _own_words(tr(template))) for part in parts)
    ]
    pair = tr("{name}: {value}")
    return "\n".join(pair.format(name=word, value=meaning_of(word)) for word in words)


def _own_words(template: str) -> list[str]:
    return [own for own in re.split(r"\{\w+\}", template) if own.strip()]


def meaning_of(shown: str) -> str:
    """Return what the word that is `shown`, in the language in force, means; empty if unknown."""
    found = (one.meaning for one in ENTRIES if any(tr(word) == shown for word in one.words))
    return next((tr(meaning) for meaning in found), "")
