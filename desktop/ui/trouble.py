"""What is wrong with a file, in plain sentences: what is kept, what is lost, what can be done."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.drawing.prose import Paragraph, Run, plain
from desktop.rules.kernel.errors import Problem
from desktop.store.saves import Opened
from desktop.ui.sheets import Question, Reply
from desktop.words.problems import hint, message, where

_MOST = 200  # problems told one by one


def told(problems: tuple[Problem, ...]) -> tuple[Paragraph, ...]:
    """Every problem as a paragraph: where, what, and what helps."""
    rows = [_told(problem) for problem in problems[:_MOST]]
    if len(problems) > _MOST:
        rest = QCoreApplication.translate("Trouble", "And %n more.", None, len(problems) - _MOST)
        rows.append(plain(rest))
    return tuple(rows)


def _told(problem: Problem) -> Paragraph:
    place, helps = where(problem), hint(problem)
    runs = [Run("strong", f"{place}: ")] if place else []
    runs.append(Run("plain", message(problem)))
    if helps:
        runs.append(Run("em", f" {helps}"))
    return tuple(runs)


def _back() -> Reply:
    return Reply("back", QCoreApplication.translate("Trouble", "Back to the shelf"))


def _to_read() -> Reply:
    return Reply("read", QCoreApplication.translate("Trouble", "Open to read"))


def ask_about_pack(sheet: Question, title: str, problems: tuple[Problem, ...], own: bool) -> None:
    """A pack that cannot be played; the player's own may be removed."""
    replies = [_back()]
    if own:
        words = QCoreApplication.translate("Trouble", "Remove from the shelf")
        replies.append(Reply("remove", words))
    count = QCoreApplication.translate("Trouble", "%n problem(s)", None, len(problems))
    head = QCoreApplication.translate("Trouble", "{title}: {count}").format(
        title=title, count=count
    )
    sheet.ask(head, told(problems), tuple(replies))


def ask_about_save(sheet: Question, path: Path, problems: tuple[Problem, ...]) -> None:
    """A save that cannot be gone on with: newer, locked, or past saving."""
    code = problems[0].code if problems else ""
    replies = [_back()]
    if code == "save.locked":
        again = Reply("again", QCoreApplication.translate("Trouble", "Try again"))
        replies = [again, _to_read(), _back()]
    if code == "save.newer":
        title = QCoreApplication.translate("Trouble", "Made by a newer Solitarium; left untouched.")
    elif code == "save.locked":
        title = QCoreApplication.translate("Trouble", "Open in another window")
    else:
        title = QCoreApplication.translate("Trouble", "{name} cannot be read").format(
            name=path.stem
        )
    sheet.ask(title, told(problems), tuple(replies))


def ask_about_opened(sheet: Question, opened: Opened) -> None:
    """A save that could be opened all the same: what is kept and what is lost, in steps."""
    if opened.lost:
        title = QCoreApplication.translate("Trouble", "%n step(s) lost", None, opened.lost)
    else:
        title = QCoreApplication.translate("Trouble", "Nothing is lost")
    steps = len(opened.history.entries)
    kept = QCoreApplication.translate("Trouble", "Kept: %n step(s).", None, steps)
    if opened.lost:
        lost = QCoreApplication.translate(
            "Trouble", "Lost: the last %n step(s).", None, opened.lost
        )
    else:
        lost = QCoreApplication.translate("Trouble", "Lost: nothing.")
    text: list[Paragraph] = [(Run("strong", kept),), (Run("strong", lost),)]
    if opened.source != "file" and opened.save is not None:
        text.append(
            plain(
                QCoreApplication.translate(
                    "Trouble", "The damaged file is kept beside the save, untouched."
                )
            )
        )
    sheet.ask(title, (*text, *told(opened.problems)), _ways_on(opened))


def _ways_on(opened: Opened) -> tuple[Reply, ...]:
    if opened.save is None:
        return _to_read(), _back()
    on = Reply("on", QCoreApplication.translate("Trouble", "Go on from there"))
    return on, _to_read(), _back()


def ask_about_moving(sheet: Question, title: str, old: str, new: str) -> None:
    """A newer version of the adventure is offered, never forced."""
    head = QCoreApplication.translate("Trouble", "Version {new} of {title}").format(
        new=new, title=title
    )
    text = QCoreApplication.translate(
        "Trouble",
        "This game was begun with version {old}, of which a copy is kept: it can be played to its "
        "end with that. Moving to version {new} keeps everything that happened. Undo ends at the "
        "move, and the save is marked as moved.",
    ).format(old=old, new=new)
    stay = QCoreApplication.translate("Trouble", "Stay with version {old}").format(old=old)
    move = QCoreApplication.translate("Trouble", "Move to version {new}").format(new=new)
    sheet.ask(head, (plain(text),), (Reply("back", stay), Reply("move", move)))


def say_unfit(sheet: Question, new: str) -> None:
    """The present position does not fit the newer version."""
    head = QCoreApplication.translate("Trouble", "This game stays as it is")
    text = QCoreApplication.translate(
        "Trouble", "Where it stands now does not fit version {new}. Nothing was changed."
    ).format(new=new)
    sheet.ask(head, (plain(text),), (_back(),))


def say_failed(sheet: Question, name: str, why: str) -> None:
    """The disk or the system would not have it; no fault of the file's content."""
    head = QCoreApplication.translate("Trouble", "{name}: that did not work").format(name=name)
    rest = QCoreApplication.translate("Trouble", "Nothing of yours was changed.")
    sheet.ask(head, (plain(why), plain(rest)), (_back(),))
