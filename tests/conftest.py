"""What every test stands on: no screen, no player's folders, nothing left alive."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import paths
from tests.rules_report import RulesReport


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rules` lists the tests of each rule instead of running them; `--approve` takes stories."""
    parser.addoption("--rules", action="store_true", help="print rule -> tests; fail on a gap")
    parser.addoption("--approve", action="store_true", help="write the stories of tests/stories")


def pytest_configure(config: pytest.Config) -> None:
    """Let the report of the rules take over where it is asked for."""
    if config.getoption("--rules"):
        config.pluginmanager.register(RulesReport(Path(__file__).parent / "rules"))


@pytest.fixture(autouse=True)
def own_profile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The player's folders of this test alone; nothing touches those of the person who runs it."""
    folder = tmp_path_factory.mktemp("player")
    paths.profile(folder)
    yield folder
    paths.profile(None)


@pytest.fixture(scope="session", autouse=True)
def one_application() -> object:
    """A QApplication before anything makes a QCoreApplication, which would stand in its place."""
    from PySide6.QtWidgets import QApplication

    return QApplication.instance() or QApplication([])


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """A test that speaks another language leaves the next one its English."""
    yield
    from PySide6.QtCore import QLocale

    from desktop.words.language import hush

    hush()
    QLocale.setDefault(QLocale("en"))


@pytest.fixture(autouse=True)
def nothing_left_alive(request: pytest.FixtureRequest) -> Iterator[None]:
    """After a widget test no window of it is left."""
    yield
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        return
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = [str(widget) for widget in QApplication.topLevelWidgets()]
    assert not left, f"left alive: {left}"
