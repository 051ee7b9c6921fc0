"""Losses, prices of failure, Towns, reviews, labels and recaps in words."""

import re
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.state import Area, Ending, Pool, Sheet, State, Task
from desktop.rules.games.book.view import review
from desktop.rules.games.book.view.review import VERDICTS, LineId
from desktop.rules.kernel.game import Answer, Switch
from desktop.words.book import board, ends, hints, labels, where
from desktop.words.book.names import Names
from desktop.words.book.table_rules import rule_text
from tests.rules.book import fx
from tests.words.book import test_names
from tests.words.book.played import SEEDS, played

NAMES = Names(fx.TABLES, "en")
STATE = replace(
    test_names.STATE,
    options={option.id: option.default for option in OPTIONS},
    sheet=Sheet(six=(4, 2, 2, 1, 3, 4), wounds=5, fear=3, chapters=4, xp=231),
    areas={**test_names.STATE.areas, "6,5": Area("encounter", 21), "9,9": Area("town", 2)},
)


def test_a_loss_is_told_in_twenty_characters() -> None:
    assert board.loss_short(NAMES, STATE, ("6,5",), 1) == "loses 21 and a blank"
    assert board.loss_short(NAMES, STATE, (), 0) == ""
    for areas, blanks in ((("6,5", "11,8"), 3), (("6,5", "9,9"), 12), (("9,9",), 0)):
        assert len(board.loss_short(NAMES, STATE, areas, blanks)) <= board.SHORT


def test_a_loss_is_told_whole() -> None:
    told = board.loss_long(NAMES, STATE, ("11,8", "9,9"), 1)
    assert told == "crosses out Puzzle 11, Town 2 and a blank"
    assert board.loss_long(NAMES, STATE, (), 0) == "crosses out nothing"


@pytest.mark.parametrize(
    ("letter", "fails", "flees"),
    [
        ("O", "Wounds: 1 if a Dexterity Check is passed, else 3", "1 Fear"),
        ("Pp", "3 Wounds and 1 Fear, and a Chapter without XP", "cannot be fled"),
        ("Pm", "3 Fear, and a Chapter without XP", "cannot be fled"),
        ("H", "it becomes a Combat with ECL 5 higher", "1 Fear, 1 to 6 Wounds"),
        ("C", "Wounds: 1 if a Dexterity Check is passed, else 1 to 6", "1 Fear, 1 to 6 Wounds"),
        ("Z", "1 Fear", "1 Fear"),
        ("R", "2 to 7 Wounds, it becomes an Obstacle, and a Fear Check", "1 Fear"),
    ],
)
def test_what_failing_and_fleeing_cost(letter: Any, fails: str, flees: str) -> None:
    assert board.fails(NAMES, STATE, letter) == fails
    assert board.flees(NAMES, STATE, letter).startswith(flees)


def test_armor_is_counted() -> None:
    worn = replace(STATE, sheet=replace(STATE.sheet, equipment=("armor",)))
    assert board.fails(NAMES, worn, "O") == "Wounds: 0 if a Dexterity Check is passed, else 2"
    assert "1 to 6 Wounds" in board.fails(NAMES, worn, "R")


def test_what_a_victory_brings() -> None:
    assert board.wins(NAMES, Task("6,5", "Z", "Z", 16)) == (
        "16 or more: a Chapter, 16 XP, 2 to 12 gold with luck, else 2."
    )
    fight = Task("6,5", "C", "C", 16, life=9)
    assert board.wins(NAMES, fight).startswith(
        "9 or more takes the difference off its Life. At 0: "
    )


@pytest.mark.parametrize("ending", get_args(Ending))
def test_an_ending_has_a_name_a_title_and_a_paragraph(ending: Ending) -> None:
    assert ends.ending_name(ending)
    assert ends.ending_title(ending)
    assert 30 <= len(ends.ending_text(ending).split()) <= 70


