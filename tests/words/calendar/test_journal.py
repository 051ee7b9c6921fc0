"""A year retold as a journal: its figures true, its wordings not alike, nothing of later months."""

import re
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from itertools import cycle, pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from desktop import paths
from desktop.rules.games import load
from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.options import complete
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Arrive, Day
from desktop.rules.kernel.history import History, begin
from desktop.store import almanacs
from desktop.store.format import Jottings, Note
from desktop.words.calendar.dates import is_sunday, monday_of, weekday_name, words
from desktop.words.calendar.journal.journal import BREAK, Journal, journal
from desktop.words.telling import Passage, Wordings, filled

Said = list[tuple[str, str, dict[str, str], str]]


def opened(seed: str, **options: str) -> History:
    content = almanacs.load(paths.shipped("assets", "calendar", "quillport"))
    return begin(load("calendar"), content, complete(options), Chance(seed))


def played(history: History, first: date, gaps: tuple[int, ...], until: date) -> History:
    """A year as a reckless player plays it, looked at with these days between."""
    mind, waits = Chance("mind"), cycle(gaps)
    policy, today = load("calendar").policies["reckless"], first
    while history.choices() and history.state.day < until:
        offered = tuple(one for one in history.choices() if not isinstance(one, Day))
        if not offered:
            today = first if history.state.today < first else today + timedelta(next(waits))
            history = history.choose(Arrive(today))
            continue
        choice, mind = policy(history.content, history.state, offered, mind)
        history = history.choose(choice)
    return history


@cache
def years() -> tuple[History, ...]:
    """A whole year at once, one with days that lapse, one that stops in the middle of a week."""
    new_year, never = date(2026, 1, 1), date(2027, 1, 2)
    free = opened("booklet", catch_up="free")
    strict = opened("booklet", catch_up="strict", start="today", boxes="strict")
    base = opened("booklet", mode="base", dice="typed")
    return (
        played(free, new_year, (1,), never),
        played(strict, date(2026, 8, 14), (1, 3, 1, 9), never),
        played(base, new_year, (1,), date(2026, 3, 12)),
    )


def retold(history: History, *notes: Note) -> Journal:
    return journal(history.content, "en", history, Jottings(notes=notes))


def passages(found: Journal) -> Iterator[Passage]:
    yield from found.before
    for chapter in found.chapters:
        yield from chapter.blocks
    for rest in (found.hour, found.epilogue, found.ahead):
        yield from rest


def text(found: Journal, *voices: str) -> str:
    return "\n".join(
        "".join(piece.text for piece in one.pieces)
        for one in passages(found)
        if one is not BREAK and (not voices or one.voice in voices)
    )


def happened(history: History) -> list[Any]:
    return [event for entry in history.entries for event in entry.events]


LEADS = {
    ("own", "other"): ("day",),
    ("owns",): ("days",),
    ("others",): ("squares",),
    ("mixed_one",): ("days", "square"),
    ("mixed",): ("days", "squares"),
}
"""Where the leads of a week are named, by what is told of it."""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """Every sentence that is chosen: its kind, its wording, its facts, itself."""
    found: Said = []
    say = Wordings.say

    def listening(self: Wordings, kind: str, wordings: tuple[str, ...], /, **facts: str) -> str:
        sentence = say(self, kind, wordings, **facts)
        wording = next(one for one in wordings if filled(one, facts) == sentence)
        found.append((kind, wording, facts, sentence))
        return sentence

    monkeypatch.setattr(Wordings, "say", listening)
    return found


def heard(history: History, *kinds: str) -> list[dict[str, str]]:
    """What was said of these kinds, with its facts."""
    found: list[tuple[str, dict[str, str]]] = KEPT.get(history.entries[0].hash, [])
    if not found:
        say = Wordings.say

        def listening(self: Wordings, kind: str, every: tuple[str, ...], /, **facts: str) -> str:
            found.append((kind, facts))
            return say(self, kind, every, **facts)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Wordings, "say", listening)
            retold(history)
        KEPT[history.entries[0].hash] = found
    return [facts for kind, facts in found if kind in kinds]


KEPT: dict[str, list[tuple[str, dict[str, str]]]] = {}


def of(said: Said, *kinds: str) -> list[dict[str, str]]:
    return [facts for kind, _, facts, _ in said if kind in kinds]


def many(facts: dict[str, str], *places: str) -> int:
    """How many days are named in these places."""
    return sum(len(re.findall(r"\w+day", facts[place])) for place in places)


