"""What lies over the table for a while: the log, the diary, a line to write in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from desktop.drawing.fonts import Face, font
from desktop.rules.games.aventura import state as s
from desktop.rules.kernel.game import Answer, Text
from desktop.rules.kernel.history import History
from desktop.store import files
from desktop.ui.theme import Look
from desktop.ui.widgets.paper_text import PaperText
from desktop.words.aventura import ruled
from desktop.words.aventura.diary import diary, log_lines
from desktop.words.language import spoken
from desktop.words.rulebook import rulebook

if TYPE_CHECKING:
    from desktop.ui.games.aventura.table import AventuraTable

NOTE_LENGTH = 120
Writing = Literal["", "note", "code"]


class Field(QLineEdit):
    """A line to write in; Enter hands it in and does nothing else."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt lets Enter go on to the parent; here it stays."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class Overlays(QObject):
    """The sheets and the one-line field of a table."""

    def __init__(self, table: AventuraTable) -> None:
        """Nothing lies there yet."""
        super().__init__(table)
        self.table = table
        self._lines: list[str] = []
        self._paper: PaperText | None = None
        self.line = Field(table)
        self.line.hide()
        self.line.returnPressed.connect(self._written)
        self._place = ""  # where the note that is being written stands
        self._writing: Writing = ""

    @property
    def paper(self) -> PaperText:
        """The sheet, made when it is first needed."""
        if self._paper is None:
            self._paper = PaperText(self.table)
            self._paper.wear(self.table.panels.look)
            self._paper.closed.connect(self.back)
            self.lie()
        return self._paper

    def wear(self, look: Look) -> None:
        """Put on a look."""
        if self._paper is not None:
            self._paper.wear(look)
        self.line.setFont(font(Face.HAND, 17, look.zoom))

    def lie(self) -> None:
        """Fill the board; the field lies on the log line."""
        found = self.table.panels.parts
        rim = round(8 * self.table.panels.look.zoom)  # the sheet's shadow; no half of the log line
        if self._paper is not None:
            self._paper.setGeometry(found.map.united(found.log).adjusted(0, 0, 0, rim))
        if self._writing == "code":
            page = self.table.panels.page.geometry()
            high = round(44 * self.table.panels.look.zoom)
            self.line.setGeometry(page.x() + 40, page.bottom() - 4 * high, page.width() - 80, high)
        else:
            self.line.setGeometry(found.log.adjusted(8, -8, -8, 2))

    # --- log and diary -------------------------------------------------------------------------

    def fill_log(self, history: History) -> None:
        """Tell the whole story so far again."""
        self._lines = list(log_lines(self.table.narrator, history))

    def log(self, line: str) -> None:
        """One more sentence."""
        self._lines.append(line)

    def last_line(self) -> str:
        """The last sentence told."""
        return self._lines[-1] if self._lines else ""

    def last_sentence(self) -> str:
        """The last line of one sentence; a roll takes more."""
        return next((line for line in reversed(self._lines) if ". " not in line), "")

    def show_log(self, _: str) -> None:
        """Open the log at its end."""
        self.lie()
        self.paper.show_text(self.tr("Log"), "\n".join(self._lines), at_end=True)

    def show_diary(self) -> None:
        """Open the diary: everything read and told so far, with the pencil notes."""
        self.lie()
        session = self.table.session
        text = diary(self.table.narrator, session.history, session.jottings.notes)
        self.paper.show_text(self.table.narrator.names.title(), text, at_end=True)

    def show_rules(self, subject: str) -> None:
        """Open the rules and rulings behind one subject; nothing for what has no rule."""
        book = rulebook("aventura", spoken())
        rules = book.about(subject)
        if rules:
            self.lie()
            text = ruled.page(book, rules, self.table.session.shown.state.options)
            self.paper.show_text(ruled.title(book, rules), text)

    def show_rulebook(self) -> None:
        """Open all rules and rulings by topic."""
        self.lie()
        book = rulebook("aventura", spoken())
        text = ruled.everything(book, self.table.session.shown.state.options)
        self.paper.show_text(self.tr("Rules and rulings"), text)

    def ask_export(self) -> None:
        """Ask where the diary is to be kept as a text file; the system asks before overwriting."""
        dialog = QFileDialog(self.table, self.tr("Keep the diary"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.setNameFilters([self.tr("Text (*.txt)")])
        dialog.selectFile(self.tr("Diary.txt"))
        dialog.fileSelected.connect(self.export)
        dialog.open()

    def export(self, name: str) -> None:
        """Write the diary; say where it lies, or why it could not be written."""
        session = self.table.session
        text = diary(self.table.narrator, session.history, session.jottings.notes)
        try:
            files.write(Path(name), text.encode("utf-8"))
        except OSError as trouble:
            told = self.tr("The diary was not written: {why}").format(why=trouble.strerror)
        else:
            told = self.tr("The diary lies in {path}").format(path=name)
        self.table.panels.log.show_sentence(told)

    def close(self) -> bool:
        """Take away whatever lies on top; whether there was anything."""
        if self._writing == "note":
            self._put_down()
            self.table.refresh()
            return True
        return self._paper is not None and self._paper.close_sheet()

    def back(self) -> None:
        """Give the keys to the field that is written in, else to the board."""
        panels = self.table.panels
        board = panels.map if panels.map.isVisible() else panels.twin
        (self.line if self._writing else board).setFocus()

    # --- writing -------------------------------------------------------------------------------

    @property
    def writing(self) -> Writing:
        """What the one-line field is open for."""
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
        about = {
            "": "",
            "note": self.tr("A note in pencil; Enter keeps it"),
            "code": self.tr("A word or number; Enter tries it"),
        }[self._writing]
        self.line.setPlaceholderText(about)
        self.line.setAccessibleName(about)

    def ask_note(self) -> None:
        """Open the field for a pencil note at the entry that is read, or at the zone pointed at."""
        self._place = self._noted_place()
        if not self._place:
            return
        notes = self.table.session.jottings.notes
        known = next((note.text for note in notes if note.place == self._place), "")
        self._open_line("note", known, NOTE_LENGTH)

    def offer_code(self, reading: bool) -> None:
        """Open the field on the page while a puzzle waits for its answer; safe to call twice."""
        asks = [one for one in self.table.session.shown.choices if isinstance(one, Text)]
        if not asks or reading:
            if self._writing == "code":
                self._put_down()
        elif not self._writing:
            self._open_line("code", "", asks[0].max)

    def _open_line(self, writing: Writing, text: str, most: int) -> None:
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

    def _noted_place(self) -> str:
        table = self.table
        state: s.State = table.session.shown.state
        current = table.held.reader.current
        if table.panels.story.hasFocus() and current is not None and current.source:
            return ".".join(current.source)
        if state.visit is None:
            return ""
        here = next((one.zone for one in state.investigators if one.id == table.acting), "")
        zone = table.panels.scene.hand.cursor or here
        return f"{state.visit.map}.zone.{zone}"

    def _written(self) -> None:
        text, writing = self.line.text().strip(), self._writing
        if writing == "code" and not text:
            return
        self._put_down()
        if writing == "note":
            self.table.session.note(self._place, text)
        else:
            self.table.choose(Answer(text))
