"""What kind of Encounter it is: BA-009, BA-044 to BA-046, and the titles."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Consult, Convert, Disarm, Flee, Leave, Throw, Try
from desktop.rules.games.book.state import Area
from desktop.rules.kernel.game import Form
from tests.rules.book.sheet import AREA, HOME, facing, fence, in_town, road

LETTERS = {1: "O", 3: "C", 4: "H", 5: "Z", 6: "R"}


def test_BA_009_six_types() -> None:
    """BA-044: each face another letter; a 2 is Personal in two ways."""
    seen = set()
    for die in range(1, 7):
        for second in (1, 6) if die == 2 else (0,):
            desk = road({AREA: "15"}).go(AREA)
            desk.throw(*((die, second) if second else (die,)))
            seen.add(desk.task.letter)
    assert seen == {"O", "Pp", "Pm", "C", "H", "Z", "R"}


@pytest.mark.parametrize("die", LETTERS)
def test_BA_044_one_die_on_arrival(die: int) -> None:
    """BA-T19."""
    desk = road({AREA: "11"}).go(AREA)
    assert desk.legal() == (Throw(),)
    assert desk.told(e.TypeRolled) == []
    desk.throw(die)
    assert desk.told(e.TypeRolled) == [e.TypeRolled(AREA, die, LETTERS[die], 11)]
    assert desk.last.seal == "throw"


def test_BA_044_a_known_type_is_not_rolled_again() -> None:
    """BA-070, BA-G23: told by an Oracle or fled from before."""
    for letter in ("O", "Z", "C", "H"):
        desk = road({AREA: f"{letter}11"}).go(AREA)
        assert (desk.state.phase, desk.task.letter) == ("start", letter)
    desk = road({AREA: "R11"}).go(AREA)
    assert (desk.state.phase, desk.task.letter) == ("snare", "R")


@pytest.mark.parametrize("die", LETTERS)
def test_BA_045_the_letter_is_written_before_the_ecl(die: int) -> None:
    """BA-T19: Z11."""
    desk = road({AREA: "11"}).go(AREA).throw(die)
    assert desk.marks[AREA] == Area("encounter", 11, LETTERS[die])
    assert (desk.task.letter, desk.task.first, desk.task.ecl) == (LETTERS[die], LETTERS[die], 11)


@pytest.mark.parametrize(("second", "letter"), [(3, "Pp"), (4, "Pm")])
def test_BA_045_personal_is_written_in_two_letters(second: int, letter: str) -> None:
    """BA-T19: 2, then 3 or 4."""
    desk = road({AREA: "11"}).go(AREA).throw(2, second)
    assert desk.marks[AREA] == Area("encounter", 11, letter)
    assert desk.task.letter == letter


def test_BA_046_overcome_or_flee() -> None:
    for letter, six in (("O", "STR"), ("C", "STR"), ("H", "INT"), ("Z", "INT")):
        desk = facing(letter)
        assert Flee() in desk.legal()
        assert desk.allows(Try(six))
    desk = facing("R", check=(1,))
    assert Flee() in desk.legal()
    assert desk.allows(Try("INT"))


@pytest.mark.parametrize(
    ("letter", "more"),
    [("O", {Flee}), ("C", {Flee}), ("H", {Flee, Convert}), ("Z", {Flee}), ("R", {Flee})],
)
def test_BA_046_exactly_what_is_offered(letter: str, more: set[type]) -> None:
    check = (1,) if letter == "R" else None
    desk = facing(letter, check=check)
    assert {type(one) for one in desk.legal()} == {Form, *more}
    every = {Flee, Convert, Disarm}
    for other in every - more:
        assert not desk.allows(other())


def test_the_oracle_writes_p_and_the_second_die_comes_later() -> None:
    """BA-045, BA-079, BA-G46: physical or mental is rolled at the start of the Encounter."""
    desk = in_town(gold=9, marks={"8,8": "15"})
    desk.with_dice(Consult("8,8"), 2)
    assert desk.marks["8,8"] == Area("encounter", 15, "P")
    desk.load().do(Leave())
    desk.go("8,8", 5)
    assert desk.marks["8,8"].letter == "Pm"
    assert desk.task.letter == "Pm"
    assert [one.letter for one in desk.told(e.PersonalRolled)] == ["Pm"]
    assert len(desk.told(e.TypeRolled)) == 1
    assert desk.last.seal == "throw"


def test_the_title_comes_from_a_stream_of_its_own() -> None:
    """BA-133 and part 4: two dice, when the type is known; the main stream does not move."""
    desk = road({AREA: "11"})
    expected, _ = desk.state.chance.fork("title|0").roll(2)
    desk.go(AREA)
    assert desk.told(e.TitleRolled) == []
    desk.throw(5)
    told = desk.told(e.TitleRolled)
    assert [(one.kind, one.letter, one.dice) for one in told] == [("chapter", "Z", expected)]
    assert desk.task.title == expected
    assert desk.state.titles == 1
    assert desk.state.chance.drawn == 0


def test_every_title_is_another() -> None:
    """BA-133: each is rolled from the stream of its own number."""
    desk = road({AREA: "Z11", "9,9": "O14", **fence()})
    for area in (AREA, "9,9"):
        number = desk.forget().state.titles
        expected, _ = desk.state.chance.fork(f"title|{number}").roll(2)
        desk.go(area)
        assert [one.dice for one in desk.told(e.TitleRolled)] == [expected]
        assert desk.task.title == expected
        assert desk.state.titles == number + 1
        desk.load().do(Flee(), Leave())


def test_a_converted_letter_keeps_what_it_was_first() -> None:
    """BA-045, BA-099: the mark is erased and written anew."""
    desk = facing("H", 14).load().do(Convert())
    assert desk.marks[AREA] == Area("encounter", 14, "C")
    assert (desk.task.letter, desk.task.first) == ("C", "H")
    assert HOME in desk.marks
