"""When something breaks: it is told once, and a report stays in the player's own folder."""

import platform
import sys
import traceback
from types import TracebackType
from typing import Any

from desktop import __version__, paths
from desktop.store import files

_MOST = 20  # reports kept


class _Watch:
    """Stands in for sys.excepthook; never raises."""

    def __init__(self, window: Any) -> None:
        self._window = window
        self._told = False

    def __call__(
        self, kind: type[BaseException], trouble: BaseException, trace: TracebackType | None
    ) -> None:
        words = "".join(traceback.format_exception(kind, trouble, trace))
        sys.stderr.write(words)
        name = _report(words)
        if not self._told:
            self._told = True
            self._window.tell_crash(name)


def _report(words: str) -> str:
    """Write a report; its path, or nothing where it cannot be written. Nothing is sent."""
    head = f"Solitarium {__version__}, Python {platform.python_version()}, {platform.system()}\n\n"
    folder = paths.reports()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = len(list(folder.iterdir())) % _MOST + 1
        path = folder / f"report-{number}.txt"
        files.write(path, (head + words).encode("utf-8", "replace"))
    except OSError:
        return ""
    return str(path)


def watch(window: Any) -> None:
    """Tell the player once when a slot raises, and keep a report; the save stands already."""
    sys.excepthook = _Watch(window)
