"""The story so far as text: the log in plain sentences, and the diary with what was read."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.rules.kernel.history import History
from desktop.store.format import Note
from desktop.words.aventura.narrator import Line, Narrator
from desktop.words.markup import plain_text


def _told(narrator: Narrator, history: History) -> Iterator[tuple[int, tuple[Line, ...]]]:
    """Each entry's number and lines; the tokens of earlier entries are remembered by name."""
    teller = narrator.continued(history.state)
    for number, entry in enumerate(history.entries):
        yield number, teller(entry.events)


def log_lines(narrator: Narrator, history: History) -> tuple[str, ...]:
    """Every plain sentence and roll of a story; texts of the pack are left to the diary."""
    return tuple(
        line.text
        for _, lines in _told(narrator, history)
        for line in lines
        if line.kind in ("told", "dice")
    )


def diary(narrator: Narrator, history: History, notes: tuple[Note, ...]) -> str:
    """The whole story as text, with the pencil notes where they were written.

    What is read a second time is not written down again. A note outlives the undoing of what it
    was written after: it stands at the end then.
    """
    names = narrator.names
    rows: list[str] = [names.title(), "", plain_text(names.intro()), ""]
    read: set[str] = set()
    for number, lines in _told(narrator, history):
        for line in lines:
            if line.kind not in ("mood", "read"):
                rows.append(line.text)
            elif line.text not in read:
                read.add(line.text)
                rows += ["", plain_text(line.text), ""]
        rows += [
            QCoreApplication.translate("Aventura", "In pencil: {note}").format(note=note.text)
            for note in notes
            if note.entry == number + 1 or (note.entry > number + 1 == len(history.entries))
        ]
    if history.ending is not None:
        rows += ["", plain_text(names.ending_text(history.ending))]
    text = "\n".join(rows)
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text.strip() + "\n"
