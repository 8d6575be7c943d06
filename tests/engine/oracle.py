"""What a model says from an empty memory, without drafts: the measure of every other way."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random

from app.engine.inline import InlineEngine
from app.engine.protocol import Load, SaveState, Text
from app.runconfig import MtpConfig
from tests.engine.asking import CPU, Heard, ask, load
from tests.engine.routing import ROUTER_TIE, Routes

WORDS = ("the", "hold", "was", "full", "of", "grain", "and", "hard", "by", "ropes", "a", "mast")
TIE = 5e-3
"""Two tokens whose logarithms of probability differ by less are equally likely: micro-batches of
other widths are summed in another order, and the processor's flash attention sums in 16 bits."""


class Oracle:
    """Answers greedily; each answer starts from nothing."""

    def __init__(self):
        self.engine = InlineEngine()
        self._model = None
        self._routes = {}

    def load(self, path, **changes):
        """Hold the model at `path` with a plain setup."""
        config = CPU.with_(mtp=MtpConfig(on=False), **changes)
        if (path, config) != self._model:
            load(self.engine, path, config)
            self._model = (path, config)

    def say(self, prompt, n, **more):
        """Return the tokens that follow `prompt`."""
        host = self.engine._service._host
        host.rounds.call(host.rounds.slots.all[0].clear)
        return ask(self.engine, prompt, n, **more).tokens

    def gap(self, prompt, n, other):
        """Return how much likelier the `n`-th token after `prompt` is than `other` in its place."""
        heard = Heard()
        self.say(prompt, n, report=heard, logprobs=20)
        said = [one for text in heard.of(Text) for one in text.logprobs][n - 1]
        known = {top.token: top.logprob for top in said.top}
        return said.logprob - known.get(other, -100.0)

    def agrees(self, prompt, n, tokens, tie=TIE, trail=None):
        """Assert that `tokens` is what follows `prompt`; return whether a tie went the other way.

        `trail` knows in which widths the one that answered read it.
        """
        expected = self.say(prompt, n)[: len(tokens)]
        pairs = enumerate(zip(tokens, expected, strict=True))
        at = next((i for i, (one, other) in pairs if one != other), None)
        if at is None:
            return False
        gap = self.gap(prompt, at + 1, tokens[at])
        assert (
            gap < tie
            or (trail and self.same_widths(trail, prompt, tokens[:at]) == tokens[at])
            or self._library_says(prompt, at, tokens[at])
        ), (gap, at, prompt)
        return True

    def same_widths(self, trail, prompt, answer):
        """Return what the library alone says after both, read as `trail` says; None: not so."""
        routes = self._routes_now()
        return trail.replayed(routes, routes.vocabulary.tokens(prompt) + list(answer))

    def _library_says(self, prompt, at, token):
        """Whether the library alone says `token` there, in micro-batches of another width.

        In a mixture of experts the last bit of a sum decides which of two that are nearly tied
        computes (test_engine_experts.py), and weights that are not F32 have kernels of their own
        for one row. Nothing else is accepted.
        """
        routes, config = self._routes_now(), self._model[1]
        if routes.in_f32 and not routes.has_experts:
            return False
        prompt, answer = routes.vocabulary.tokens(prompt), list(self.say(prompt, at + 1)[:at])
        mine = routes.read(prompt, answer, config.n_ubatch)
        for n_ubatch in (1, 2, 4, 16, 32, 64, 512):
            for parts in ((prompt, answer), (prompt + answer, [])):
                other = routes.read(*parts, n_ubatch)
                if int(other.logits.argmax()) != token:
                    continue
                if (place := mine.first_other(other)) is not None:
                    return min(mine.margin(*place), other.margin(*place)) < ROUTER_TIE
                if not routes.in_f32:
                    return True
        return False

    def _routes_now(self):
        """Return the model as the library alone reads it."""
        if self._model not in self._routes:
            self._forget_routes()
            self._routes[self._model] = Routes(*self._model)
        return self._routes[self._model]

    def _forget_routes(self):
        for routes in self._routes.values():
            routes.close()
        self._routes.clear()

    def close(self):
        """Give everything back."""
        self._forget_routes()
        self.engine.close()


