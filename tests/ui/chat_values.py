"""Conversations for the tests and pictures of the chat page."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from app.commands import Command
from app.session import Phase, Session
from app.state import State
from app.transcript import Transcript
from app.values.chat import ChatEntry, Conversation, ReplyProgress, ReplyStats
from tests.ui.flow_values import CONFIG, DIAGNOSIS, NINE_B, PLACEMENT, PLAN, RECEIPT

MODEL = NINE_B.model_copy(update={"title": "Qwen3.6 27B", "quant": "UD-Q2_K_XL", "thinks": "on"})
QUESTION = "Why does a micro-batch of 4096 need so much more memory than 512 at the full context?"
THOUGHT = "The user asks about the attention mask.\n\nIt is `n_ctx * n_ubatch` entries of f16."
ANSWER = """\
The attention mask has one entry for every pair of context position and micro-batch row, so it \
grows with both:

```python
mask = 2 * n_ctx * n_ubatch      # f16, bytes
mask // 2**20                    # 262144 * 4096 → 2048 MiB
```

Each context keeps its own mask, and drafting (MTP) opens a second context. That is why the step \
from 4096 to 512 is felt twice:

| Buffer, MiB | 4096 | 512 | Saved |
|---|--:|--:|--:|
| Compute, on the card | 2,752 | 344 | 2,408 |
| MTP compute, on the card | 2,400 | 300 | 2,100 |
| Pinned memory, two buffers | 4,352 | 544 | 3,808 |

The price is speed on long prompts: fewer tokens are read per step. Replies themselves are"""
REST = " not slower: they are written one token, or one draft, at a time.\n"
STATS = ReplyStats(
    n_tokens=486,
    tok_s=72.1,
    ttft_seconds=0.84,
    acceptance=0.78,
    n_prompt=2926,
    n_reasoning=412,
    reasoning_seconds=5.7,
)


class Chats:
    """What `History` offers to the page, from memory."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.found: tuple[Conversation, ...] = ()

    def search(self, words: str) -> tuple[Conversation, ...]:
        self.asked.append(words)
        return self.found

    def export_markdown(self, conversation: str) -> str:
        return f"# {conversation}\n"

    def export_json(self, conversation: str) -> str:
        return f'{{"conversation": "{conversation}"}}\n'


class Recorder:
    """A core that remembers what was asked of it."""

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.transcript = Transcript()
        self.chats = Chats()

    def do(self, command: Command) -> None:
        self.commands.append(command)


def conversations(now: datetime) -> tuple[Conversation, ...]:
    day = now.replace(hour=12, minute=0)

    def one(name: str, title: str, days: int, clock: str, count: int) -> Conversation:
        hour, minute = map(int, clock.split(":"))
        at = (day - timedelta(days=days)).replace(hour=hour, minute=minute)
        return Conversation(id=name, title=title, updated_at=at.isoformat(), n_messages=count)

    return (
        one("c1", "Why micro-batch costs memory", 0, "12:31", 2),
        one("c2", "Rename plan for the parser", 0, "11:20", 14),
        one("c3", "Summary of the tender PDF", 0, "09:05", 6),
        one("c4", "Regex for Xid lines", 1, "18:44", 9),
        one("c5", "Letter to the landlord", 1, "16:02", 4),
        one("c6", "Recipe scaling", 5, "10:00", 22),
        one("c7", "Unit tests for the ring buffer", 8, "10:00", 31),
    )


def entry(name: str, role: str, text: str, **more: object) -> ChatEntry:
    fields = {"id": name, "role": role, "text": text, "at": "2026-11-29T12:30:00+00:00"}
    return ChatEntry.model_validate(fields | more)


def session(phase: Phase = Phase.READY, **more: object) -> Session:
    fields = {
        "id": "s1",
        "file": MODEL,
        "config": CONFIG,
        "phase": phase,
        "plan": PLAN,
        "placement": PLACEMENT,
        "receipt": RECEIPT,
    }
    return Session.model_validate(fields | more)


def chatting(*entries: ChatEntry, phase: Phase = Phase.READY, **more: object) -> State:
    """Return a state with these messages in the first conversation."""
    state = State(
        session=session(phase),
        conversations=conversations(datetime.now(UTC).astimezone()),
        conversation="c1",
        entries=entries,
    )
    return replace(state, **more)


def answered() -> State:
    """Return a state after one question and its complete answer."""
    return chatting(
        entry("e1", "user", QUESTION),
        entry("e2", "assistant", ANSWER + REST, reasoning=THOUGHT, stats=STATS),
    )


def replying(phase: str = "decode") -> State:
    """Return a state in the middle of a reply; its text belongs into the transcript as "e2"."""
    reply = ReplyProgress.model_validate(
        {
            "id": "e2",
            "conversation": "c1",
            "phase": phase,
            "prompt_done": 3072,
            "prompt_total": 12_000,
            "stats": STATS,
        }
    )
    if phase == "decode":
        reply = reply.model_copy(update={"prompt_done": 2926, "prompt_total": 2926})
    else:
        reply = reply.model_copy(update={"stats": ReplyStats()})
    return chatting(
        entry("e1", "user", QUESTION),
        entry("e2", "assistant", "", state="streaming"),
        phase=Phase.GENERATING,
        reply=reply,
    )


def stopped() -> State:
    """Return a state after the engine ended in the middle of a reply."""
    first = ANSWER.split("\n\n", 1)[0].rstrip(":") + "."
    state = chatting(
        entry("e1", "user", QUESTION),
        entry("e2", "assistant", first, reasoning=THOUGHT, stats=STATS, state="interrupted"),
        phase=Phase.FAILED,
    )
    return replace(state, session=session(Phase.FAILED, diagnosis=DIAGNOSIS))
