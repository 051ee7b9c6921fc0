"""Every event has a sentence with its own figures, and nothing is told twice."""

import re
from typing import Any, get_args

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import Area, Pool, State
from desktop.rules.kernel.chance import Chance
from desktop.words.book import Narrator
from desktop.words.book.narrator import Line
from tests.rules.book import fx
from tests.words.book.played import SEEDS, played

NARRATOR = Narrator(fx.TABLES, "en")
STATE = State(
    Chance("x"),
    {},
    38,
    46,
    areas={
        "5,5": Area("town", 3),
        "6,5": Area("encounter", 16, "Z"),
        "7,5": Area("encounter", 14, "O"),
        "9,9": Area("town", 2),
    },
    home="5,5",
    trail=((110, 110),),
)
TOLD: tuple[tuple[Any, str], ...] = (
    (e.Rolled((4, 5, 2, 6), 17, 15, True, "O"), "Threw 4 5 2 6: 17, needed 15."),
    (e.Rolled((4, 5, 2, 1), 12, 15, False, "O"), "Threw 4 5 2 1: 12, needed 15. Missing: 3."),
    (
        e.AttributesRolled((6, 5, 2, 2, 1, 3), (4, 4, 2, 2, 1, 3)),
        "For the Attributes: threw 6 5 2 2 1 3, counted as 4 4 2 2 1 3.",
    ),
    (
        e.Assigned((4, 2, 2, 1, 3, 4), 80),
        "STR 4, WIS 2, INT 2, DEX 1, CHA 3, LUC 4. XP to begin with: 80.",
    ),
    (e.Checked((4, 4, 3, 1, 4, 2), 3, 30), "Six Checks: threw 4 4 3 1 4 2. Gold: 3. XP: 30 more."),
    (
        e.AreaCreated("4,4", (3, 4, 2, 6), "encounter", 17),
        "Newly written, with 2 in each number for Level 1: 17 (threw 3 4 2 6).",
    ),
    (e.AreaCreated("4,4", (1, 1, 1, 3), "town", 3), "Newly written: Town 3 (threw 1 1 1 3)."),
    (e.AreaCreated("4,4", (1, 2, 1, 3), "blocked", 0), "Newly written: Blocked (threw 1 2 1 3)."),
    (e.TypeRolled("6,5", 5, "Z", 11), "For the type: threw 5. Puzzle 11."),
    (e.TypeRolled("6,5", 2, "P", 11, oracle=True), "The Oracle threw 2: Personal 11."),
    (
        e.FearChecked((6, 6, 2), 2, 1, False),
        "Fear Check: threw 6 6 2, 2 six(es) with WIS 1: panic.",
    ),
    (e.FearChecked((), 0, 1, True), ""),
    (e.Wounded(2, "hit", 7, 19, (3,), 1), "2 Wound(s) (threw 3, Armor takes off 1): now 7 of 19."),
    (e.Wounded(1, "strain", 5, 19), "1 Wound(s) of Strain: now 5 of 19."),
    (e.Frightened(1, "puzzle", 6), "Fear 1 for a Puzzle not solved: now 6 of 20."),
    (e.LuckTried(4, 4, True, (6,), 7), "Luck Check: threw 4 with 4, passed. Threw 6: 7 gold."),
    (e.LuckTried(4, 5, False, (), 0), "Luck Check: threw 5 with 4, failed: no gold."),
    (e.LifeLeft(15, 5, 10), "5 off a Life of 15: 10 left."),
    (e.LifeLeft(15, 0, 15), "Exactly its Life: it loses nothing and keeps 15."),
    (e.Converted("6,5", "H", "C", 19), "Threat becomes Combat 19."),
    (
        e.PoolHandedIn(Pool((("STR", 4), ("level", 1), ("rope", 1)), 6, 16)),
        "STR 4, Level 1, Rope 1: 6 dice, needed 16.",
    ),
    (e.Fled("6,5", "9,9", 3, False), "Fled from Puzzle 16: back to the dot in column 10, row 10."),
    (e.Fled("6,5", "5,5", 3, True), "Panic before Puzzle 16: driven back to the Hometown."),
    (e.TownLeft("9,9", 2), "Left Town 2, which is crossed out."),
    (e.TownLeft("5,5", -1), "Left the Hometown."),
    (e.Bought("rope", 6), "Bought for 6 gold: Rope."),
    (e.Ended("finished"), "Twenty Chapters: the book is finished."),
)