class Chat:
    """One conversation as text; what it was answered is a part of it."""

    def __init__(self, text):
        self.text = text
        self.before = text


class StopAfter(Heard):
    """Cancels once `n` tokens were told."""

    def __init__(self, n):
        super().__init__()
        self._n = n
        self.cancel = threading.Event()

    def __call__(self, answer):
        super().__call__(answer)
        if isinstance(answer, Text) and answer.n_tokens >= self._n:
            self.cancel.set()


class Wanderer:
    """Edits, regenerates, branches, cancels and switches; every answer is held to the oracle's."""

    def __init__(self, engine, oracle, seed, *, reload):
        self._engine, self._oracle = engine, oracle
        self._random = Random(seed)
        self._reload = reload
        self._chats = [Chat(self._words(self._random.randint(1, 30)))]
        self.checked = self.ties = 0

    def step(self):
        """Do one thing that a person may do."""
        moves = [self._go_on, self._go_on, self._edit, self._again, self._branch, self._other]
        moves += [self._cancel, self._at_once, self._restart]
        self._random.choice(moves)()

    # --- what a person does --------------------------------------------------------------------
    def _go_on(self):
        self._answer(self._random.choice(self._chats))

    def _edit(self):
        chat = self._random.choice(self._chats)
        chat.text = chat.text[: self._random.randint(1, len(chat.text))] + self._words(3)
        self._answer(chat)

    def _again(self):
        chat = self._random.choice(self._chats)
        chat.text = chat.before
        self._answer(chat, says=False)

    def _branch(self):
        chat = self._random.choice(self._chats)
        place = self._random.randint(1, len(chat.text))
        self._chats.append(Chat(chat.text[:place]))
        self._answer(self._chats[-1])

    def _other(self):
        self._chats.append(Chat(self._words(self._random.randint(1, 40))))
        self._answer(self._chats[-1])

    def _cancel(self):
        chat, stop = self._random.choice(self._chats), StopAfter(self._random.randint(1, 20))
        chat.text += self._words(2)
        n = 60
        done = ask(self._engine, chat.text, n, report=stop, cancel=stop.cancel)
        self._check(chat, done.tokens, n, stopped=True)

    def _at_once(self):
        chats = self._random.sample(self._chats, min(3, len(self._chats)))
        counts = [self._random.randint(1, 30) for _ in chats]
        for chat in chats:
            chat.text += self._words(2)
        with ThreadPoolExecutor(3) as pool:
            asked = [
                pool.submit(ask, self._engine, chat.text, n)
                for chat, n in zip(chats, counts, strict=True)
            ]
            done = [one.result() for one in asked]
        for chat, one, n in zip(chats, done, counts, strict=True):
            self._check(chat, one.tokens, n)

    def _restart(self):
        self._reload(self._engine)
        self._go_on()

    # --- and what comes of it ------------------------------------------------------------------
    def _answer(self, chat, *, says=True):
        if says:
            chat.text += self._words(self._random.randint(1, 6))
        chat.before = chat.text
        n = self._random.randint(1, 30)
        mtp = self._random.random() < 0.8
        self._check(chat, ask(self._engine, chat.text, n, mtp=mtp).tokens, n)

    def _check(self, chat, tokens, n, *, stopped=False):
        assert len(tokens) == n or stopped
        self.ties += self._oracle.agrees(chat.text, n, tokens)
        chat.text += bytes(tokens[:-1]).decode("latin-1")
        if len(chat.text) > 700:
            chat.text = chat.text[:40]
        chat.before = chat.text
        self.checked += 1

    def _words(self, n):
        return "".join(f" {self._random.choice(WORDS)}" for _ in range(n))


def restart(path, config, state):
    """Return what saves the chat that was written last, and loads the model with it again."""

    def again(engine):
        engine.save(SaveState(path=str(state)), 20.0)
        request = Load(path=str(path), config=config, n_threads=1, state_path=str(state))
        engine.load(request, Heard(), threading.Event())

    return again
