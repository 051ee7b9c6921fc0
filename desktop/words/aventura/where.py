"""Where we were: at most three sentences on opening a save, from things already seen."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import state as s
from desktop.words.aventura.names import Names, kind_name, stat_name


def place(names: Names, state: s.State) -> str:
    """Which map and turn, in one sentence."""
    if state.visit is None:
        return QCoreApplication.translate("Aventura", "Nobody has set out yet.")
    journal = names.pack.maps[state.visit.map].journal
    return QCoreApplication.translate("Aventura", "{map}, turn {turn} of {turns}.").format(
        map=names.map(state.visit.map), turn=state.visit.clock, turns=journal.clock.turns
    )


def question(names: Names, state: s.State) -> str:
    """What the game is waiting for, in one sentence."""
    if state.ending is not None:
        return QCoreApplication.translate("Aventura", "This adventure is over.")
    if not state.frames:
        return _acting(names, state)
    return _asked(names, state.frames[-1])


def _acting(names: Names, state: s.State) -> str:
    if state.phase == "setup":
        return QCoreApplication.translate("Aventura", "Choose who plays.")
    able = [one.id for one in state.investigators if one.actions > 0]
    if not able:
        return QCoreApplication.translate("Aventura", "The turn can be ended.")
    active = state.visit.active if state.visit is not None else None
    if active is None and len(able) == 2:
        return QCoreApplication.translate("Aventura", "Choose who acts first, by acting.")
    who = active if active in able and active is not None else able[0]
    left = next(one.actions for one in state.investigators if one.id == who)
    return QCoreApplication.translate("Aventura", "{who} has {actions} left.").format(
        who=names.investigator(who),
        actions=QCoreApplication.translate("Aventura", "%n Action(s)", None, left),
    )


def _asked(names: Names, frame: s.Frame) -> str:
    match frame:
        case s.Reading(who=who):
            return QCoreApplication.translate("Aventura", "{who} may pick an option.").format(
                who=names.investigator(who)
            )
        case s.Rolling(who=who, stat=stat):
            return QCoreApplication.translate(
                "Aventura", "{who} is about to make a Test of {stat}."
            ).format(who=names.investigator(who), stat=stat_name(stat))
        case s.Acting():
            return QCoreApplication.translate("Aventura", "An adversary is about to roll.")
        case s.Healing(left=left) if left:
            return QCoreApplication.translate(
                "Aventura", "On the way, three dice for a {kind} of {who}."
            ).format(kind=kind_name(left[0][1]), who=names.investigator(left[0][0]))
        case s.Leaving():
            return QCoreApplication.translate("Aventura", "Choose the map to leave for.")
        case s.Beaten():
            return QCoreApplication.translate("Aventura", "Choose the map to fall back to.")
        case _:
            return _smaller(names, frame)


def _smaller(names: Names, frame: s.Frame) -> str:
    match frame:
        case s.Window():
            return QCoreApplication.translate("Aventura", "Return a card, or keep it.")
        case s.Approaching():
            return QCoreApplication.translate("Aventura", "Choose whom the adversary goes for.")
        case s.Exchanging():
            return QCoreApplication.translate("Aventura", "Cards are being exchanged.")
        case s.Coding():
            return QCoreApplication.translate("Aventura", "A word or number is asked for.")
        case s.Choosing():
            return QCoreApplication.translate("Aventura", "Choose one of the investigators.")
        case s.Mending(who=who):
            return QCoreApplication.translate("Aventura", "{who} may heal a wound.").format(
                who=names.investigator(who)
            )
        case s.TokenOrder():
            return QCoreApplication.translate("Aventura", "Choose which adversary acts next.")
        case _:
            return QCoreApplication.translate("Aventura", "The story goes on.")
