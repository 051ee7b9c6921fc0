"""What stands on the page: a passage with its options, or a question with its answers as rows."""

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.drawing.card_position import SIGNS
from desktop.drawing.prose import Paragraph, Run
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import odds
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.view import OptionStatus, options_status
from desktop.ui.games.aventura.parts.telling import Passage
from desktop.ui.games.aventura.parts.twin_rows import choice_label
from desktop.ui.widgets.option_row import OptionRow
from desktop.ui.widgets.story_page import PageView
from desktop.words.aventura import where
from desktop.words.aventura.names import Names, stat_name
from desktop.words.aventura.pool import icons_text, one_in_words
from desktop.words.aventura.told_story import key_of
from desktop.words.markup import paragraphs

LEAVE = "leave"


class Page(msgspec.Struct, frozen=True):
    """A page and what its rows choose, by the row's id."""

    view: PageView
    choices: dict[str, object] = {}


def runs(text: str) -> tuple[Paragraph, ...]:
    """A text of a pack as paragraphs of runs; characteristic's signs by their picture's name."""
    return tuple(tuple(Run(piece.style, piece.text) for piece in row) for row in paragraphs(text))


def passage_page(found: Passage, *, mood_folded: bool, more: bool) -> PageView:
    """A passage by itself, with what it brought beneath."""
    mood = runs(found.mood)
    brought = tuple((Run("em", line),) for line in found.brought)
    parts = found.mark.rsplit(" ", 1)
    kind, mark = (parts[0], parts[1]) if len(parts) == 2 else ("", found.mark)
    note = QCoreApplication.translate("Aventura", "read before") if found.before else ""
    return PageView(
        title=found.title,
        kind=kind,
        mark=mark,
        mood=mood[0] if mood else (),
        text=(*runs(found.text), *brought),
        initial=bool(found.mood) and not found.before,
        mood_folded=mood_folded,
        folded=found.before and not more,
        folded_note=note,
    )


def option_page(names: Names, state: s.State, base: PageView, *, leave: bool) -> Page:
    """The open entry with its options; used-up ones are gone, closed ones say why."""
    rows: list[OptionRow] = []
    chosen: dict[str, object] = {}
    for status in options_status(names.pack, state):
        if status.why == "done":
            continue
        row = option_row(names, state, status, len(rows) + 1)
        rows.append(row)
        chosen[row.id] = c.Pick(status.key)
    if leave and rows:
        label = QCoreApplication.translate("Aventura", "Turn away")
        rows.append(OptionRow(LEAVE, len(rows) + 1, label))
        chosen[LEAVE] = c.Leave()
    return Page(msgspec.structs.replace(base, options=tuple(rows)), chosen)


def option_row(names: Names, state: s.State, status: OptionStatus, digit: int) -> OptionRow:
    """One option: its Test with the exact chance, or why it is closed."""
    option = lookup.option_of(names.pack, status.source)
    key = key_of(status.source)
    label = names.text(f"{key}.label", option.label)
    if not status.open:
        closed = names.text(f"{key}.closed", option.closed or "")
        default = QCoreApplication.translate("Aventura", "You have nothing for this yet.")
        return OptionRow(status.key, digit, label, closed=closed or default)
    test = status.test
    if test is None:
        sign = "pencil" if option.code is not None else ""
        return OptionRow(status.key, digit, label, sign=sign)
    row = OptionRow(
        status.key,
        digit,
        label,
        sign=SIGNS[test.stat],
        test=QCoreApplication.translate("Aventura", "{stat}, {icons}").format(
            stat=stat_name(test.stat), icons=icons_text(test.icons)
        ),
    )
    if status.pool is None:  # somebody else's Test: the chance is told when it lies ready
        return row
    chance = odds.passing(status.pool.total, test.icons, state.options["counting"])
    words = one_in_words(chance.numerator, chance.denominator)
    return msgspec.structs.replace(row, chance=float(chance), odds_text=words)


def question_page(names: Names, state: s.State, offered: tuple[object, ...], title: str) -> Page:
    """A question whose answers are rows: a tie, a map, a wound, a card to return or hand over."""
    rows: list[OptionRow] = []
    chosen: dict[str, object] = {}
    for one in offered:
        if not isinstance(one, _ROWED) or len(rows) == 9:
            continue
        row = OptionRow(str(len(rows)), len(rows) + 1, choice_label(names, state, one))
        rows.append(row)
        chosen[row.id] = one
    text = runs(where.question(names, state))
    return Page(PageView(title=title, text=text, options=tuple(rows)), chosen)


_ROWED = (
    c.Give,
    c.Take,
    c.Done,
    c.Return,
    c.Pass,
    c.Name,
    c.NextToken,
    c.StepTo,
    c.Discard,
    c.Withdraw,
    c.Travel,
    c.Leave,
)


def asks_rows(state: s.State) -> bool:
    """Whether the open question is answered on a page of its own."""
    return bool(state.frames) and isinstance(
        state.frames[-1],
        s.Window
        | s.Approaching
        | s.Exchanging
        | s.Choosing
        | s.Mending
        | s.TokenOrder
        | s.Leaving
        | s.Beaten
        | s.Healing
        | s.Coding,
    )
