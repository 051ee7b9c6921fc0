"""What the shelf says of saves, packs and games: plain words, made without reading them whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from desktop.rules.kernel.errors import Problem
from desktop.store.glance import DAILY, Glance
from desktop.ui.widgets.paper_button import Kept, Leaf, Slip
from desktop.words.language import NATIVE

if TYPE_CHECKING:
    from desktop.rules.kernel.game import Worth
    from desktop.store.playthroughs import Playthrough

EMBLEMS = {"aventura": "map", "book": "book", "calendar": "calendar"}


class Lying(msgspec.Struct, frozen=True):
    """What may be begun: a pack, or a game with its tables.

    `problems` are errors found so far; `own` packs may be removed; `tables` are files of the
    player's own that stand in for built-in ones.
    """

    path: Path
    glance: Glance | None
    own: bool = False
    problems: tuple[Problem, ...] = ()
    game: str = "aventura"
    tables: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What stands on it; its file's name where that cannot be read."""
        if self.game == "book":
            return QCoreApplication.translate("Shelf", "The Book of Adventure")
        return self.glance.title if self.glance is not None else self.path.stem

    @property
    def sound(self) -> bool:
        """Whether it may be chosen; faulty tables are left out, and built-in ones used."""
        return self.glance is not None and (self.game == "book" or not self.problems)


def promise(pack: Glance) -> str:
    """How long a pack takes and for how many."""
    both = len(pack.players) > 1
    if pack.minutes == DAILY:
        return QCoreApplication.translate("Shelf", "2 minutes a day")
    if pack.minutes is not None and pack.minutes[0] == pack.minutes[1] and not both:
        words = QCoreApplication.translate("Shelf", "{minutes} minutes, for one")
        return words.format(minutes=pack.minutes[0])
    if pack.minutes is None:
        if both:
            return QCoreApplication.translate("Shelf", "For one or two")
        return QCoreApplication.translate("Shelf", "For one")
    if both:
        words = QCoreApplication.translate("Shelf", "{least} to {most} minutes, for one or two")
    else:
        words = QCoreApplication.translate("Shelf", "{least} to {most} minutes, for one")
    return words.format(least=pack.minutes[0], most=pack.minutes[1])


def story_language(pack: Glance, language: str) -> str:
    """The language of a pack's own words where it is not the program's."""
    if pack.language == language or language in pack.languages:
        return ""
    return QCoreApplication.translate("Shelf", "Story: {language}").format(
        language=NATIVE.get(pack.language, pack.language)
    )


def first_slip(packs: Sequence[Lying], language: str) -> Slip:
    """The card of the first evening, which begins with the first sound pack (there is one)."""
    first, seen = next((one, one.glance) for one in packs if one.sound and one.glance is not None)
    call = QCoreApplication.translate("Shelf", "Start here: {title}").format(title=first.title)
    sentence = _evening(len({one.game for one in packs if one.sound}))
    words = [promise(seen), story_language(seen, language)]
    return Slip(str(first.path), sentence, tuple(filter(None, words)), call, amber=True)


def _evening(games: int) -> str:
    match games:
        case 1:
            return QCoreApplication.translate("Shelf", "One game for one evening, one table.")
        case 2:
            return QCoreApplication.translate("Shelf", "Two games for one evening, one table.")
        case _:
            return QCoreApplication.translate("Shelf", "Three games for one evening, one table.")


def nothing_slip() -> Slip:
    """The card where there is nothing at all."""
    return Slip(
        "",
        QCoreApplication.translate("Shelf", "No adventure here yet. Drop a pack on this window."),
    )


def go_on_slip(save: Playthrough, packs: Mapping[str, Lying], today: date) -> Slip:
    """The card of the game that was played last."""
    lines = tuple(filter(None, (save.sentence, _day_line(save, today), _newer_line(save, packs))))
    call = QCoreApplication.translate("Shelf", "Go on")
    return Slip(str(save.path), save.title, lines, call, amber=True)


def _newer_line(save: Playthrough, packs: Mapping[str, Lying]) -> str:
    newer = newer_pack(save, packs)
    if newer is None or newer.glance is None:
        return ""
    text = QCoreApplication.translate(
        "Shelf", "Version {version} of this adventure has come; moving to it is up to you."
    )
    return text.format(version=newer.glance.version)


def pack_slip(pack: Lying, language: str, day: Day | None = None) -> Slip:
    """What may be begun; a broken pack says how many things are wrong with it.

    `day` is today's in the calendar.
    """
    name, emblem = str(pack.path), EMBLEMS[pack.game]
    if not pack.sound or pack.glance is None:
        count = max(1, len(pack.problems))
        words = QCoreApplication.translate("Shelf", "%n problem(s)", None, count)
        return Slip(name, pack.title, (words,), _look_at_them(), quiet=True, emblem=emblem)
    language = story_language(pack.glance, language)
    found = day if pack.game == "calendar" else None
    state = _day_words(found.played) if found is not None and found.played is not None else ""
    lines = (_kind(pack.game), promise(pack.glance), state, language, _own_tables(pack))
    new = QCoreApplication.translate("Shelf", "New")
    leaf = _leaf(found) if found is not None else None
    return Slip(name, pack.title, tuple(filter(None, lines)), new, emblem=emblem, leaf=leaf)


