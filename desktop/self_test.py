"""Opens each game, plays a little at its table and quits; so that a frozen program can be tried."""

import sys
import tempfile
import traceback
from pathlib import Path
from types import TracebackType

from desktop import app, paths
from desktop.rules.games import NAMES, load
from desktop.rules.kernel.chance import Chance
from desktop.store import packs
from desktop.store.settings import Settings
from desktop.ui import playing
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import dress, look_from

STEPS = 40


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
            _play(steps)
    except Exception as trouble:  # whatever broke is what the test is for
        broken.extend(traceback.format_exception(trouble))
    finally:
        paths.profile(None)
        sys.excepthook = heard_before
    sys.stderr.writelines(broken)
    return 1 if broken else 0


def _play(steps: int) -> None:
    application = app.application()
    dress(application, look_from(Settings()))
    window = MainWindow(Settings())
    window.show()
    application.processEvents()
    for name in NAMES:
        kept = playing.keep_pack(name, packs.shelf()[0].path)
        rules = {option.id: option.default for option in load(name).options}
        seat = playing.begin(name, kept, name, rules, ())
        window.sit_down(seat)
        mind = Chance("self-test")
        for _ in range(steps):
            story = seat.session.history
            choices = story.choices()
            if not choices:
                break
            policy = load(name).policies["random"]
            choice, mind = policy(story.content, story.state, choices, mind)
            seat.session.choose(choice)
            application.processEvents()
    window.close()
    application.processEvents()
