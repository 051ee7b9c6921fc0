"""What the main window knows of a table: a widget with menus, a picture and a sentence."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.store.settings import Settings
from desktop.ui.session import Session
from desktop.ui.theme import Look


class Table(QWidget):
    """Base of every game's table. It shows what the session announces and makes choices."""

    settings_changed = Signal(object)  # Settings, such as a hint that was seen
    menus_changed = Signal()  # there are other actions now
    left = Signal()  # the player wants to go back to the shelf
    again = Signal()  # the player wants to begin the same adventure afresh
    print_asked = Signal(str)  # the page of the keepsakes that the player wants printed

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None = None) -> None:
        """Sit down at a session."""
        super().__init__(parent)
        self.session = session
        self.settings = settings

    def wear(self, look: Look, settings: Settings) -> None:
        """Put on another look and other settings; safe to call twice."""
        raise NotImplementedError

    def speak(self, language: str) -> None:
        """Use another language from now on; changes words and nothing else."""
        raise NotImplementedError

    def menus(self) -> dict[str, tuple[QAction, ...]]:
        """The actions of this table for the menus `turn`, `map` and `journal`."""
        raise NotImplementedError

    def where(self) -> str:
        """One told sentence on where the story stands, of things already seen."""
        raise NotImplementedError

    def undo_words(self) -> str:
        """Why undo is grey; empty where it is not."""
        raise NotImplementedError

    def seen_board(self) -> QWidget:
        """The board as it stands, with what lies over it."""
        raise NotImplementedError

    def make_board(self, density: float) -> None:
        """Have the board ready for a picture of so many dots a pixel; most boards always are."""

    def picture(self, size: QSize) -> QPixmap:
        """The board as it stands, for the shelf."""
        return (
            self.seen_board()
            .grab()
            .scaled(
                size,
                Qt.AspectRatioMode.KeepAspectRatioByExpanding,
                Qt.TransformationMode.SmoothTransformation,
            )
        )

    def say(self, line: str) -> None:
        """Put a sentence on the log line and have it read aloud."""
        raise NotImplementedError