def test_every_lead_and_every_reckoning_is_told() -> None:
    for history in years():
        leads = [one for one in happened(history) if isinstance(one, e.Completed)]
        told = sum(
            many(facts, *places)
            for kinds, places in LEADS.items()
            for facts in heard(history, *kinds)
        )
        rows = len(heard(history, "all_own", "all_swapped", "all_mixed", "all_crossed"))
        rest = len(heard(history, "all_but"))
        assert told + 6 * rows + 5 * rest == sum(not one.special for one in leads)
        won = Counter((words(one.value), words(one.total)) for one in leads if one.special)
        said = [(one["value"], one["total"]) for one in heard(history, "won")]
        even = [(one["value"], one["value"]) for one in heard(history, "won_even")]
        assert Counter([*said, *even]) == won


def test_of_a_week_few_figures_are_told_and_those_are_true() -> None:
    for history in years():
        leads = [one for one in happened(history) if isinstance(one, e.Completed)]
        known = {
            (weekday_name(one.square), words(one.value), words(one.total))
            for one in leads
            if not one.special
        }
        for facts in heard(history, "own", "other", "exact", "ample", "dear"):
            square = facts.get("square") or facts["day"]
            assert (square, facts["value"], facts["total"]) in known
        for facts in heard(history, "exact"):
            assert facts["value"] == facts["total"]
        told = heard(history, "own", "other", "exact", "ample", "dear")
        rows = ("all_own", "all_swapped", "all_mixed", "all_crossed", "all_but")
        weeks = heard(history, *rows, *(kind for kinds in LEADS for kind in kinds))
        assert len(told) <= len(weeks)


def test_a_lost_reckoning_is_short_of_its_number_or_of_its_symbol() -> None:
    number = {words(value): value for value in range(40)}
    number["nought"] = 0
    for history in years():
        for facts in heard(history, "short"):
            assert number[facts["total"]] < number[facts["value"]]
        for facts in heard(history, "wrong"):
            assert number[facts["total"]] >= number[facts["value"]]


def test_days_that_were_lost_are_told_as_lost() -> None:
    for history in years():
        closed = [one for one in happened(history) if isinstance(one, e.DayClosed)]
        away = away_weeks(closed)
        rest = [one for one in closed if (one.day.month, monday_of(one.day)) not in away]
        for kind in ("lapsed", "nothing", "passed"):
            named = sum(many(facts, "days") for facts in heard(history, kind))
            assert named == sum(one.how == kind and not is_sunday(one.day) for one in rest), kind
        assert len(heard(history, "week_lapsed")) == len(away)
        sundays = [one.how for one in rest if is_sunday(one.day)]
        assert len(heard(history, "short", "wrong")) == sundays.count("lost")
        assert len(heard(history, "missed")) == sundays.count("lapsed")


def away_weeks(closed: list[e.DayClosed]) -> set[tuple[int, date]]:
    """The weeks of which not a day was played, by month and Monday."""
    weeks: dict[tuple[int, date], list[e.DayClosed]] = {}
    for one in closed:
        weeks.setdefault((one.day.month, monday_of(one.day)), []).append(one)
    return {
        key
        for key, found in weeks.items()
        if len(found) > 2 and is_sunday(found[-1].day) and all(one.how == "lapsed" for one in found)
    }


def test_boxes_points_and_what_the_months_brought_are_those_of_the_events(said: Said) -> None:
    for history in years():
        said.clear()
        found = retold(history)
        over = [one for one in happened(history) if isinstance(one, e.Maddened)]
        assert len(of(said, "brimmed")) == sum(one.filled == one.boxes for one in over)
        events = happened(history)
        filled_up = {words(one.filled) for one in events if isinstance(one, e.Maddened)}
        assert {
            one["filled"] for one in of(said, "sign", "signs", "signs_many", "boxes", "boxes_many")
        } <= filled_up
        assert len(of(said, "turned")) == sum(isinstance(one, e.Turned) for one in events)
        assert len(of(said, "sworn")) == sum(isinstance(one, e.Sworn) for one in events)
        vows = [one.kept for one in events if isinstance(one, e.VowEnded)]
        assert (len(of(said, "kept")), len(of(said, "broken"))) == (
            sum(vows),
            len(vows) - sum(vows),
        )
        assert len(of(said, "ally")) == sum(isinstance(one, e.AllyChosen) for one in events)
        hushed = len(of(said, "hushed")) + sum(many(one, "days") for one in of(said, "hushes"))
        assert hushed == sum(isinstance(one, e.Hushed) for one in events)
        results = [one.result for one in events if isinstance(one, e.MonthEnded)]
        assert [one.result for one in found.chapters if one.result is not None] == results


