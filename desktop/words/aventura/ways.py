"""Places, ways, defeats and endings: what the page says when no entry is read."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.view.consequences import of_travel
from desktop.words.aventura.names import Names


def look_around(letter: str | None, known: bool) -> str:
    """What there is to investigate where one stands."""
    if letter is None:
        return QCoreApplication.translate("Aventura", "Nothing to investigate here.")
    if known:
        return QCoreApplication.translate(
            "Aventura", "You have looked around here; it may be worth another look."
        )
    return QCoreApplication.translate("Aventura", "Nobody has looked around here yet.")


def exits(names: list[str]) -> str:
    """Where one can go from here."""
    return QCoreApplication.translate("Aventura", "Ways out: {zones}.").format(
        zones=", ".join(names)
    )


def question_title(frame: s.Frame) -> str:
    """The head of a page that asks something of its own."""
    match frame:
        case s.Beaten(cause="dead_end"):
            return QCoreApplication.translate("Aventura", "A dead end")
        case s.Beaten():
            return QCoreApplication.translate("Aventura", "Defeated")
        case s.Leaving():
            return QCoreApplication.translate("Aventura", "Time is up here")
        case s.Healing():
            return QCoreApplication.translate("Aventura", "On the way")
        case s.Coding():
            return QCoreApplication.translate("Aventura", "An answer is wanted")
        case s.Exchanging():
            return QCoreApplication.translate("Aventura", "Exchange")
        case s.Window():
            return QCoreApplication.translate("Aventura", "A card may change this")
        case s.Approaching():
            return QCoreApplication.translate("Aventura", "Equally near")
        case s.Mending():
            return QCoreApplication.translate("Aventura", "Heal a wound")
        case _:
            return QCoreApplication.translate("Aventura", "Your choice")


def plain_defeat() -> str:
    """A defeat where the pack has no words for it."""
    return QCoreApplication.translate(
        "Aventura",
        "Somebody gets you out. It costs an evening, and nobody asks what you were doing there.",
    )


def kept_and_lost() -> tuple[str, ...]:
    """What a defeat leaves and what it takes."""
    return (
        QCoreApplication.translate(
            "Aventura", "Kept: every card, every counter, every map that is unlocked."
        ),
        QCoreApplication.translate(
            "Aventura", "Gone: all wounds of everybody, the adversaries, this map's Clock."
        ),
    )


def on_the_way(names: Names, frame: s.Healing) -> tuple[str, ...]:
    """Which wounds are still to be rolled for, and how well that goes."""
    lines = [
        QCoreApplication.translate(
            "Aventura", "Every wound gets three dice of its own; a double heals it (44 %)."
        )
    ]
    lines += [
        QCoreApplication.translate("Aventura", "{who}: {wound}").format(
            who=names.investigator(who), wound=names.wound(wound, kind)
        )
        for who, kind, wound in frame.left
    ]
    return tuple(lines)


def why_closed(state: s.State, known: str, *, open_now: bool) -> str:
    """Why a known map cannot be travelled to; empty where it can."""
    if open_now:
        return ""
    if state.visit is not None and state.visit.map == known:
        return QCoreApplication.translate("Aventura", "You are here.")
    if known in state.closed:
        return QCoreApplication.translate("Aventura", "Investigated; only a defeat leads back.")
    if state.visit is not None and state.visit.tokens:
        return QCoreApplication.translate("Aventura", "Not while an adversary is on the map.")
    return QCoreApplication.translate("Aventura", "Not in the middle of something else.")


def consequences(names: Names, state: s.State, offered: tuple[object, ...]) -> tuple[str, ...]:
    """What travelling or giving up brings, said before it is done."""
    lines: list[str] = []
    if any(isinstance(one, c.Travel) for one in offered):
        cost = of_travel(names.pack, state)
        lines.append(
            QCoreApplication.translate(
                "Aventura", "Leaving closes {map}; what was not read there stays unread."
            ).format(map=names.map(cost.closes))
        )
        left = sum(cost.actions_lost.values())
        if left:
            lines.append(
                QCoreApplication.translate("Aventura", "%n Action(s) would be lost.", None, left)
            )
        if cost.wounds_rolled:
            lines.append(
                QCoreApplication.translate(
                    "Aventura",
                    "%n wound(s) may heal on the way: three dice each, 44 %.",
                    None,
                    cost.wounds_rolled,
                )
            )
    if c.GiveUp() in offered:
        lines.append(
            QCoreApplication.translate(
                "Aventura",
                "No other map is open. Giving up counts as a defeat: everybody falls back, "
                "all wounds heal.",
            )
        )
    return tuple(lines)


def figures(names: Names, state: s.State) -> tuple[str, ...]:
    """The figures of a finished adventure; others are spoken of only once one was reached."""
    kept = state.statistics
    lines = [
        QCoreApplication.translate(
            "Aventura", "Turns {turns}, Tests passed {passed} and failed {failed}, wounds {wounds}."
        ).format(turns=kept.turns, passed=kept.passed, failed=kept.failed, wounds=kept.wounds)
    ]
    defeats = sum(kept.defeats.values())
    if defeats:
        lines.append(QCoreApplication.translate("Aventura", "Defeats: {n}.").format(n=defeats))
    if state.options.get("story_mode") == "on":
        lines.append(QCoreApplication.translate("Aventura", "Dice were revised."))
    if len(names.pack.endings) > 1:
        lines.append(QCoreApplication.translate("Aventura", "There are others."))
    return tuple(lines)
