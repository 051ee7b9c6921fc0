"""History: choose, undo, redo, seals, story mode, the chain, replay."""

import msgspec
import pytest

from desktop.rules.kernel import history as story
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer, Switch
from desktop.rules.kernel.history import History
from tests.toy.counting import GAME, Pocket, Throw, Wait, pick

SEED = Chance("seed")


def begun(**options: str) -> History:
    return story.begin(GAME, Pocket(), options, SEED)


def played(history: History, *choices: object) -> History:
    for choice in choices:
        history = history.choose(choice)
    return history


def code(history: History) -> str | None:
    reason = history.why_not_undo()
    return reason and reason.code


def test_begin_is_entry_zero_and_cannot_be_undone() -> None:
    history = begun()
    assert [entry.choice for entry in history.entries] == [None]
    assert code(history) == "undo.beginning"
    with pytest.raises(Illegal):
        history.undo()


def test_a_choice_not_offered_changes_nothing() -> None:
    history = begun()
    with pytest.raises(Illegal, match="not_offered"):
        history.choose(Answer(3))
    assert len(history.entries) == 1


def test_undo_is_free_back_to_just_after_the_last_seal() -> None:
    history = played(begun(), Wait(), Throw())
    sealed = history.state
    history = played(history, Wait(2), Wait(3))
    assert code(history) is None
    history = history.undo().undo()
    assert history.state == sealed
    assert len(history.entries) == 3
    reason = history.why_not_undo()
    assert reason is not None
    assert (reason.code, reason.facts) == ("undo.sealed", {"seal": "throw"})


def test_undone_entries_leave_the_journal_and_redo_brings_them_back() -> None:
    before = played(begun(), Wait(), Wait(2))
    again = before.undo().undo().redo().redo()
    assert again.entries == before.entries
    assert again.state == before.state
    assert again.why_not_redo() is not None
    other = before.undo().choose(Wait(5))
    assert other.why_not_redo() is not None
    assert [entry.choice for entry in other.entries] == [None, Wait(), Wait(5)]
    with pytest.raises(Illegal, match=r"redo\.nothing"):
        other.redo()


def test_automatic_answers_are_undone_with_the_choice_before() -> None:
    history = played(begun(), Wait(), Wait(2)).choose(Wait(3), auto=True).choose(Wait(4), auto=True)
    back = history.undo()
    assert [entry.choice for entry in back.entries] == [None, Wait()]
    assert back.redo().entries == history.entries


def test_an_automatic_answer_after_a_seal_stays_with_it() -> None:
    history = played(begun(), Throw()).choose(Wait(), auto=True)
    assert code(history) == "undo.sealed"


def test_states_older_than_the_last_seal_are_not_kept() -> None:
    history = played(begun(), Wait(), Throw(), Wait())
    assert (history.floor, history.sealed, len(history.states)) == (3, 3, 2)
    assert history.anchor == (3, history.states[0])


def test_story_mode_opens_the_seals_and_marks_for_good() -> None:
    start = begun()
    history = played(start, Throw(), Switch("story_mode", "on"))
    assert history.revised
    back = history.undo().undo()
    assert back.state == start.state
    assert back.entries == start.entries
    assert back.revised
    assert played(back, Throw()).undo().state == start.state
    assert back.redo().redo().entries == history.entries
    assert back.redo().sealed == 2


def test_another_program_ends_undo_at_the_kept_states() -> None:
    history = played(begun(), Throw(), Switch("story_mode", "on"))
    history = msgspec.structs.replace(history, rebuildable=False).undo()
    assert code(history) == "undo.older_program"


def test_story_mode_from_the_beginning_is_revised() -> None:
    assert begun(story_mode="on").revised


def test_the_chain_notices_any_change() -> None:
    history = played(begun(), Throw(), Wait())
    first = history.entries[1]
    raw = msgspec.to_builtins(first)
    assert raw.pop("hash") == first.hash
    assert story.chained(history.entries[0].hash, raw) == first.hash
    raw["auto"] = True
    assert story.chained(history.entries[0].hash, raw) != first.hash
    assert story.root("counting", {}, SEED) != story.root("counting", {}, Chance("other"))


def random_play(history: History, steps: int) -> History:
    chance = Chance("player")
    for _ in range(steps):
        choice, chance = pick(history, chance)
        history = history.choose(choice)
    return history


def test_replay_tells_the_same_story_and_names_the_first_difference() -> None:
    history = random_play(begun(), 60)
    told = story.replay(GAME, Pocket(), {}, SEED, history.entries)
    assert told.difference is None
    assert told.states[-1] == history.state
    place = next(i for i, entry in enumerate(history.entries) if entry.fell)
    forged = msgspec.structs.replace(history.entries[place], fell=((7,),))
    entries = (*history.entries[:place], forged, *history.entries[place + 1 :])
    told = story.replay(GAME, Pocket(), {}, SEED, entries)
    assert told.difference == story.Difference(place, "fell")
    other = story.replay(GAME, Pocket(), {}, Chance("other"), history.entries)
    assert other.difference is not None


def test_undo_to_the_start_gives_the_start() -> None:
    start = begun(story_mode="on")
    history = random_play(start, 40)
    while history.why_not_undo() is None:
        history = history.undo()
    assert history.state == start.state


def test_moving_to_other_content_ends_undo_and_needs_a_position_that_fits() -> None:
    history = played(begun(), Wait(), Wait())
    moved = history.moved_to(Pocket(7))
    assert moved.state == history.state
    assert code(moved) == "undo.older_program"
    assert moved.choose(Wait()).undo().state == history.state
    with pytest.raises(Illegal, match=r"move\.unsound"):
        history.moved_to(None)