def test_every_verdict_and_line_of_the_review_has_words() -> None:
    assert [word for _, word in VERDICTS] == list(ends.VERDICTS)
    assert get_args(LineId) == ends.LINES
    for word in ends.VERDICTS:
        assert ends.verdict(word)
        assert ends.verdict_text(word).endswith(".")
        assert len(ends.verdict_text(word)) <= 44
    for line in ends.LINES:
        assert ends.line_name(line)
        assert ends.line_reason(line)


def test_the_reviews_reasons_are_not_the_printed_ones() -> None:
    printed = ("quality", "variance", "completeness", "marketing", "drama", "respites", "perceive")
    told = " ".join(ends.line_reason(line) for line in ends.LINES)
    assert not any(word in told for word in printed)


def test_a_review_is_told_line_by_line() -> None:
    state = replace(played(SEEDS[0]).state, ending="finished")
    told = ends.review_text(review(fx.TABLES, state))
    assert len(told) == 11
    assert re.search(r"year\(s\)\. ", told[-1])
    dead = replace(state, ending="dead")
    assert ends.review_text(review(fx.TABLES, dead)) == ()


def test_every_choice_has_a_label() -> None:
    made: tuple[Any, ...] = (
        c.Throw(),
        c.Assign((4, 2, 2, 1, 3, 4)),
        c.Settle("5,5"),
        c.Route("11,8", (230, 170)),
        c.Try("STR", strain=2, items=("bomb",), weapon="sword"),
        c.Flee(),
        c.Convert(),
        c.Disarm(),
        c.Rest(),
        c.Buy("rope"),
        c.Sell("rope"),
        c.Consult("6,5"),
        c.Work(),
        c.Leave(),
        Answer((3, 4)),
        Switch("dice", "typed"),
    )
    assert {type(one) for one in made} == set(get_args(c.Choice))
    told = [labels.label(NAMES, STATE, one) for one in made]
    assert all(told)
    assert told[3] == "Draw the Route to Puzzle 11"
    assert told[4] == "Try with STR, Strain 2, Sword, Bomb"


def test_the_next_button_names_the_roll() -> None:
    assert labels.throw_label(replace(STATE, phase="attributes")) == "Roll 6 dice"
    assert labels.throw_label(replace(STATE, phase="fear")) == "Fear Check: roll 3 dice"
    pool = Pool((("STR", 4),), 4, 12)
    assert labels.throw_label(replace(STATE, phase="pool", pool=pool)) == "Roll 4 dice"
    assert labels.leave_label(STATE) == "Leave Town"


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_a_recap_is_at_most_three_sentences_at_any_moment(seed: str) -> None:
    from desktop.rules.kernel.history import replay

    history = played(seed)
    told = replay(history.game, history.content, history.options, history.chance, history.entries)
    assert where.question(NAMES, history.state) == "This book is closed."
    for state in told.states:
        recap = where.recap(NAMES, state, "The last thing told.")
        assert 1 <= len(re.findall(r"[.?!](?:\s|$)", recap)) <= 3
        shelf = where.shelf(NAMES, state)
        assert shelf.endswith(".")
        assert not re.search(r"[{}]|None", recap + shelf)


def test_every_table_rule_has_a_name_a_reason_and_words_for_its_values() -> None:
    for option in OPTIONS:
        words = rule_text(option.id)
        assert set(words.values) == set(option.values)
        assert words.name
        assert words.why.endswith(".")
    with pytest.raises(KeyError):
        rule_text("tea")


def test_at_most_six_hints_of_one_sentence() -> None:
    told = {hints.hint(occasion) for occasion in hints.OCCASIONS}
    assert len(told) == len(hints.OCCASIONS) <= 6
    assert all(len(re.findall(r"[.?!](?:\s|$)", one)) == 1 for one in told)


def test_a_town_has_words_for_its_services() -> None:
    state: State = replace(STATE, stay=None)
    for kind in get_args(board.Service):
        assert board.service(kind)
        assert board.service_does(state, kind)
