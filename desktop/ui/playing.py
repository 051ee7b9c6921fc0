"""Beginning a game and going on with one: from files to a session and back.

The shelf starts with this module, so that each function fetches for itself what it plays with.
"""

from __future__ import annotations

import contextlib
import gc
import linecache
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from desktop import __version__, paths
from desktop.rules.kernel.errors import Problem
from desktop.store import glance, verdicts
from desktop.ui.shelf_words import Lying

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from desktop.rules.kernel.history import History
    from desktop.store.format import Jottings
    from desktop.store.playthroughs import Playthrough
    from desktop.store.saves import Opened, Save
    from desktop.ui.session import Session

SEED_BYTES = 16
_QUICK = 90  # of PNG's quality: not packed, written at once


class Begun(msgspec.Struct, frozen=True):
    """A story with the save that it is written to (None: to read only)."""

    game: str
    told: History
    jottings: Jottings
    save: Save | None
    path: Path


class Seat(msgspec.Struct):
    """An open game: its session, and the save that it is written to (None: read only)."""

    game: str
    session: Session
    save: Save | None
    path: Path


# --- done beside the window ----------------------------------------------------------------------


def read_content(game: str, path: Path) -> Any:
    """A pack, or tables, read and checked whole, with the game's screen at hand.

    Raises Unreadable.
    """
    from desktop.store import contents  # only here: the shelf starts without it
    from desktop.ui.games import load

    load(game)
    return contents.load(game, path)


def begin(
    game: str,
    pack: Path,
    title: str,
    options: Mapping[str, str],
    people: tuple[str, ...],
    names: Mapping[str, str] | None = None,
    today: date | None = None,
) -> Begun:
    """Begin a game with the sheet's choices already made, saved before anything is shown.

    `names` are what the player wrote on the sheet, by field; what stands under "seed" is drawn
    from. `today` is the date where the player is.
    Raises Unreadable, Unsaved, OSError where it cannot be read or kept.
    """
    import secrets

    from desktop.rules import games
    from desktop.rules.kernel import history
    from desktop.rules.kernel.chance import Chance
    from desktop.rules.kernel.game import Arrive
    from desktop.store import contents, playthroughs, saves
    from desktop.store.format import Jottings
    from desktop.ui.games import load

    reference, content = contents.keep(game, pack)
    form = games.load(game)
    seed = (names or {}).get("seed") or secrets.token_hex(SEED_BYTES)
    told = history.begin(form, content, dict(options), Chance(seed))
    for choice in load(game).first(people, told.state.options, today or date.min):
        told = told.choose(choice, auto=isinstance(choice, Arrive))
    path = playthroughs.new_path(paths.saves(), title)
    jottings = Jottings(title=title, names=dict(names or {}))
    save = saves.start(path, told, reference, __version__, jottings)
    return Begun(game, told, jottings, save, path)


def resume(path: Path) -> Opened:
    """Open a save to go on with it, with its game's screen at hand. Raises Unreadable, OSError."""
    from desktop.rules import games
    from desktop.store import contents, saves

    opened = saves.resume(path, games.load, contents.find, __version__)
    _fetch_screen(opened)
    return opened


def look(path: Path) -> Opened:
    """Open a save to read only; it is not touched. Raises Unreadable, OSError."""
    from desktop.rules import games
    from desktop.store import contents, saves

    opened = saves.look(path, games.load, contents.find, __version__)
    _fetch_screen(opened)
    return opened


def _fetch_screen(opened: Opened) -> None:
    from desktop.ui.games import load

    load(opened.header.game)


def move(path: Path, pack: Path) -> Begun:
    """Move a save to another version of its pack, and open it.

    Raises Illegal where the position does not fit, Unreadable, Unsaved, OSError; the save then
    stands as it stood.
    """
    from desktop.store import contents

    opened = resume(path)
    if opened.save is None:
        raise OSError("the save cannot be written")
    try:
        reference, content = contents.keep(opened.header.game, pack)
        told = opened.history.moved_to(content)
        opened.save.content = reference
        opened.save.write(told, opened.jottings)
    except BaseException:
        opened.save.close()
        raise
    return Begun(opened.header.game, told, opened.jottings, opened.save, path)


def install(pack: Path) -> Path:
    """Put a pack on the player's own shelf. Raises Unreadable, OSError."""
    from desktop.store import packs

    return packs.install(pack)


def remove(pack: Path) -> None:
    """Take one of the player's own packs or years off the shelf. Raises Unreadable, OSError."""
    from desktop.store import almanacs, packs

    (almanacs if pack.parent == glance.own_years() else packs).remove(pack)


def judge(found: tuple[Path, ...]) -> verdicts.Verdicts:
    """Check packs of the player's own and keep what was found."""
    return verdicts.judge(found)


# --- at the table --------------------------------------------------------------------------------


def begun(opened: Opened, path: Path) -> Begun:
    """What was opened, ready to sit down at."""
    return Begun(opened.header.game, opened.history, opened.jottings, opened.save, path)


