"""Short words on boards, cards and the Clock."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content.schema import AdversaryRow
from desktop.words.aventura.names import Names, stat_name
from desktop.words.aventura.pool import icons_text


def body_label() -> str:
    """Under the cells of Physical Wounds."""
    return QCoreApplication.translate("Aventura", "body")


def mind_label() -> str:
    """Under the cells of Mental Wounds."""
    return QCoreApplication.translate("Aventura", "mind")


def card_use(use: str) -> str:
    """How a card is used: for an Action, or by returning it."""
    if use == "action":
        return QCoreApplication.translate("Aventura", "Action")
    return QCoreApplication.translate("Aventura", "Return")


def card_effect(kind: str) -> str:
    """What a card is that does nothing by itself."""
    match kind:
        case "ally":
            return QCoreApplication.translate("Aventura", "Ally")
        case "clue":
            return QCoreApplication.translate("Aventura", "Clue")
        case "secret":
            return QCoreApplication.translate("Aventura", "Secret")
        case "puzzle":
            return QCoreApplication.translate("Aventura", "Puzzle")
        case _:
            return QCoreApplication.translate("Aventura", "Object")


def rail_spoken(names: Names, state: s.State) -> str:
    """The Clock for a reader of the screen, with the next red turn and the last turns."""
    if state.visit is None:
        return ""
    clock = names.pack.maps[state.visit.map].journal.clock
    parts = [
        QCoreApplication.translate("Aventura", "{map}, turn {turn} of {turns}.").format(
            map=names.map(state.visit.map), turn=state.visit.clock, turns=clock.turns
        )
    ]
    coming = [turn for turn in clock.red if turn > state.visit.clock]
    if coming:
        parts.append(
            QCoreApplication.translate("Aventura", "Turn {turn} is red.").format(turn=coming[0])
        )
    parts.append(warning(names, state))
    return " ".join(part for part in parts if part)


def warning(names: Names, state: s.State) -> str:
    """What the end of the Clock will bring, on the last two turns; empty before."""
    visit = state.visit
    if visit is None:
        return ""
    turns = names.pack.maps[visit.map].journal.clock.turns
    if turns - visit.clock > 1:
        return ""
    free = [one for one in state.unlocked if one not in state.closed and one != visit.map]
    if visit.tokens:
        return QCoreApplication.translate(
            "Aventura", "With an adversary on the map, the end of turn {turn} is a defeat."
        ).format(turn=turns)
    if not free:
        return QCoreApplication.translate(
            "Aventura", "No other map is open: the end of turn {turn} is a defeat."
        ).format(turn=turns)
    return QCoreApplication.translate(
        "Aventura", "At the end of turn {turn} you must travel."
    ).format(turn=turns)


def row_does(row: AdversaryRow) -> str:
    """What a row prints: its movement, and its attack with reach and Test."""
    parts: list[str] = []
    if row.move:
        parts.append(QCoreApplication.translate("Aventura", "moves {zones}").format(zones=row.move))
    if row.attack is not None:
        reach = QCoreApplication.translate("Aventura", "own zone")
        if row.attack.range == "los":
            reach = QCoreApplication.translate("Aventura", "in sight")
        parts.append(
            QCoreApplication.translate("Aventura", "{reach}: {stat}, {icons}").format(
                reach=reach, stat=stat_name(row.attack.stat), icons=icons_text(row.attack.icons)
            )
        )
    return " · ".join(parts) or QCoreApplication.translate("Aventura", "nothing")