def _kind(game: str) -> str:
    match game:
        case "book":
            return QCoreApplication.translate("Shelf", "A journey on paper, and the book of it")
        case "calendar":
            return QCoreApplication.translate("Shelf", "A calendar: five dice and a square a day")
        case _:
            return QCoreApplication.translate("Shelf", "Aventura Z: a story on drawn maps")


# --- days ----------------------------------------------------------------------------------------


class Day(msgspec.Struct, frozen=True):
    """Today, and whether it is played in the calendar played last; None where none is by dates."""

    today: date
    played: bool | None = None


def day_of(saves: Sequence[Playthrough], today: date) -> Day:
    """Today as the saves have it, the one played last first."""
    return Day(today, next((due > today for save in saves if (due := due_in(save))), None))


def due_in(save: Playthrough) -> date | None:
    """The next day to be played in a save that can be gone on with, where it goes by the date."""
    return save.header.due if save.header is not None and save.problem is None else None


def _day_words(played: bool) -> str:
    if played:
        return QCoreApplication.translate("Shelf", "Today: played")
    return QCoreApplication.translate("Shelf", "Today: not played yet")


def _day_line(save: Playthrough, today: date) -> str:
    due = due_in(save)
    if due is None or save.header is None:
        return ""
    if str(today.year) < save.header.options.get("year", ""):
        words = QCoreApplication.translate("Shelf", "Waits for 1 January {year}")
        return words.format(year=save.header.options["year"])
    return _day_words(due > today)


def _leaf(day: Day) -> Leaf:
    month = QLocale().standaloneMonthName(day.today.month, QLocale.FormatType.ShortFormat)
    return Leaf(str(day.today.day), month, day.played is True)


def _own_tables(pack: Lying) -> str:
    """Which tables of the player's own are played with."""
    faulty = {problem.file for problem in pack.problems}
    used = [name for name in pack.tables if name not in faulty]
    words = QCoreApplication.translate("Shelf", "With your own {names}")
    return words.format(names=", ".join(used)) if used else ""


def left_out_slip(pack: Lying) -> Slip:
    """Tables of the player's own that are left out, and how many things are wrong with them."""
    names = ", ".join(dict.fromkeys(problem.file for problem in pack.problems))
    title = QCoreApplication.translate("Shelf", "Your own {names}").format(names=names)
    count = len(pack.problems)
    words = QCoreApplication.translate("Shelf", "%n problem(s)", None, count)
    instead = QCoreApplication.translate("Shelf", "Left out; the built-in table is used.")
    return Slip(str(pack.path), title, (words, instead), _look_at_them(), quiet=True)


def _look_at_them() -> str:
    return QCoreApplication.translate("Shelf", "Look at them")


# --- games that were begun -----------------------------------------------------------------------


def save_slip(save: Playthrough, packs: Mapping[str, Lying], today: date) -> Slip:
    """A game begun earlier, or what is wrong with it."""
    if save.newer:
        words = QCoreApplication.translate("Shelf", "Made by a newer Solitarium; left untouched.")
    elif save.problem is not None:
        words = QCoreApplication.translate("Shelf", "Damaged. Look at what is kept.")
    else:
        words = save.sentence
    lines = tuple(filter(None, (words, _day_line(save, today), _newer_line(save, packs))))
    emblem = EMBLEMS.get(save.header.game, "") if save.header is not None else ""
    return Slip(str(save.path), save.title, lines, quiet=save.problem is not None, emblem=emblem)


def finished(save: Playthrough) -> Kept:
    """A game that reached an ending; its seed gives it its colour."""
    about = [QCoreApplication.translate("Shelf", "Finished.")]
    worth = save.header.worth if save.header is not None else None
    if worth is not None:
        about.append(_worth(worth, save.header.game if save.header is not None else ""))
    return Kept(
        str(save.path),
        save.title,
        (save.sentence,) if save.sentence else (),
        about=" ".join(about),
        seed=crc32(save.header.seed.key.encode()) if save.header is not None else 0,
        stars=worth.stars if worth is not None else None,
        rank=worth.title if worth is not None else "",
    )


def _worth(worth: Worth, game: str) -> str:
    if game == "calendar":
        words = QCoreApplication.translate("Shelf", "{score} points: {rank}.")
        return words.format(score=worth.score, rank=worth.title)
    words = QCoreApplication.translate("Shelf", "{score} years, {stars} of 5 stars.")
    return words.format(score=worth.score, stars=worth.stars)


def newer_pack(save: Playthrough, packs: Mapping[str, Lying]) -> Lying | None:
    """A sound pack of the same adventure with a higher version than the save's own copy."""
    if save.header is None or save.header.ending is not None:
        return None
    content = save.header.content
    better = [
        one
        for one in packs.values()
        if one.sound
        and one.game == save.header.game
        and one.glance is not None
        and one.glance.id == content.id
        and _number(one.glance.version) > _number(content.version)
    ]
    return max(better, key=_of_pack, default=None)


def _of_pack(pack: Lying) -> tuple[int, ...]:
    return _number(pack.glance.version) if pack.glance is not None else ()


def _number(version: str) -> tuple[int, ...]:
    """A version's numbers, for comparing; anything else counts as nothing."""
    parts = version.replace("-", ".").split(".")
    return tuple(int(part) for part in parts if part.isdecimal() and len(part) < 10)
