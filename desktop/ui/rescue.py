"""When something breaks: it is told once, and a report stays in the player's own folder."""

from __future__ import annotations

import platform
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import qVersion

from desktop import __version__, paths
from desktop.store import files

if TYPE_CHECKING:
    from desktop.ui.playing import Seat

_MOST = 20  # reports kept


class Watched(Protocol):
    """What is asked of the window when something breaks."""

    place: Seat | None

    def tell_crash(self, report: str) -> None:
        """Tell the player where the report lies."""


class Watch:
    """Stands in for sys.excepthook; never raises."""

    def __init__(self, window: Watched) -> None:
        """Watch over a window's game."""
        self._window = window
        self._told = False

    def __call__(
        self, kind: type[BaseException], trouble: BaseException, trace: TracebackType | None
    ) -> None:
        """Write the report and a rescue file; tell of it the first time."""
        words = "".join(traceback.format_exception(kind, trouble, trace))
        if sys.stderr is not None:  # a frozen program without a console has none
            sys.stderr.write(words)
        try:
            place = _report(words, self._rescue())
            if not self._told:
                self._told = True
                self._window.tell_crash(place)
        except Exception:  # what breaks here must not break the window a second time
            self._told = True

    def _rescue(self) -> str:
        """Keep the game in a file of its own beside the reports; its path, or nothing."""
        seat = self._window.place
        if seat is None or seat.save is None:
            return ""
        session = seat.session
        try:
            return str(seat.save.rescue(paths.reports(), session.history, session.jottings))
        except Exception:  # what was saved after the last choice still stands
            return ""


def _report(words: str, rescued: str) -> str:
    """Write a report; its path, or nothing where it cannot be written. Nothing is sent."""
    lines = [
        f"Solitarium {__version__}, Python {platform.python_version()}, Qt {qVersion()}",
        platform.platform(),
        f"The game as it stood: {rescued}" if rescued else "No game was open, or none to rescue.",
    ]
    folder = paths.reports()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _next(folder)
        files.write(path, ("\n".join(lines) + "\n\n" + words).encode("utf-8", "replace"))
    except OSError:
        return ""
    return str(path)


def _next(folder: Path) -> Path:
    """The name of the next report; the oldest makes room."""
    known = sorted(folder.glob("report-*.txt"), key=_changed)
    if len(known) >= _MOST:
        return known[0]
    numbers = {path.stem for path in known}
    number = next(n for n in range(1, _MOST + 1) if f"report-{n}" not in numbers)
    return folder / f"report-{number}.txt"


def _changed(path: Path) -> float:
    return path.stat().st_mtime


def watch(window: Watched) -> None:
    """Tell the player once when a slot raises, and keep a report; the save stands already."""
    sys.excepthook = Watch(window)