def seat(story: Begun) -> Seat:
    """Sit down at a story; a read-only one is shown and not written."""
    from desktop.ui.games import load
    from desktop.ui.session import Session

    gc.freeze()  # what was read stays; to search it for garbage would hold up the game
    linecache.clearcache()  # Qt for Python has read the source of every module, and kept it
    keep = story.save.write if story.save is not None else _read_only
    opening = load(story.game).opening
    session = Session(story.told, keep, story.jottings, opening=opening)
    return Seat(story.game, session, story.save, story.path)


def _read_only(told: History, jottings: Jottings) -> None:
    """Nothing is written to a save that is open to read only."""


def tell(place: Seat, words: str) -> None:
    """Put the sentence beside the save, so that the shelf has it even after a crash."""
    from desktop.store import playthroughs

    if place.save is not None:
        with contextlib.suppress(OSError):  # the shelf does with an older one
            playthroughs.tell(place.save.path, words)


def leave(place: Seat, words: str, picture: QPixmap) -> None:
    """Put the picture and the sentence beside the save, and let others open it."""
    from desktop.store import playthroughs

    gc.unfreeze()
    if place.save is None:
        return
    try:
        playthroughs.tell(place.save.path, words, _png(picture))
    except OSError:
        pass  # the shelf does without a picture; the save itself stands
    finally:
        place.save.close()


def _png(picture: QPixmap) -> bytes:
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice

    body = QByteArray()
    buffer = QBuffer(body)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG", _QUICK)
    buffer.close()
    return bytes(body.data())


def lying(
    passed: verdicts.Verdicts, *, safe: bool, language: str = ""
) -> tuple[tuple[Lying, ...], tuple[Path, ...]]:
    """What may be begun: shipped packs, the Book and years, then the player's own.

    And those of the player's own that nobody has checked yet.
    """
    ours: list[Lying] = []
    theirs: list[Lying] = []
    unknown: list[Path] = []
    for path, own in glance.standing(safe=safe):
        seen = glance.glance(path, language)
        problems = verdicts.known(path, passed) if own else ()
        if problems is None:
            unknown.append(path)
        if seen is None and not problems:
            facts = {"member": "pack.toml"}
            problems = (Problem("pack.missing_member", "error", path.name, "", facts),)
        (theirs if own else ours).append(Lying(path, seen, own, problems or ()))
    book = _book(passed, unknown, safe=safe)
    years = _years(passed, unknown, safe=safe)
    ours += [*((book,) if book is not None else ()), *(one for one in years if not one.own)]
    return (*ours, *theirs, *(one for one in years if one.own)), tuple(unknown)


def _years(passed: verdicts.Verdicts, unknown: list[Path], *, safe: bool) -> list[Lying]:
    """The years of the calendar; those of the player's own with what is wrong with them."""
    from desktop.rules import games

    found: list[Lying] = []
    for path, own in glance.years(safe=safe) if "calendar" in games.NAMES else ():
        seen = glance.year(path)
        problems = verdicts.known(path, passed) if own else ()
        if problems is None:
            unknown.append(path)
        if seen is None and not problems:
            facts = {"member": "year.json"}
            problems = (Problem("year.missing_file", "error", path.name, "", facts),)
        found.append(Lying(path, seen, own, problems or (), game="calendar"))
    return found


def _book(passed: verdicts.Verdicts, unknown: list[Path], *, safe: bool) -> Lying | None:
    """The Book with its tables; what is wrong with the player's own does not keep it from play."""
    from desktop.rules import games

    seen = glance.tables(safe=safe) if "book" in games.NAMES else None
    if seen is None:
        return None
    if seen.path != glance.own_tables():
        return Lying(seen.path, seen, game="book")
    problems = verdicts.known(seen.path, passed)
    if problems is None:
        unknown.append(seen.path)
    names = tuple(sorted(path.name for path in seen.path.glob("*.toml")))
    return Lying(seen.path, seen, problems=problems or (), game="book", tables=names)


def waiting(today: date) -> tuple[Playthrough, ...]:
    """The saves in which a day may be played that is not, the last played first."""
    from desktop.rules import games

    on_shelf = kept()[0] if "calendar" in games.NAMES else ()
    return tuple(one for one in on_shelf if waits(one, today))


def waits(save: Playthrough, today: date) -> bool:
    """Whether a day of a save has come and is not played."""
    due = save.header.due if save.header is not None and save.problem is None else None
    return due is not None and due <= today


def kept() -> tuple[tuple[Playthrough, ...], tuple[Playthrough, ...]]:
    """The saves on the shelf and in the trash; before the first game nothing looks for any."""
    if not paths.saves().is_dir():
        return (), ()
    from desktop.rules import games
    from desktop.store import playthroughs

    folders = paths.saves(), paths.saves() / playthroughs.TRASH
    on_shelf, in_trash = (playthroughs.shelf(folder, games.known) for folder in folders)
    return on_shelf, in_trash
