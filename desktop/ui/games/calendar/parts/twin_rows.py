"""The list twin's rows: everything the drawn page shows, as plain sentences."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.drawing.odds import percent
from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.game import Answer, Arrive, Day, Dice, Switch
from desktop.ui.games.calendar.parts.held import Held
from desktop.ui.games.calendar.parts.today_look import answer
from desktop.ui.session import Shown
from desktop.ui.theme import OddsShown
from desktop.ui.widgets.list_twin import READ_ON, Row
from desktop.words.calendar import board, labels, things, today, where
from desktop.words.calendar import rows as row_words
from desktop.words.calendar.dates import days_text
from desktop.words.calendar.names import Names, dice_text

if TYPE_CHECKING:
    from desktop.ui.games.calendar.parts.showing import Showing

_SILENT = (Answer, Arrive, Switch, Dice, Day, c.Roll, c.Recall)


def rows(names: Names, shown: Shown, held: Held, showing: Showing) -> tuple[Row, ...]:
    """The whole twin: what is asked, what may be done, what fits, the page, the things."""
    state: State = shown.state
    asked = held.recap or f"{where.place(state)} {where.question(names, state)}"
    title = QCoreApplication.translate("CalendarTable", "What you may do")
    found = [
        Row(asked, rows=tuple(_said(names, state, held, showing))),
        Row(title, rows=tuple(_doings(names, shown, held, showing))),
    ]
    if showing.fits is not None:
        found.append(_fits(names, state, showing))
    found.append(_page(names, state, showing.page(state, held)))
    brought = view.things(showing.almanac, state)
    if brought:
        title = QCoreApplication.translate("CalendarTable", "Things")
        found.append(Row(title, rows=tuple(Row(things.spoken(names, one)) for one in brought)))
    return tuple(found)


def _said(names: Names, state: State, held: Held, showing: Showing) -> list[Row]:
    """The day's line, the week's question, how the last day ended, what lies there."""
    if state.phase == "page" and held.closed is None:
        return [Row(line) for line in showing.story_words(state, held)]
    seen = view.today(showing.almanac, state)
    told = [names.line(seen.line)]
    if held.closed is not None:
        last = held.closed
        told = [names.line(last.line), names.line(last.evening), *held.told]
        told.append(answer(names, last))
    elif seen.answer is None:
        told.append(today.asks(names, seen.week))
    if state.hand.rolls:
        told.append(dice_text(state.hand.number, state.hand.symbol))
    return [Row(line) for line in told if line]


def _doings(names: Names, shown: Shown, held: Held, showing: Showing) -> list[Row]:
    """What the buttons do, then everything else that the rules offer."""
    state: State = shown.state
    found = [Row(showing.doable.label, READ_ON)]
    if showing.doable.doing not in ("choose", "wait"):
        return found
    if showing.doable.choices:
        found = [Row(showing.doable.label, showing.doable.choices)]
    if showing.beside.choices:
        found.append(Row(showing.beside.label, showing.beside.choices))
    if state.phase == "rolled":
        found.append(_holds(state, held))
    for one in shown.choices:
        named = (showing.doable.choices, showing.beside.choices)
        if not isinstance(one, _SILENT) and (one,) not in named:
            found.append(Row(labels.label(names, state, one), one))
    return found


def _holds(state: State, held: Held) -> Row:
    """The five dice, each to be held or let go."""
    faces = [str(value) for value in state.hand.number]
    faces += [dice_text((), (symbol,)).strip(", ") for symbol in state.hand.symbol]
    found = []
    for die, face in enumerate(faces, start=1):
        if die in held.dice:
            words = QCoreApplication.translate("CalendarTable", "Let die {die} go: {face}, held")
        else:
            words = QCoreApplication.translate("CalendarTable", "Hold die {die}: {face}")
        found.append(Row(words.format(die=die, face=face), die))
    return Row(QCoreApplication.translate("CalendarTable", "Dice"), rows=tuple(found))


def _fits(names: Names, state: State, showing: Showing) -> Row:
    fits = showing.fits
    title = QCoreApplication.translate("CalendarTable", "What fits")
    if fits is None:
        return Row(title)
    told = []
    for lead in fits.leads:
        chance = ""
        if showing.odds is not OddsShown.OFF and lead.reason is None:
            chance = percent(lead.chance)
        told.append(Row(row_words.spoken(names, state, lead, chance)))
    if showing.odds is not OddsShown.OFF:
        told.append(Row(f"{row_words.some_label(fits)}: {percent(fits.some)}"))
        told.append(Row(f"{row_words.mark_label()}: {percent(fits.mark)}"))
    return Row(title, rows=tuple(told))


def _page(names: Names, state: State, page: view.Page) -> Row:
    """The page: its boxes and its disc, then each week with its days."""
    weeks = []
    for cells in page.rows:
        days = [cell for cell in cells if cell.day.year == page.year]
        if days:
            told = tuple(Row(board.cell_text(names, state, cell)) for cell in days)
            weeks.append(Row(_week(days[0].day, days[-1].day), rows=told))
    told = (Row(board.boxes_text(page)), Row(board.disc_text(page)))
    return Row(board.page_title(names, page), rows=(*told, *weeks))


def _week(first: date, last: date) -> str:
    return QCoreApplication.translate("CalendarTable", "Week: {days}").format(
        days=days_text(first, last)
    )
