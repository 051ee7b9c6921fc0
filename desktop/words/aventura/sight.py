"""Lines of sight in words: whom one sees, and what stands in the way of the rest."""

from PySide6.QtCore import QCoreApplication

from desktop.atlas.sight import Verdict
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.view import sees
from desktop.words.aventura.names import Names


def blocker(names: Names, state: s.State, verdict: Verdict) -> str:
    """What stops a line, with the zone or zones that it stands beside."""
    zones = [zone for zone in verdict.blocker.split(", ") if zone]
    known = names.pack.maps[state.visit.map].drawing.zones if state.visit is not None else {}
    beside = ", ".join(names.zone(state, zone) for zone in zones if zone in known)
    match verdict.reason:
        case "padlock":
            return QCoreApplication.translate("Aventura", "the Padlock on {zone}").format(
                zone=beside
            )
        case "jamb":
            return QCoreApplication.translate("Aventura", "a door's frame beside {zone}").format(
                zone=beside
            )
        case "author":
            return QCoreApplication.translate("Aventura", "the map's author, who says so")
        case _:
            return QCoreApplication.translate("Aventura", "a wall of {zone}").format(zone=beside)


def told(names: Names, state: s.State, start: str) -> str:
    """What one sees from a zone: the adversaries, or the partner where there are none."""
    visit = state.visit
    if visit is None:
        return ""
    ends = {token.zone: names.token(state, token) for token in visit.tokens}
    ends = ends or {one.zone: names.investigator(one.id) for one in state.investigators}
    lines: list[str] = []
    for zone, who in ends.items():
        if zone == start:
            continue
        verdict = sees(names.pack, state, start, zone)
        if verdict.sees:
            lines.append(QCoreApplication.translate("Aventura", "In sight: {who}.").format(who=who))
        else:
            lines.append(
                QCoreApplication.translate("Aventura", "{who} is hidden by {blocker}.").format(
                    who=who, blocker=blocker(names, state, verdict)
                )
            )
    return " ".join(lines) or QCoreApplication.translate("Aventura", "Nobody else is in sight.")
