"""Beginning a game and going on with one: from files to a session and back."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPixmap

from desktop import __version__, paths
from desktop.rules import games
from desktop.rules.kernel import history as stories
from desktop.rules.kernel.chance import Chance
from desktop.store import contents, playthroughs, saves
from desktop.store.format import ContentRef, Jottings
from desktop.store.saves import Opened, Save
from desktop.ui.session import Session

SEED_BYTES = 16


class Seat(msgspec.Struct):
    """An open game: its session, and the save that it is written to (None: read only)."""

    game: str
    session: Session
    save: Save | None
    path: Path


def begin(
    game: str,
    kept: tuple[ContentRef, Any],
    title: str,
    options: Mapping[str, str],
    first: tuple[Any, ...],
) -> Seat:
    """Begin a game with the first choices already made, saved before anything is shown.

    Raises Unsaved where it cannot be kept.
    """
    reference, content = kept
    form = games.load(game)
    chance = Chance(secrets.token_hex(SEED_BYTES))
    told = stories.begin(form, content, dict(options), chance)
    for choice in first:
        told = told.choose(choice)
    path = playthroughs.new_path(paths.saves(), title)
    jottings = Jottings(title=title)
    save = saves.start(path, told, reference, __version__, jottings)
    return Seat(game, Session(told, save.write, jottings), save, path)


def read_pack(pack: Path) -> Any:
    """A pack, read and checked whole; slow enough for an errand. Raises Unreadable."""
    from desktop.store import packs  # only here: the shelf starts without it

    return packs.load_pack(pack)


def keep_pack(game: str, pack: Path) -> tuple[ContentRef, Any]:
    """The copy of a pack that saves resume from, and its content. Raises Unreadable, OSError."""
    return contents.keep(game, pack)


def install(pack: Path) -> Path:
    """Put a pack on the player's own shelf. Raises Unreadable, OSError."""
    from desktop.store import packs

    return packs.install(pack)


def resume(path: Path) -> Opened:
    """Open a save to go on with it. Raises Unreadable."""
    return saves.resume(path, games.load, contents.find, __version__)


def seat(opened: Opened, path: Path) -> Seat:
    """Sit down at what was opened; a read-only save is shown and not written."""
    keep = opened.save.write if opened.save is not None else _read_only
    session = Session(opened.history, keep, opened.jottings)
    return Seat(opened.header.game, session, opened.save, path)


def _read_only(told: stories.History, jottings: Jottings) -> None:
    """Nothing is written to a save that is open to read only."""


def leave(place: Seat, words: str, picture: QPixmap) -> None:
    """Put the picture and the sentence beside the save, and let others open it."""
    if place.save is None:
        return
    try:
        playthroughs.tell(place.path, words, _png(picture))
    except OSError:
        pass  # the shelf does without a picture; the save itself stands
    finally:
        place.save.close()


def _png(picture: QPixmap) -> bytes:
    body = QByteArray()
    buffer = QBuffer(body)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    buffer.close()
    return bytes(body.data())
