"""The whole program's state as one immutable value, and how an event changes it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, assert_never

from app import events as e
from app.session import Phase, Session
from app.settings import Settings
from app.values.api import Api
from app.values.hub import Access

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.values.bundle import Bundle
    from app.values.chat import Attachment, ChatEntry, Conversation, ReplyProgress, Unsent
    from app.values.clocks import Clocks
    from app.values.engines import Engines
    from app.values.health import Health
    from app.values.hub import RepoPage, Search
    from app.values.lender import Lender
    from app.values.machine import Disk, Machine, Sample
    from app.values.model_file import ModelFile
    from app.values.opening import Opening
    from app.values.proposal import Goal, Proposal
    from app.values.receipt import Receipt
    from app.values.remote import RemoteInUse, RemoteProbe
    from app.values.transfer import Transfer
    from app.values.tried import Tried

MAX_MARKS = 200


def _no_transfers() -> Mapping[str, Transfer]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class State:
    """What is known now. Reply text is in `app.transcript`, graph history in `app.machine`."""

    settings: Settings = field(default_factory=Settings)
    machine: Machine | None = None
    sample: Sample | None = None
    marks: tuple[e.Marked, ...] = ()
    library: tuple[ModelFile, ...] = ()
    disk: Disk | None = None
    goal: Goal = "chat"
    proposals: tuple[Proposal, ...] = ()
    transfers: Mapping[str, Transfer] = field(default_factory=_no_transfers)
    engines: Engines | None = None
    clocks: Clocks | None = None
    api: Api = field(default_factory=Api)
    remotes: tuple[RemoteProbe, ...] = ()
    lenders: tuple[Lender, ...] = ()
    remote: RemoteInUse | None = None
    search: Search | None = None
    repo: RepoPage | None = None
    access: Access = field(default_factory=Access)
    opening: Opening | None = None
    session: Session | None = None
    receipts: tuple[Receipt, ...] = ()
    conversations: tuple[Conversation, ...] = ()
    conversation: str | None = None
    entries: tuple[ChatEntry, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    unsent: Unsent | None = None
    reply: ReplyProgress | None = None
    notices: tuple[e.Notice, ...] = ()
    bundle: Bundle | None = None
    health: Health | None = None
    tried: tuple[Tried, ...] = ()


START = "start"
"""The notice of why a setup was not started; it is about the model that is open then."""


def reduce(state: State, event: e.Event) -> State:
    """Return `state` after `event`; an event for another session changes nothing.

    Raises:
        IllegalTransitionError: the event moves the session where it cannot go.
    """
    match event:
        case e.SessionOpened(session=session):
            before = state.session
            if before is not None and before.id != session.id:
                state = _without(state, START)
            return replace(state, session=session)
        case e.SessionClosed():
            return replace(_without(state, START), session=None)
        case (
            e.PhaseChanged()
            | e.Planned()
            | e.SetupRefused()
            | e.LoadProgressed()
            | e.StageChanged()
            | e.Proven()
            | e.TrialChanged()
            | e.DiagnosisChanged()
            | e.FixingChanged()
        ):
            current = state.session
            if current is None or current.id != event.session:
                return state
            return replace(state, session=_reduce_session(current, event))
        case (
            e.ConversationsChanged()
            | e.ConversationOpened()
            | e.AttachmentsChanged()
            | e.MessageReturned()
            | e.EntryChanged()
            | e.ReplyChanged()
        ):
            return _reduce_chat(state, event)
        case _:
            return _reduce_world(state, event)


def _without(state: State, notice: str) -> State:
    return replace(state, notices=tuple(told for told in state.notices if told.id != notice))


def _reduce_session(  # noqa: C901, PLR0911, PLR0912 - one line per event keeps the table readable
    session: Session,
    event: e.PhaseChanged
    | e.Planned
    | e.SetupRefused
    | e.LoadProgressed
    | e.StageChanged
    | e.Proven
    | e.TrialChanged
    | e.DiagnosisChanged
    | e.FixingChanged,
) -> Session:
    match event:
        case e.PhaseChanged(phase=phase):
            known = {
                name: value
                for name in ("placement", "receipt", "diagnosis")
                if (value := getattr(event, name)) is not None
            }
            if phase is Phase.READY:
                known["diagnosis"] = None
            if event.thinks is not None:
                known["file"] = session.file.model_copy(update={"thinks": event.thinks})
            if phase is Phase.LOADING:
                known["stages"] = ()  # those of an earlier start say nothing about this one
            return session.to(phase, **known)
        case e.Planned(config=config, plan=plan, risk_accepted=risk, file=file):
            changes: dict[str, object] = {"config": config, "plan": plan, "risk_accepted": risk}
            changes["refused"] = None
            if config != session.config or (file and file.path != session.file.path):
                # What was proven and placed was another setup.
                changes |= {"receipt": None, "placement": None}
            return session.model_copy(update=changes | ({"file": file} if file else {}))
        case e.SetupRefused(refusal=refusal):
            return session.model_copy(update={"refused": refusal})
        case e.LoadProgressed(fraction=fraction):
            return session.model_copy(update={"load_fraction": fraction})
        case e.StageChanged(stages=stages):
            return session.model_copy(update={"stages": stages})
        case e.Proven(receipt=receipt):
            return session.model_copy(update={"receipt": receipt})
        case e.TrialChanged(trial=trial):
            return session.model_copy(update={"trial": trial})
        case e.DiagnosisChanged(diagnosis=diagnosis):
            failed = session.phase is Phase.FAILED
            return session.model_copy(update={"diagnosis": diagnosis}) if failed else session
        case e.FixingChanged(fixing=fixing):
            return session.model_copy(update={"fixing": fixing})
        case _:
            assert_never(event)


def _reduce_chat(  # noqa: PLR0911 - one line per event
    state: State,
    event: e.ConversationsChanged
    | e.ConversationOpened
    | e.AttachmentsChanged
    | e.MessageReturned
    | e.EntryChanged
    | e.ReplyChanged,
) -> State:
    match event:
        case e.ConversationsChanged(conversations=conversations):
            return replace(state, conversations=conversations)
        case e.ConversationOpened(id=conversation, entries=entries):
            return replace(state, conversation=conversation, entries=entries)
        case e.AttachmentsChanged(files=files):
            return replace(state, attachments=files)
        case e.MessageReturned(unsent=unsent):
            return replace(state, unsent=unsent)
        case e.EntryChanged(conversation=conversation, entry=entry):
            if conversation != state.conversation:
                return state
            return replace(state, entries=_with_entry(state.entries, entry))
        case e.ReplyChanged(reply=reply):
            return replace(state, reply=reply)
        case _:
            assert_never(event)


def _with_entry(entries: tuple[ChatEntry, ...], entry: ChatEntry) -> tuple[ChatEntry, ...]:
    if any(old.id == entry.id for old in entries):
        return tuple(entry if old.id == entry.id else old for old in entries)
    return (*entries, entry)


def _reduce_world(  # noqa: C901, PLR0911, PLR0912 - one line per event keeps the table readable
    state: State,
    event: e.MachineSeen
    | e.Sampled
    | e.Marked
    | e.LibraryChanged
    | e.Proposed
    | e.TransferChanged
    | e.TransferGone
    | e.Searched
    | e.RepoChanged
    | e.AccessChanged
    | e.Receipts
    | e.EnginesChanged
    | e.ClocksChanged
    | e.ApiChanged
    | e.RemotesChanged
    | e.LendersChanged
    | e.RemoteChosen
    | e.OpeningChanged
    | e.SettingsChanged
    | e.Notice
    | e.NoticeDismissed
    | e.BundlePrepared
    | e.HealthChecked
    | e.TriedChanged,
) -> State:
    match event:
        case e.MachineSeen(machine=machine):
            return replace(state, machine=machine)
        case e.Sampled(sample=sample):
            return replace(state, sample=sample)
        case e.Marked():
            return replace(state, marks=(*state.marks, event)[-MAX_MARKS:])
        case e.LibraryChanged(files=files, disk=disk):
            return replace(state, library=files, disk=disk)
        case e.Proposed(goal=goal, proposals=proposals):
            return replace(state, goal=goal, proposals=proposals)
        case e.TransferChanged(transfer=transfer):
            return replace(
                state,
                transfers=MappingProxyType({**state.transfers, transfer.ref: transfer}),
            )
        case e.TransferGone(ref=ref):
            left = {key: value for key, value in state.transfers.items() if key != ref}
            return replace(state, transfers=MappingProxyType(left))
        case e.Searched(search=search):
            return replace(state, search=search)
        case e.RepoChanged(page=page):
            return replace(state, repo=page)
        case e.AccessChanged(access=access):
            return replace(state, access=access)
        case e.Receipts(receipts=receipts):
            return replace(state, receipts=receipts)
        case e.EnginesChanged(engines=engines):
            return replace(state, engines=engines)
        case e.ClocksChanged(clocks=clocks):
            return replace(state, clocks=clocks)
        case e.ApiChanged(api=api):
            return replace(state, api=api)
        case e.RemotesChanged(probes=probes):
            return replace(state, remotes=probes)
        case e.LendersChanged(lenders=lenders):
            return replace(state, lenders=lenders)
        case e.RemoteChosen(remote=remote):
            return replace(state, remote=remote)
        case e.OpeningChanged(opening=opening):
            return replace(state, opening=opening)
        case e.SettingsChanged(settings=settings):
            return replace(state, settings=settings)
        case e.BundlePrepared(bundle=bundle):
            return replace(state, bundle=bundle)
        case e.HealthChecked(health=health):
            return replace(state, health=health)
        case e.TriedChanged(tried=tried):
            return replace(state, tried=tried)
        case e.Notice(id=name):
            return replace(state, notices=(*_without(state, name).notices, event))
        case e.NoticeDismissed(id=name):
            return _without(state, name)
        case _:
            assert_never(event)
