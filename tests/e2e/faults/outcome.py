"""What a fault came to: every row of the table, and what must be true of all of them."""

from dataclasses import dataclass, field


@dataclass
class Outcome:
    """`wrong` lists what must never be; an empty list is a fault that was met as it should be."""

    fault: str
    moment: str
    cause: str = ""
    first: str = ""
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)
    note: str = ""

    @property
    def ok(self):
        return not self.wrong

    def check(self, holds, text):
        """Note `text` when what must hold does not."""
        if not holds:
            self.wrong.append(text[:200])


HEAD = ("fault", "moment", "named cause", "first remedy", "seconds", "result")


def table(outcomes):
    """Return the outcomes as lines of one table, equal ones counted."""
    groups = {}
    for found in outcomes:
        key = (found.fault, found.moment, found.cause, found.first, *found.wrong, found.note)
        groups.setdefault(key, []).append(found)
    rows = [HEAD]
    for same in groups.values():
        one = same[0]
        seconds = max(found.seconds for found in same)
        result = "; ".join(one.wrong) or one.note or "ok"
        times = f" ({len(same)} times)" if len(same) > 1 else ""
        rows.append(
            (one.fault, one.moment, one.cause, one.first, f"{seconds:.1f}", f"{result}{times}")
        )
    rows = [rows[0], *sorted(rows[1:])]
    widths = [max(len(row[n]) for row in rows) for n in range(len(HEAD))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
