"""What the Hub offers: searching it, and one open repository with the plan of every quant."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from app import commands as c
from app import events as e
from app.core.board import Board
from app.core.desk import Desk
from app.core.jobs import Lanes, unforeseen
from app.core.shelf import catalogue_ref
from app.errors import PlimsollError, UsageError
from app.hub.cache import HubCache
from app.hub.limits import WATCHED
from app.hub.listing import Listing, list_repo
from app.hub.quants import Quant
from app.hub.reference import Reference, parse_reference
from app.hub.search import search
from app.hub.site import Site, own_host
from app.plan.ladder import Ladder
from app.values.hub import RepoPage, Search, Wish

SETTLE_SECONDS = 0.25


@dataclass(slots=True)
class _Visit:
    """One repository while it is open; a newer visit ends it."""

    page: RepoPage
    wanted: str = ""
    cancel: threading.Event = field(default_factory=threading.Event)
    wish: Wish = field(default_factory=Wish)
    ladder: Ladder | None = None
    here: Callable[[], tuple[bool, ...]] = tuple
    """Which rungs are on this machine now; empty before they are known."""
    marks: tuple[bool, ...] = ()


class HubDesk:
    """Answers the Hub's commands; of two searches, repositories or wishes the newer one wins."""

    def __init__(self, board: Board, lanes: Lanes, desk: Desk) -> None:
        self._board = board
        self._lanes = lanes
        self._desk = desk
        self._lock = threading.Lock()
        self._searching = threading.Event()
        self._visit: _Visit | None = None

    def do(self, command: c.Command) -> None:
        """Begin one of the Hub's commands."""
        match command:
            case c.SearchHub(text=text):
                self._start_search(text)
            case c.OpenRepo(ref=ref):
                self._open(ref)
            case c.CloseRepo():
                self._leave(None)
                self._board.publish(e.RepoChanged(page=None))
            case c.PlanLadder(wish=wish):
                self._wish(wish)
            case _:
                raise TypeError(type(command).__name__)

    def look(self) -> None:
        """Mark anew which quants of the open repository are on this machine."""
        visit = self._visit
        if visit is not None and visit.ladder is not None:
            visit.marks = visit.here()
            self._show(visit)

    def plan_again(self) -> None:
        """Plan the open repository's quants anew: what they are planned against has changed."""
        if (visit := self._visit) is not None:
            self._wish(visit.wish)

    # --- searching -----------------------------------------------------------------------------
    def _start_search(self, text: str) -> None:
        cancel = threading.Event()
        with self._lock:
            self._searching.set()
            self._searching = cancel
            self._board.publish(e.Searched(search=Search(text=text, host=own_host())))
        self._lanes["search"].start(lambda _: self._search(text, cancel), cancel)

    def _search(self, text: str, cancel: threading.Event) -> None:
        if cancel.is_set():
            return
        asked = Search(text=text, host=own_host())
        try:
            hits = search(Site.from_environment(), text, cancel=cancel)
            found = asked.model_copy(update={"state": "done", "hits": hits})
        except PlimsollError as error:
            said = {"state": "failed", "problem": error.text, "fix": error.fix}
            found = asked.model_copy(update=said)
        except Exception as error:
            said = {"state": "failed", "problem": unforeseen(error)}
            self._searched(asked.model_copy(update=said), cancel)
            raise
        self._searched(found, cancel)

    def _searched(self, found: Search, cancel: threading.Event) -> None:
        with self._lock:
            if not cancel.is_set():
                self._board.publish(e.Searched(search=found))

    # --- one repository ------------------------------------------------------------------------
    def _open(self, ref: str) -> None:
        visit = _Visit(RepoPage(repo=ref.strip(), host=own_host()))
        self._leave(visit)
        self._show(visit, visit.page)
        self._lanes["repo"].start(lambda _: self._read(visit, ref), visit.cancel)

    def _leave(self, next_visit: _Visit | None) -> None:
        with self._lock:
            if self._visit is not None:
                self._visit.cancel.set()
            self._visit = next_visit

    def _show(self, visit: _Visit, page: RepoPage | None = None) -> None:
        """Publish a page of the open repository; pages of one that was left are dropped."""
        with self._lock:
            if visit is self._visit and not visit.cancel.is_set():
                named = (page or visit.page).model_copy(update={"wanted": visit.wanted})
                visit.page = _marked(named, visit.marks)
                self._board.publish(e.RepoChanged(page=visit.page))

    def _read(self, visit: _Visit, ref: str) -> None:
        if visit.cancel.is_set():
            return
        try:
            found = repository(ref)
            site = Site.from_environment()
            visit.wanted = found.quant or ""
            visit.page = visit.page.model_copy(update={"repo": found.repo, "host": site.host})
            listing = list_repo(
                site, found.repo, found.revision, cancel=visit.cancel, limits=WATCHED
            )
            _check(listing)
            here = _here(site, listing)
            ladder = self._desk.ladder(site, listing, here)
            # Rungs go from the largest quant down, a listing goes up.
            quants = [quant for quant in reversed(listing.models) if quant.whole]
            visit.here = lambda: tuple(here(quant) for quant in quants)
            visit.marks = visit.here()
            self._show(visit, ladder.page)
            visit.ladder, wish = ladder, visit.wish
            ground = self._desk.ground(self._board.state.goal, wish)
            page = ladder.climb(ground, lambda page: self._show(visit, page), visit.cancel)
            if page.rungs and all(rung.state == "failed" for rung in page.rungs):
                self._show(visit, _unreadable(page, signed_in=bool(site.token)))
            if visit.wish is not wish:
                self._wish(visit.wish)
        except PlimsollError as error:
            said = {"state": "failed", "problem": error.text, "fix": error.fix}
            self._show(visit, visit.page.model_copy(update=said))
        except Exception as error:
            said = {"state": "failed", "problem": unforeseen(error)}
            self._show(visit, visit.page.model_copy(update=said))
            raise

    # --- wishes --------------------------------------------------------------------------------
    def _wish(self, wish: Wish) -> None:
        with self._lock:
            visit = self._visit
            if visit is None:
                return
            visit.wish = wish
        self._lanes["ladder"].start(lambda _: self._plan(visit, wish))

    def _plan(self, visit: _Visit, wish: Wish) -> None:
        """Plan by formulas at once; the engine is asked when nothing newer was wished for."""
        ladder = visit.ladder
        if wish is not visit.wish or ladder is None or visit.cancel.is_set():
            return
        ground = self._desk.ground(self._board.state.goal, wish)
        self._show(visit, ladder.plan(ground))
        self._lanes["repo"].start(lambda _: self._rehearse(visit, wish), visit.cancel)

    def _rehearse(self, visit: _Visit, wish: Wish) -> None:
        """Ask the engine once nothing newer is wished for; a slider that moves does not wait."""
        if visit.cancel.wait(SETTLE_SECONDS) or wish is not visit.wish or visit.ladder is None:
            return
        try:
            visit.ladder.rehearse(lambda page: self._show(visit, page), visit.cancel)
        except PlimsollError as error:
            if error.cause != "cancelled":
                raise


