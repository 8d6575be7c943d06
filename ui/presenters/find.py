"""The search of the Hub: what is asked, what was found, and what to do when nothing was."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Literal

from ui.presenters.figures import count, file_size
from ui.presenters.list_row import LazyRows, ListRow
from ui.presenters.marks import VERDICTS

if TYPE_CHECKING:
    from app.state import State
    from app.values.hub import RepoHit, Search
    from app.values.proposal import Proposal

FindKind = Literal["start", "searching", "found", "nothing", "failed"]
PRIVACY = "The Hub is asked only when you search or open something, and hears nothing else."

_LICENCES = {
    "apache-2.0": "Apache 2.0",
    "mit": "MIT",
    "gemma": "Gemma Terms of Use",
    "cc-by-4.0": "CC BY 4.0",
    "cc-by-nc-4.0": "CC BY-NC 4.0, not commercial",
    "llama2": "Llama 2 licence",
    "llama3": "Llama 3 licence",
    "llama3.1": "Llama 3.1 licence",
    "llama3.2": "Llama 3.2 licence",
    "llama3.3": "Llama 3.3 licence",
    "other": "a licence of its own",
    "unknown": "",
}


@dataclass(frozen=True, slots=True)
class FindView:
    """The results' frame; the rows come from `hit_rows`."""

    kind: FindKind
    icon: str = "search"
    role: str = "text3"
    title: str = ""
    text: str = ""
    summary: str = ""
    again: str = ""


def present_find(state: State) -> FindView:
    """Return how the search of `state` is shown."""
    search = state.search
    if search is None:
        return FindView(
            "start",
            title="Find a model for this computer",
            text="Type a name, or paste owner/repo, an address or the path of a file. Before "
            f"anything is downloaded you see which file fits this card, and at which context. "
            f"{PRIVACY}",
        )
    host = search.host or "the Hub"
    words = f"“{search.text}”" if search.text else "what is popular"
    if search.state == "searching":
        return FindView("searching", summary=f"Asking {host} for {words}…")
    if search.state == "failed":
        return FindView(
            "failed",
            icon="offline",
            role="warn",
            title=search.problem or "The Hub did not answer",
            text=search.fix or "What is on this computer works without it.",
            again=search.text,
        )
    if not search.hits:
        return FindView(
            "nothing",
            title=f"Nothing called {words}",
            text=f"{host} knows no model in GGUF format by these words. Try fewer words, or paste "
            "an address.",
        )
    return FindView("found", summary=_summary(search, host))


def _summary(search: Search, host: str) -> str:
    many = f"{count(len(search.hits))} {'repository' if len(search.hits) == 1 else 'repositories'}"
    what = f"for “{search.text}”" if search.text else "that many people use"
    return f"{many} {what} · asked {host}"


def hit_rows(search: Search | None, now: datetime) -> LazyRows:
    """Return the rows of what was found."""
    by_repo = {hit.repo: hit for hit in search.hits} if search else {}
    return LazyRows(tuple(by_repo), lambda key: hit_row(by_repo[key], now))


def proposal_rows(state: State) -> LazyRows:
    """Return what the catalogue proposes for this computer; nothing was asked of the Hub for it."""
    by_ref = {proposal.ref: proposal for proposal in state.proposals}
    return LazyRows(tuple(by_ref), lambda key: _proposal_row(by_ref[key]))


def _proposal_row(proposal: Proposal) -> ListRow:
    facts = (
        proposal.headline,
        file_size(proposal.download_bytes) if proposal.download_bytes else "on this computer",
        f"{count(proposal.config.n_ctx)} tokens",
        proposal.licence,
    )
    mark = VERDICTS[proposal.plan.verdict] if proposal.plan else None
    said = " · ".join(part for part in facts if part)
    return ListRow(
        key=proposal.ref,
        title=proposal.title,
        tags=(proposal.quant,) if proposal.quant else (),
        facts=said,
        mark=mark,
        accessible=f"{proposal.title} {proposal.quant}, {said}"
        + (f", {mark.text}" if mark else ""),
    )


def hit_row(hit: RepoHit, now: datetime) -> ListRow:
    """Return the line of one repository."""
    maker, _, name = hit.repo.partition("/")
    tags = [tag for tag, shown in (("MTP", hit.drafts), ("Gated", hit.gated)) if shown]
    facts = [
        maker,
        f"{short_count(hit.downloads)} downloads",
        age(hit.updated_at, now),
        licence_name(hit.licence),
        f"in the catalogue: {hit.catalogue}" if hit.catalogue else "",
    ]
    said = [part for part in facts if part]
    extra = [
        "drafts with MTP" if hit.drafts else "",
        "gated: the maker asks for consent first" if hit.gated else "",
    ]
    return ListRow(
        key=hit.repo,
        title=name or hit.repo,
        tags=tuple(tags),
        facts=" · ".join(said),
        accessible=", ".join((name, *said, *(part for part in extra if part))),
    )


def licence_name(tag: str) -> str:
    """Return a licence's tag on the Hub as a person reads it; an unknown one stays as it is."""
    return _LICENCES.get(tag.lower(), tag)


def short_count(number: int) -> str:
    """Return a large number in few signs: 812, 45.3k, 1.2M."""
    for size, unit in ((1_000_000, "M"), (1_000, "k")):
        if number >= size:
            value = number / size
            return f"{value:.0f}{unit}" if value >= 99.5 else f"{value:.1f}{unit}"
    return str(number)


def age(iso: str, now: datetime) -> str:
    """Say how long ago something was changed; "" when that is not known."""
    try:
        then = datetime.fromisoformat(iso)
    except ValueError:
        return ""
    if then.tzinfo is None:
        then = then.replace(tzinfo=now.tzinfo)
    days = max(0, (now - then).days)
    if days < 1:
        return "updated today"
    for size, unit in ((365, "year"), (30, "month"), (7, "week"), (1, "day")):
        if days >= size:
            many = days // size
            return f"updated {many} {unit}{'' if many == 1 else 's'} ago"
    return ""
