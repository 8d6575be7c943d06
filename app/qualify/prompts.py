"""The texts of the proof: fixed, so that two proofs of one setup can be compared."""

from __future__ import annotations

from app.engine.protocol import ChatMessage, Generate

QUESTION = "In one or two sentences: why does a ship carry a load line on its hull?"
_LINE = (
    "Entry {n}: the vessel took on {cargo} tonnes at berth {berth}; draught fore {fore} and aft "
    "{aft} decimetres, load line clear, weather {weather}.\n"
)
_WEATHER = ("calm", "fair", "overcast", "rain", "fog", "gale")


def logbook(n_chars: int, start: int = 0) -> str:
    """Return `n_chars` characters of plain, non-repeating text, the same every time."""
    lines: list[str] = []
    size = 0
    n = start
    while size < n_chars:
        line = _LINE.format(
            n=n,
            cargo=100 + n * 37 % 900,
            berth=1 + n % 24,
            fore=40 + n * 7 % 60,
            aft=45 + n * 11 % 60,
            weather=_WEATHER[n % len(_WEATHER)],
        )
        lines.append(line)
        size += len(line)
        n += 1
    return "".join(lines)[:n_chars]


def request(name: str, text: str, *, chat: bool, **options: object) -> Generate:
    """Return a greedy request for `text`, as a chat turn or, for a base model, as plain text."""
    said: dict[str, object] = (
        {"messages": (ChatMessage(role="user", content=text),)} if chat else {"prompt": text}
    )
    return Generate.model_validate({"id": name, **said, **options})