def test_every_line_that_was_read_stands_there_in_order_and_no_other() -> None:
    for history in years():
        found, names = text(retold(history), "quote"), history.content.told("en")
        read: list[str] = []
        for event in happened(history):
            if isinstance(event, e.DayBegan):
                read.append(event.line)
            elif isinstance(event, e.DayClosed) and not is_sunday(event.day):
                read.append(event.evening)
        at = 0
        for line in filter(None, read):
            at = found.index(names.lines[line].text, at) + 1
        for line, told in names.lines.items():
            assert (told.text in found) == (line in read), line


def test_nothing_of_a_page_that_was_not_read() -> None:
    for history in years():
        shown, names = text(retold(history)), history.content.told("en")
        read = {one.month for one in happened(history) if isinstance(one, e.PageRead)}
        for month, story in names.months.items():
            assert (story.before[:60] in shown) == (month in read)
            assert month in read or story.title not in shown
        for module in history.content.modules:
            rule = module.id.partition(".")[0]
            known = module.from_ in read and history.options.get("mode") == "twists"
            assert (names.rules[rule].story[:60] in shown) == known, rule


def test_questions_are_asked_and_answered_by_what_became_of_their_sunday() -> None:
    for history in years():
        found, names = retold(history), history.content.told("en")
        asked = [one.week for one in happened(history) if isinstance(one, e.DayBegan) and one.week]
        moods = text(found, "mood").splitlines()
        assert moods == [names.subjects[week].ask for week in asked]
        won = {
            one.day
            for one in happened(history)
            if isinstance(one, e.DayClosed) and one.how == "won"
        }
        answers = text(found, "quote")
        for week, subject in names.subjects.items():
            if subject.won in answers:
                assert any(_week(day) == week for day in won)


def _week(day: date) -> int:
    return (day.timetuple().tm_yday - 1 + date(day.year, 1, 1).weekday()) // 7 + 1


def test_no_two_neighbours_are_worded_alike(said: Said) -> None:
    for history in years():
        said.clear()
        retold(history)
        assert not [a for (kind, a, *_), (_, b, *_) in pairwise(said) if a == b and kind != "waits"]
        sentences = [sentence for *_, sentence in said]
        again = [
            sentence
            for at, sentence in enumerate(sentences)
            if sentence in sentences[max(0, at - 12) : at]
        ]
        assert len(again) <= len(sentences) // 100, again


def test_sentences_are_whole() -> None:
    for history in years():
        for line in text(retold(history), "text").splitlines():
            assert line == line.strip()
            assert line[-1] in ".?!\N{RIGHT DOUBLE QUOTATION MARK}"
            assert not re.search(r"[{}\ue000\ue001]|  |\.\.| [,.;:]", line), line
            assert line[0].isupper() or not line[0].isalpha(), line


def test_the_same_save_is_told_the_same() -> None:
    assert text(retold(years()[1])) == text(retold(years()[1]))


def test_the_players_lines_stand_on_their_days_and_the_rest_at_the_end() -> None:
    notes = (
        Note("line.2026-01-06", 4, "Rang *her* twice. <b>"),
        Note("day.2026-02-03", 9, "ask Coombs"),
        Note("day.2026-11-30", 9, "be home"),
        Note("nowhere", 9, "lost"),
    )
    found = retold(years()[2], *notes)
    assert text(found, "note").splitlines() == [
        "Rang *her* twice. <b>",
        "ask Coombs",
        "Monday 30 November: be home",
    ]


def test_real_dice_are_mentioned_once(said: Said) -> None:
    retold(years()[2])
    assert len(of(said, "real_week")) == 1
    assert not of(said, "real_dice")
    said.clear()
    retold(years()[0])
    assert not of(said, "real_week", "real_dice")


def test_a_year_can_be_told_at_any_moment() -> None:
    history = opened("moments", catch_up="free")
    assert not retold(history).chapters
    assert text(retold(history)).endswith("Not a day has been played yet.")
    mind = Chance("mind")
    for _ in range(60):
        offered = tuple(one for one in history.choices() if not isinstance(one, Day))
        choice, mind = load("calendar").policies["reckless"](
            history.content, history.state, offered, mind
        )
        history = history.choose(choice)
        found = retold(history)
        assert found.chapters or not history.state.days
        if found.chapters and history.ending is None:
            assert re.search("journal (stands|stops)|decided|known|so far", text(found, "text"))


def test_entries_of_an_older_form_are_left_out_and_said_so() -> None:
    history = years()[2]
    older = tuple(
        replace(entry, format=0, events=({"type": "Gone"},)) if 30 < at < 60 else entry
        for at, entry in enumerate(history.entries)
    )
    found = text(retold(replace(history, entries=older)), "text")
    assert "Some days here were written in an older form and are left out." in found
