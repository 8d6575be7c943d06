"""The search of the Hub: what is asked, what was found, and what to do when nothing was."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Literal

from ui.presenters.figures import count, decimal, file_size
from ui.presenters.list_row import LazyRows, ListRow
from ui.presenters.marks import VERDICTS
from ui.words import QT_TR_NOOP, listed, numerals, plural, sentences, told, tr

if TYPE_CHECKING:
    from app.state import State
    from app.values.hub import RepoHit, Search
    from app.values.proposal import Proposal

FindKind = Literal["start", "searching", "found", "nothing", "failed"]
PRIVACY = QT_TR_NOOP(
    "The Hub is asked only when you search or open something, and hears nothing else."
)

_LICENCES = {
    "apache-2.0": "Apache 2.0",
    "mit": "MIT",
    "gemma": "Gemma Terms of Use",
    "cc-by-4.0": "CC BY 4.0",
    "cc-by-nc-4.0": QT_TR_NOOP("CC BY-NC 4.0, not commercial"),
    "llama2": QT_TR_NOOP("Llama 2 licence"),
    "llama3": QT_TR_NOOP("Llama 3 licence"),
    "llama3.1": QT_TR_NOOP("Llama 3.1 licence"),
    "llama3.2": QT_TR_NOOP("Llama 3.2 licence"),
    "llama3.3": QT_TR_NOOP("Llama 3.3 licence"),
    "other": QT_TR_NOOP("a licence of its own"),
    "unknown": "",
}
_AGES = (
    (365, QT_TR_NOOP("updated {n} year ago"), QT_TR_NOOP("updated {n} years ago")),
    (30, QT_TR_NOOP("updated {n} month ago"), QT_TR_NOOP("updated {n} months ago")),
    (7, QT_TR_NOOP("updated {n} week ago"), QT_TR_NOOP("updated {n} weeks ago")),
    (1, QT_TR_NOOP("updated {n} day ago"), QT_TR_NOOP("updated {n} days ago")),
)


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
        return _start()
    host = search.host or tr("the Hub")
    if search.state == "searching":
        text = tr("Asking {host} for “{words}”…")
        if not search.text:
            text = tr("Asking {host} for what is popular…")
        return FindView("searching", summary=text.format(host=host, words=search.text))
    if search.state == "failed":
        return FindView(
            "failed",
            icon="offline",
            role="warn",
            title=told(search.problem) or tr("The Hub did not answer"),
            text=told(search.fix) or tr("What is on this computer works without it."),
            again=search.text,
        )
    if not search.hits:
        return _nothing(search, host)
    return FindView("found", summary=_summary(search, host))


def _start() -> FindView:
    text = tr(
        "Type a name, or paste owner/repo, an address or the path of a file. Before anything is "
        "downloaded you see which file fits this card, and at which context."
    )
    title = tr("Find a model for this computer")
    return FindView("start", title=title, text=sentences(text, tr(PRIVACY)))


def _nothing(search: Search, host: str) -> FindView:
    title = tr("Nothing called “{words}”") if search.text else tr("Nothing was found")
    text = tr(
        "{host} knows no model in GGUF format by these words. Try fewer words, or paste an address."
    )
    return FindView("nothing", title=title.format(words=search.text), text=text.format(host=host))


def _summary(search: Search, host: str) -> str:
    n = len(search.hits)
    if search.text:
        found = plural(n, tr("{n} repository for “{words}”"), tr("{n} repositories for “{words}”"))
    else:
        found = plural(
            n,
            tr("{n} repository that many people use"),
            tr("{n} repositories that many people use"),
        )
    asked = tr("asked {host}").format(host=host)
    return f"{found.format(n=count(n), words=search.text)} · {asked}"


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
        told(proposal.headline),
        file_size(proposal.download_bytes) if proposal.download_bytes else tr("on this computer"),
        tr("{n} tokens").format(n=count(proposal.config.n_ctx)),
        told(proposal.licence),
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
    tags = [tag for tag, shown in (("MTP", hit.drafts), (tr("Gated"), hit.gated)) if shown]
    facts = [
        maker,
        plural(hit.downloads, tr("{n} download"), tr("{n} downloads")).format(
            n=short_count(hit.downloads)
        ),
        age(hit.updated_at, now),
        licence_name(hit.licence),
        tr("in the catalogue: {name}").format(name=hit.catalogue) if hit.catalogue else "",
    ]
    said = [part for part in facts if part]
    extra = [
        tr("drafts with MTP") if hit.drafts else "",
        tr("gated: the maker asks for consent first") if hit.gated else "",
    ]
    return ListRow(
        key=hit.repo,
        title=name or hit.repo,
        tags=tuple(tags),
        facts=" · ".join(said),
        accessible=listed((name, *said, *extra)),
    )


def licence_name(tag: str) -> str:
    """Return a licence's tag on the Hub as a person reads it; an unknown one stays as it is."""
    known = _LICENCES.get(tag.lower(), tag)
    return known and tr(known)


def short_count(number: int) -> str:
    """Return a large number in few signs: 812, 45.3k, 1.2M."""
    for size, unit in numerals().rounded:
        if number >= size:
            value = number / size
            return f"{decimal(value, 0 if value >= 99.5 else 1)}{unit}"
    return count(number)


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
        return tr("updated today")
    for size, one, many in _AGES:
        if days >= size:
            n = days // size
            return plural(n, tr(one), tr(many)).format(n=count(n))
    return ""
