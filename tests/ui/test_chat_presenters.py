"""What the chat page says in every state, without a widget."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from app.session import Phase
from app.state import State
from app.values.chat import Conversation, ReplyStats
from app.values.diagnosis import Diagnosis, Remedy
from app.values.receipt import Stage
from app.values.remote import RemoteInUse, RemoteModel, RemoteServer
from tests.ui import chat_values as v
from tests.ui.flow_values import BIG_PLAN, CPU_RECEIPT, DIAGNOSIS, RUNNING_STAGES, TIGHT_PLAN
from ui.presenters.chat import (
    BASE_NOTE,
    last_reply,
    present_composer,
    present_reading,
    present_stats,
    present_stopped,
    present_thought,
)
from ui.presenters.chat_code import comment_at
from ui.presenters.chat_empty import present_empty
from ui.presenters.chat_list import DRAFT, present_chat_list, title_of

NOW = datetime(2026, 11, 29, 15, 0, tzinfo=UTC)


def blank(phase: Phase, **more: object) -> State:
    return State(session=v.session(phase, **more))


# --- the composer ----------------------------------------------------------------------------------
def test_without_a_model_the_composer_says_so_and_offers_the_way_to_one():
    view = present_composer(State())
    assert view.placeholder == "Choose a model first"
    assert (view.action, view.action_text) == ("choose", "Choose a model…")
    assert view.blocked
    assert view.meter is None


@pytest.mark.parametrize(
    ("phase", "can_send"),
    [
        (Phase.PLANNED, True),
        (Phase.LOADING, True),
        (Phase.QUALIFYING, True),
        (Phase.READY, True),
        (Phase.REMEDIED, True),
        (Phase.DOWNLOADING, False),
        (Phase.VERIFYING, False),
        (Phase.UNLOADING, False),
        (Phase.FAILED, False),
    ],
)
def test_sending_is_possible_where_the_core_can_make_the_model_ready(phase, can_send):
    view = present_composer(blank(phase))
    assert (view.blocked == "") is can_send
    assert not view.replying


@pytest.mark.parametrize(("plan", "word"), [(BIG_PLAN, "not fit"), (TIGHT_PLAN, "tight")])
def test_nothing_is_sent_into_a_setup_that_may_not_start(plan, word):
    state = blank(Phase.PLANNED, plan=plan)
    assert word in present_composer(state).blocked
    assert present_composer(blank(Phase.PLANNED, plan=plan, risk_accepted=True)).blocked == (
        "" if plan is TIGHT_PLAN else present_composer(state).blocked
    )


def test_the_placeholder_names_who_answers_and_how():
    assert present_composer(blank(Phase.READY)).placeholder == "Ask Qwen3.6 27B…"
    assert present_composer(v.answered()).placeholder == "Reply to Qwen3.6 27B…"
    base = v.MODEL.model_copy(update={"has_chat_template": False})
    assert present_composer(blank(Phase.READY, file=base)).placeholder == "Go on with Qwen3.6 27B…"
    assert "once the model is loaded" in present_composer(blank(Phase.PLANNED)).placeholder


def test_a_conversation_without_a_loaded_model_offers_to_load_it():
    view = present_composer(replace(v.answered(), session=v.session(Phase.PLANNED)))
    assert (view.action, view.action_text) == ("load", "Load Qwen3.6 27B")
    assert present_composer(v.answered()).action == ""


@pytest.mark.parametrize(
    ("thinks", "wanted", "on"),
    [
        ("on", None, True),
        ("off", None, False),
        ("told", None, None),
        ("on", False, False),
        ("told", True, True),
    ],
)
def test_the_switch_shows_what_was_chosen_or_what_the_model_does_by_itself(thinks, wanted, on):
    state = v.answered()
    first, *rest = state.conversations
    file = v.MODEL.model_copy(update={"thinks": thinks})
    state = replace(
        state,
        session=v.session(file=file),
        conversations=(first.model_copy(update={"thinking": wanted}), *rest),
    )
    shown = present_composer(state).thinks
    assert shown is not None
    assert shown.on is on
    assert ("itself" in shown.tip or "Not chosen" in shown.tip) == (wanted is None)
    other = replace(state, conversation="c2")
    assert (
        present_composer(other).thinks == present_composer(replace(state, conversation=None)).thinks
    )


def test_a_model_that_cannot_be_told_has_no_switch():
    deaf = v.session(file=v.MODEL.model_copy(update={"thinks": ""}))
    assert present_composer(replace(v.answered(), session=deaf)).thinks is None
    assert present_composer(State()).thinks is None


def test_a_far_model_has_the_switch_that_its_server_speaks_of():
    server = RemoteServer(name="box", url="http://127.0.0.1:1")
    for thinks, on in (("", None), ("off", False)):
        using = RemoteInUse(server=server, model=RemoteModel(id="big", thinks=thinks))
        shown = present_composer(replace(v.answered(), remote=using)).thinks
        assert (shown.on if shown else None) is on
        assert (shown is None) == (thinks == "")


def test_the_meter_counts_prompt_and_reply_of_the_last_exchange():
    meter = present_composer(v.answered()).meter
    assert meter is not None
    assert meter.text == "3,412 of 262,144 used · proven to 65,536"
    assert (meter.used, meter.proven, meter.total) == (3412, 65_536, 262_144)


def test_the_meter_moves_while_a_reply_is_written():
    state = v.replying()
    assert state.reply is not None
    more = state.reply.model_copy(update={"stats": ReplyStats(n_tokens=1000)})
    meter = present_composer(replace(state, reply=more)).meter
    assert meter is not None
    assert meter.used == 2926 + 1000
    elsewhere = more.model_copy(update={"conversation": "c2"})
    assert present_composer(replace(state, reply=elsewhere)).meter is None
    assert present_composer(replace(state, reply=elsewhere)).replying


# --- a reply ---------------------------------------------------------------------------------------
def test_the_line_under_a_reply_has_its_figures():
    live = present_stats(v.STATS, live=True)
    assert (live.speed, live.first, live.accepted) == ("72.1", "0.84 s", "78 %")
    assert live.tokens == "486 tokens so far"
    ended = present_stats(v.STATS, live=False)
    assert ended.tokens == "486 tokens"
    assert ended.sentence == (
        "72.1 tokens a second, first token after 0.84 s, 78 % of drafts accepted, 486 tokens"
    )


def test_figures_that_are_not_known_are_left_out():
    view = present_stats(ReplyStats(n_tokens=1), live=False)
    assert (view.speed, view.first, view.accepted, view.tokens) == ("", "", "", "1 token")
    few = ReplyStats(n_tokens=2, tok_s=3728.0)
    assert present_stats(few, live=False).speed == "", "of two tokens in one piece it is chance"
    assert present_stats(None, live=False).sentence == ""
    assert present_stats(None, live=False, end="stopped").note == "Stopped"
    assert present_stats(v.STATS, live=False, end="interrupted").note == "Interrupted, kept"
    nothing = present_stats(None, live=False, end="interrupted", written=False)
    assert nothing.note == "Interrupted"


def test_a_thought_says_how_long_it_took_if_that_is_known():
    assert present_thought(v.STATS, live=False) == ("Thought for 5.7 s", "· 412 tokens")
    assert present_thought(v.STATS, live=True) == ("Thinking for 5.7 s", "· 412 tokens")
    assert present_thought(None, live=True) == ("Thinking…", "")
    assert present_thought(ReplyStats(n_tokens=5), live=False) == ("Thoughts", "")


def test_before_the_first_token_it_says_what_is_being_done():
    reply = v.replying("prefill").reply
    assert reply is not None
    view = present_reading(reply, v.session())
    assert view is not None
    assert view.text == "Reading the prompt: 3,072 of 12,000 tokens"
    assert view.share == pytest.approx(0.256)
    waiting = reply.model_copy(update={"phase": "waiting"})
    loading = present_reading(waiting, v.session(Phase.LOADING, load_fraction=0.5))
    assert loading is not None
    assert (loading.text, loading.share) == ("Loading Qwen3.6 27B", 0.5)
    proving = present_reading(waiting, v.session(Phase.QUALIFYING))
    assert proving is not None
    assert proving.text == "Proving Qwen3.6 27B first"
    idle = present_reading(waiting, v.session())
    assert idle is not None
    assert (idle.text, idle.share) == ("Reading the prompt", None)
    decoding = reply.model_copy(update={"phase": "decode"})
    assert present_reading(decoding, v.session()) is None
    queued = waiting.model_copy(update={"phase": "queued", "queue_place": 2})
    line = present_reading(queued, v.session(Phase.GENERATING))
    assert line is not None
    assert line.text == "Waiting for other replies to end: place 2"


def test_only_the_last_reply_can_be_written_again_and_only_when_one_can_be_written():
    assert last_reply(v.answered()) == "e2"
    assert last_reply(v.stopped()) == ""
    assert last_reply(v.replying()) == ""
    assert last_reply(State()) == ""
    asked = v.chatting(v.entry("e1", "user", "Hello"))
    assert last_reply(asked) == ""


# --- a failure -------------------------------------------------------------------------------------
def test_an_end_in_the_middle_of_a_reply_is_a_card_with_the_first_remedy():
    card = present_stopped(v.stopped())
    assert card is not None
    assert card.title == "The engine stopped in the middle of this reply"
    assert card.text == (
        "Windows refused pinned memory for drafting. The card had room. What was written is kept."
    )
    assert (card.kind, card.button) == ("smaller-ubatch", "Smaller micro-batch")
    assert card.effect.startswith("Frees 4,508 MiB · Cost: reading a prompt")
    assert "Try: Smaller micro-batch" in card.accessible


def test_a_failure_elsewhere_does_not_speak_of_a_reply():
    state = replace(v.answered(), session=v.session(Phase.FAILED, diagnosis=DIAGNOSIS))
    card = present_stopped(state)
    assert card is not None
    assert card.title == "Qwen3.6 27B stopped"
    assert "kept" not in card.text
    assert present_stopped(v.answered()) is None


def test_a_failure_before_the_first_word_does_not_speak_of_a_reply():
    state = v.stopped()
    silent = state.entries[1].model_copy(update={"text": "", "reasoning": ""})
    card = present_stopped(replace(state, entries=(state.entries[0], silent)))
    assert card is not None
    assert card.title == "Qwen3.6 27B stopped"


def test_a_failure_with_only_a_guide_offers_no_button_that_does_nothing():
    guide = Diagnosis(
        cause="x", title="Something", remedies=(Remedy(kind="read", enough="guide", name="Read"),)
    )
    state = replace(v.stopped(), session=v.session(Phase.FAILED, diagnosis=guide))
    card = present_stopped(state)
    assert card is not None
    assert (card.kind, card.button, card.effect) == ("", "", "")


# --- nothing said yet ------------------------------------------------------------------------------
def test_an_empty_chat_says_what_is_true_and_the_next_step():
    nothing = present_empty(State(), NOW)
    assert nothing is not None
    assert (nothing.title, nothing.action) == ("No model is chosen", "choose")

    planned = present_empty(blank(Phase.PLANNED), NOW)
    assert planned is not None
    assert planned.text == "Qwen3.6 27B was proven on this card today, 14:07."
    assert (planned.action, planned.action_text) == ("load", "Load Qwen3.6 27B")
    assert planned.hint == "Loading takes about 6.2 s."
    assert planned.plan is not None

    cpu = present_empty(blank(Phase.PLANNED, receipt=CPU_RECEIPT), NOW)
    assert cpu is not None
    assert "on this computer yesterday" in cpu.text
    new = present_empty(blank(Phase.PLANNED, receipt=None), NOW)
    assert new is not None
    assert "proven when it is loaded" in new.text


@pytest.mark.parametrize("plan", [BIG_PLAN, TIGHT_PLAN])
def test_an_empty_chat_never_offers_to_load_what_may_not_start(plan):
    view = present_empty(blank(Phase.PLANNED, plan=plan), NOW)
    assert view is not None
    assert view.action == "choose"
    assert view.plan is not None


def test_an_empty_chat_shows_what_is_under_way():
    view = present_empty(blank(Phase.LOADING, load_fraction=0.4), NOW)
    assert view is not None
    assert (view.title, view.share, view.action) == ("Loading Qwen3.6 27B", 0.4, "")
    for phase in (Phase.DOWNLOADING, Phase.VERIFYING, Phase.QUALIFYING, Phase.UNLOADING):
        other = present_empty(blank(phase), NOW)
        assert other is not None
        assert other.working


def test_an_empty_chat_shows_the_stages_while_a_model_is_proven():
    proof = present_empty(blank(Phase.QUALIFYING, stages=RUNNING_STAGES), NOW)
    assert proof is not None
    assert [row.state for row in proof.stages] == [*["passed"] * 3, "running", *["waiting"] * 3]

    begun = (Stage(name="cold-load", state="running"), *RUNNING_STAGES[4:])
    load = present_empty(blank(Phase.LOADING, stages=begun, load_fraction=0.4), NOW)
    assert load is not None
    assert load.stages[0].detail == "40 % of the file is in memory"
    for session in (blank(Phase.LOADING), blank(Phase.PLANNED, stages=RUNNING_STAGES)):
        other = present_empty(session, NOW)
        assert other is not None
        assert other.stages == ()


def test_a_ready_model_says_how_deep_it_was_proven_and_whether_it_chats():
    view = present_empty(blank(Phase.READY), NOW)
    assert view is not None
    assert view.text == "Proven to 65,536 of 262,144 tokens on this card."
    base = v.MODEL.model_copy(update={"has_chat_template": False})
    other = present_empty(blank(Phase.READY, file=base, receipt=None), NOW)
    assert other is not None
    assert other.text == BASE_NOTE


def test_a_chat_with_messages_or_a_failure_is_not_empty():
    assert present_empty(v.answered(), NOW) is None
    assert present_empty(blank(Phase.FAILED, diagnosis=DIAGNOSIS), NOW) is None


# --- the list --------------------------------------------------------------------------------------
def talk(name: str, at: datetime, count: int = 2, title: str = "") -> Conversation:
    return Conversation(id=name, title=title or name, updated_at=at.isoformat(), n_messages=count)


def test_conversations_are_grouped_by_day():
    state = State(
        conversation="a",
        conversations=(
            talk("a", NOW - timedelta(hours=1), 1),
            talk("b", NOW - timedelta(hours=16)),
            talk("c", NOW - timedelta(days=5), 1234),
            talk("d", NOW.replace(year=2025)),
            Conversation(id="e", title="e", updated_at="rubbish"),
        ),
    )
    lines = present_chat_list(state, NOW).lines
    assert [(line.group, line.detail) for line in lines] == [
        ("Today", "14:00 · 1 message"),
        ("Yesterday", "23:00 · 2 messages"),
        ("Older", "24 Nov · 1,234 messages"),
        ("Older", "29 Nov 2025 · 2 messages"),
        ("Older", "0 messages"),
    ]


def test_an_open_draft_stands_first_and_a_reply_in_progress_is_named():
    state = replace(v.replying(), conversation=None)
    view = present_chat_list(state, NOW)
    assert (view.lines[0].id, view.chosen) == (DRAFT, DRAFT)
    assert view.lines[1].detail == "Replying…"
    assert title_of(state) == "New chat"
    assert title_of(v.answered()) == "Why micro-batch costs memory"
    assert present_chat_list(v.stopped(), NOW).lines[0].detail == "Stopped, kept"


def test_a_search_leaves_titles_and_what_the_history_found():
    state = v.answered()
    view = present_chat_list(state, NOW, "  LETTER to ", frozenset({"c7"}))
    assert [line.id for line in view.lines] == ["c5", "c7"]
    nothing = present_chat_list(state, NOW, "zebra")
    assert nothing.lines == ()
    assert nothing.empty == "Nothing holds “zebra”."


@pytest.mark.parametrize(
    ("line", "language", "at"),
    [
        ("x = 1  # why", "python", 7),
        ("# all", "py", 0),
        ("x = '# no'", "python", -1),
        ('x = "a\\"# no"', "python", -1),
        ("a # b", "c", -1),
        ("a // b", "c", 2),
        ("http://x // y", "js", 9),
        ("a#b", "sh", -1),
        ("SELECT 1 -- why", "sql", 9),
        ("x = 1  # why", "", -1),
    ],
)
def test_comments_are_found_outside_of_quotes(line, language, at):
    assert comment_at(line, language) == at