def _marked(page: RepoPage, marks: tuple[bool, ...]) -> RepoPage:
    if len(marks) != len(page.rungs):
        return page
    rungs = tuple(
        rung if rung.here == here else rung.model_copy(update={"here": here})
        for rung, here in zip(page.rungs, marks, strict=True)
    )
    return page.model_copy(update={"rungs": rungs})


def repository(ref: str) -> Reference:
    """Return the repository that any form of reference names.

    Raises:
        UsageError: it names none.
    """
    found = parse_reference(ref)
    if found.kind == "catalogue":
        found = parse_reference(catalogue_ref(found.id) or ref)
    if found.kind != "hub":
        raise UsageError(
            f"'{ref}' is not a repository on the Hub.",
            fix="Give owner/repository, or an address on the Hub.",
            cause="usage",
        )
    return found


def _unreadable(page: RepoPage, *, signed_in: bool) -> RepoPage:
    """Return a page of which no file can be read as one failure, with what to do about it."""
    if not page.gated:
        fix = "Try again later, or choose another repository."
    elif signed_in:
        fix = f"Open {page.repo} on the Hub, accept its terms and wait for the answer."
    else:
        fix = "Accept its terms on the Hub, and give Plimsoll a read token of that account."
    said = {"state": "failed", "problem": page.rungs[0].problem, "fix": fix}
    return page.model_copy(update=said)


def _check(listing: Listing) -> None:
    if not any(quant.whole for quant in listing.quants):
        raise UsageError(
            f"{listing.repo} holds no GGUF model that is complete.",
            fix="Choose a repository whose name ends in GGUF.",
            cause="no-gguf-in-repository",
        )


def _here(site: Site, listing: Listing) -> Callable[[Quant], bool]:
    """Return what tells whether a quant is on this machine, whole."""
    cache = HubCache(site.cache)

    def here(quant: Quant) -> bool:
        return all(
            cache.find(listing.repo, listing.revision, file.name, file.size_bytes)
            for file in quant.files
        )

    return here