@pytest.mark.parametrize(("event", "sentence"), TOLD)
def test_an_event_has_its_sentence(event: e.Event, sentence: str) -> None:
    assert " ".join(NARRATOR.sentences(event, STATE)) == sentence


def test_what_a_route_crosses_out_is_told_with_it() -> None:
    lost = e.AreaLost("7,5", "encounter", 14, "O")
    route = e.RouteDrawn((110, 110), (170, 110), "6,5", ("7,5", "8,5"))
    told = NARRATOR.by_event((route, lost), STATE, STATE)
    assert told == (
        (Line("told", "A Route to Puzzle 16. It crosses out Obstacle 14 and a blank."),),
        (),
    )
    alone = NARRATOR.sentences(lost, STATE)
    assert alone == ("Crossed out in passing: Obstacle 14, column 8, row 6.",)


def test_squares_written_in_one_stroke_are_one_sentence() -> None:
    around = (
        e.AreaCreated("4,4", (3, 4, 2, 6), "encounter", 15),
        e.AreaCreated("5,4", (1, 1, 3, 3), "blocked", 0),
    )
    told = NARRATOR.by_event((e.Settled("5,5", 3), *around), None, STATE)
    assert [len(lines) for lines in told] == [1, 1, 0]
    assert told[1][0].text == "Newly written: 15 (threw 3 4 2 6), Blocked (threw 1 1 3 3)."


def test_an_encounter_that_was_just_named_is_not_named_again() -> None:
    events = (e.TypeRolled("6,5", 5, "Z", 16), e.EncounterBegan("6,5", "Z", 16, 0))
    assert len(NARRATOR.step(events, STATE, STATE)) == 1
    assert NARRATOR.step(events[1:], STATE, STATE)[0].text == "Puzzle 16 begins."


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_is_told_in_whole_sentences(seed: str) -> None:
    tell = NARRATOR.continued()
    lines = [line for entry in played(seed).entries for line in tell(entry.events)]
    assert len(lines) > 20
    for line in lines:
        assert line.text[-1] in ".”", line
        assert not re.search(r"[{}]|None", line.text), line


def test_random_games_show_nearly_every_event() -> None:
    seen = {
        type(event) for seed in SEEDS for entry in played(seed).entries for event in entry.events
    }
    assert {kind.__name__ for kind in set(get_args(e.Event)) - seen} <= {
        *(
            "Disarmed",
            "Shielded",
            "Switched",
            "Rested",
            "Consulted",
            "Sold",
            "Bought",
            "LevelChanged",
        )
    }


def test_the_log_is_the_same_with_and_without_the_positions() -> None:
    history = played(SEEDS[0])
    tell, states = NARRATOR.continued(), [None, *_states(history)]
    for place, entry in enumerate(history.entries):
        with_states = NARRATOR.step(entry.events, states[place], states[place + 1])
        assert tell(entry.events) == with_states


def _states(history: Any) -> list[Any]:
    from desktop.rules.kernel.history import replay

    told = replay(history.game, history.content, history.options, history.chance, history.entries)
    return [*told.states]


def test_the_whole_story_has_its_prose() -> None:
    history = played(SEEDS[0])
    states = [None, *_states(history)]
    told = [
        line
        for place, entry in enumerate(history.entries)
        for line in NARRATOR.whole(entry.events, states[place], states[place + 1])
    ]
    kinds = [line.kind for line in told]
    assert kinds.count("read") >= len(history.state.pages)
    assert "mood" in kinds
