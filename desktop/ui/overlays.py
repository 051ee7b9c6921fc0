"""What lies over a table for a while: the log, the diary, the rules, a line to write in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from desktop.drawing.fonts import Face, font
from desktop.store import files
from desktop.ui.session import Session
from desktop.ui.theme import Look
from desktop.ui.widgets.log_line import LogLine
from desktop.ui.widgets.paper_text import PaperText

NOTE_LENGTH = 120


class Spoken(Protocol):
    """What a game's words have to say on the sheets."""

    def log_lines(self) -> Iterator[str]:
        """Every plain sentence of the story so far."""

    def diary(self) -> tuple[str, str]:
        """The title and the text of all that was read and told, with the pencil notes."""

    def rules(self, subject: str) -> tuple[str, str] | None:
        """The title and the rules and rulings behind a subject; None for what has no rule."""

    def rulebook(self) -> str:
        """All rules and rulings by topic."""

    def noted_place(self) -> str:
        """Where a note would be pencilled now; empty for nowhere."""


class Field(QLineEdit):
    """A line to write in; Enter hands it in and does nothing else."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt lets Enter go on to the parent; here it stays."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class Overlays(QObject):
    """The sheets and the one-line field of a table."""

    def __init__(self, table: QWidget, session: Session, log_line: LogLine) -> None:
        """Nothing lies there yet; `speaker` must be set before anything is shown."""
        super().__init__(table)
        self._over = table
        self._session = session
        self._log_line = log_line
        self._look = Look()
        self._since: list[str] = []
        self._untold: Iterator[str] | None = None  # what comes before them, until somebody looks
        self._paper: PaperText | None = None
        self.line = Field(table)
        self.line.hide()
        self.line.returnPressed.connect(self._written)
        self._place = ""  # where the note that is being written stands
        self._writing = ""
        self.speaker: Spoken

    # --- what a game fills in ------------------------------------------------------------------

    def sheet_room(self) -> QRect:
        """Where the sheet lies."""
        raise NotImplementedError

    def line_room(self) -> QRect:
        """Where the field lies."""
        raise NotImplementedError

    def board(self) -> QWidget:
        """What has the keys when nothing lies over the table."""
        raise NotImplementedError

    def about(self, writing: str) -> str:
        """What the field is for."""
        return self.tr("A note in pencil; Enter keeps it") if writing == "note" else ""

    def put_down(self) -> None:
        """The field is away: show the table again."""
        raise NotImplementedError

    def hand_in(self, writing: str, text: str) -> None:
        """Something else than a note was written."""

    # --- where they lie ------------------------------------------------------------------------

    @property
    def paper(self) -> PaperText:
        """The sheet, made when it is first needed."""
        if self._paper is None:
            self._paper = PaperText(self._over)
            self._paper.wear(self._look)
            self._paper.closed.connect(self.back)
            self.lie()
        return self._paper

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        if self._paper is not None:
            self._paper.wear(look)
        self.line.setFont(font(Face.HAND, 17, look.zoom))

    def lie(self) -> None:
        """Fill the board; the field lies on the log line."""
        if self._paper is not None:
            self._paper.setGeometry(self.sheet_room())
        self.line.setGeometry(self.line_room())

    def close(self) -> bool:
        """Take away whatever lies on top; whether there was anything."""
        if self._writing == "note":
            self._put_down()
            self.put_down()
            return True
        return self._paper is not None and self._paper.close_sheet()

    def back(self) -> None:
        """Give the keys to the field that is written in, else to the board."""
        (self.line if self._writing else self.board()).setFocus()

    def show_sheet(self, title: str, text: str, *, at_end: bool = False) -> None:
        """Lay a sheet with a text over the board."""
        self.lie()
        self.paper.show_text(title, text, at_end=at_end)

    # --- log, diary, rules ---------------------------------------------------------------------

    def fill_log(self) -> None:
        """The whole story so far is told again, once somebody looks at it."""
        self._since, self._untold = [], self.speaker.log_lines()

    @property
    def _lines(self) -> list[str]:
        """Every sentence so far."""
        if self._untold is not None:
            told, self._untold = list(self._untold), None
            self._since = [*told, *self._since]
        return self._since

    def log(self, line: str) -> None:
        """One more sentence."""
        self._since.append(line)

    def last_line(self) -> str:
        """The last sentence told."""
        return self._lines[-1] if self._lines else ""

    def last_sentence(self) -> str:
        """The last line of one sentence; a roll takes more."""
        return next((line for line in reversed(self._lines) if ". " not in line), "")

    def show_log(self, _: str = "") -> None:
        """Open the log at its end."""
        self.show_sheet(self.tr("Log"), "\n".join(self._lines), at_end=True)

    def show_diary(self) -> None:
        """Open the diary: everything read and told so far, with the pencil notes."""
        self.show_sheet(*self.speaker.diary(), at_end=True)

    def show_rules(self, subject: str) -> None:
        """Open the rules and rulings behind one subject; nothing for what has no rule."""
        found = self.speaker.rules(subject)
        if found is not None:
            self.show_sheet(*found)

    def show_rulebook(self) -> None:
        """Open all rules and rulings by topic."""
        self.show_sheet(self.tr("Rules and rulings"), self.speaker.rulebook())

    def ask_export(self) -> None:
        """Ask where the diary is to be kept as a text file; the system asks before overwriting."""
        dialog = QFileDialog(self._over, self.tr("Keep the diary"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.setNameFilters([self.tr("Text (*.txt)")])
        dialog.selectFile(self.tr("Diary.txt"))
        dialog.fileSelected.connect(self.export)
        dialog.open()

    def export(self, name: str) -> None:
        """Write the diary; say where it lies, or why it could not be written."""
        _, text = self.speaker.diary()
        try:
            files.write(Path(name), text.encode("utf-8"))
        except OSError as trouble:
            told = self.tr("The diary was not written: {why}").format(why=trouble.strerror)
        else:
            told = self.tr("The diary lies in {path}").format(path=name)
        self._log_line.show_sentence(told)

    # --- writing -------------------------------------------------------------------------------

    @property
    def writing(self) -> str:
        """What the one-line field is open for; empty while it is not."""
        return self._writing

    def take_up(self) -> None:
        """Write on in the field, if it is open and was left."""
        if self._writing:
            self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def regions(self) -> tuple[QWidget, ...]:
        """The field, while it is open, for the walk through the regions."""
        return (self.line,) if self._writing else ()

    def speak(self) -> None:
        """Say in the present language what the field is for."""
        about = self.about(self._writing)
        self.line.setPlaceholderText(about)
        self.line.setAccessibleName(about)

    def ask_note(self) -> None:
        """Open the field for a pencil note at what is read or pointed at."""
        self._place = self.speaker.noted_place()
        if not self._place:
            return
        notes = self._session.jottings.notes
        known = next((note.text for note in notes if note.place == self._place), "")
        self.open_line("note", known, NOTE_LENGTH)

    def open_line(self, writing: str, text: str, most: int) -> None:
        """Open the field; what is written in it goes to `hand_in`, a note to its place."""
        self._writing = writing
        self.lie()
        self.line.setMaxLength(most)
        self.line.setText(text)
        self.speak()
        self.line.show()
        self.line.raise_()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _put_down(self) -> None:
        """Take the field away; the board has the keys again."""
        held = self.line.hasFocus()
        self._writing = ""
        self.line.hide()
        if held:
            self.back()

    def _written(self) -> None:
        text, writing = self.line.text().strip(), self._writing
        if writing != "note" and not text:
            return
        self._put_down()
        if writing == "note":
            self._session.note(self._place, text)
        else:
            self.hand_in(writing, text)
