"""Opens each game, plays a little at its table, prints it and quits; to try a frozen program."""

import sys
import tempfile
import time
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QApplication

from desktop import __version__, app, paths
from desktop.keepsakes import source
from desktop.keepsakes.outputs.writing import write
from desktop.keepsakes.source import Source
from desktop.keepsakes.wish import Wish
from desktop.rules import games
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import begin
from desktop.store import almanacs, contents, packs, saves, tables
from desktop.store.format import SUFFIX, Jottings
from desktop.store.settings import Settings
from desktop.ui.main_window import MainWindow
from desktop.ui.playing import Seat
from desktop.ui.theme import dress, look_from

STEPS = 40
PATIENCE = 60.0  # seconds, for a slow disk


def run(steps: int = STEPS) -> int:
    """0 when nothing broke, else 1; all files go to a folder that is gone afterwards."""
    app.offscreen_without_display()
    broken: list[str] = []

    def hear(kind: type[BaseException], trouble: BaseException, at: TracebackType | None) -> None:
        broken.extend(traceback.format_exception(kind, trouble, at))

    heard_before, sys.excepthook = sys.excepthook, hear
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            paths.profile(Path(folder))
            _play(steps, Path(folder))
    except Exception as trouble:  # whatever broke is what the test is for
        broken.extend(traceback.format_exception(trouble))
    finally:
        paths.profile(None)
        sys.excepthook = heard_before
    sys.stderr.writelines(broken)
    return 1 if broken else 0


def _play(steps: int, folder: Path) -> None:
    application = app.application()
    dress(application, look_from(Settings()))
    window = MainWindow(Settings())
    window.show()
    application.processEvents()
    for name in games.NAMES:
        window.open_file(_begun(name, folder / f"{name}{SUFFIX}"))
        seat = _seated(window, application)
        if seat is None:
            raise RuntimeError(f"no table for {name}")
        mind = Chance("self-test")
        for _ in range(steps):
            story = seat.session.history
            choices = story.choices()
            if not choices:
                break
            policy = games.load(name).policies["random"]
            choice, mind = policy(story.content, story.state, choices, mind)
            seat.session.choose(choice)
            application.processEvents()
        _print(seat, folder)
    QPrinterInfo.availablePrinterNames()
    window.close()
    application.processEvents()


def _print(seat: Seat, folder: Path) -> None:
    """What a story is printed as if nobody says otherwise; a text as EPUB too."""
    story = Source(seat.session.history, seat.session.jottings, "en")
    keeper = source.load(seat.game)
    first = keeper.offers(story)[0]
    wish = Wish(part=first.parts[0][0] if first.parts else "")
    keepsake = keeper.make(story, first.page, wish)
    for kind in {"pdf", "epub"} & {*first.files}:
        for _ in write(keepsake, folder / f"{seat.game}.{kind}", wish):
            pass


def _seated(window: MainWindow, application: QApplication) -> Seat | None:
    """Where the window sits down once the save is read beside it; None if it never does."""
    end = time.monotonic() + PATIENCE
    while window.place is None and time.monotonic() < end:
        application.processEvents()
        time.sleep(0.01)
    return window.place


def _first_pack() -> Path:
    return packs.shelf()[0].path


def _begun(name: str, path: Path) -> Path:
    """A new save of a game with what lies first on the shelf and every rule as printed."""
    game = games.load(name)
    first = {"aventura": _first_pack, "book": tables.shipped, "calendar": almanacs.shipped}
    ours = first[name]()
    reference, content = contents.keep(name, ours)
    rules = {option.id: option.default for option in game.options}
    story = begin(game, content, rules, Chance("self-test"))
    saves.start(path, story, reference, __version__, Jottings(title=name)).close()
    return path
