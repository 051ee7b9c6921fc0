"""What is said on a map as it was played: how it was left, what marks mean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.keepsakes.games.aventura.map.rows import Mark
from desktop.keepsakes.games.aventura.stays import Visit
from desktop.words.aventura.names import Names, kind_name


def called(names: Names, visit: Visit) -> str:
    """A map by its title, and whether it was entered before."""
    if visit.again:
        return QCoreApplication.translate("Keepsakes", "{map}, again").format(
            map=names.map(visit.map)
        )
    return names.map(visit.map)


def turns_line(names: Names, visit: Visit) -> str:
    """Which turns of the Clock were played."""
    turns = names.pack.maps[visit.map].journal.clock.turns
    if visit.first == visit.last:
        text = QCoreApplication.translate("Keepsakes", "Turn {last} of {turns}")
    else:
        text = QCoreApplication.translate("Keepsakes", "Turns {first} to {last} of {turns}")
    return text.format(first=visit.first, last=visit.last, turns=turns)


def outcome(names: Names, visit: Visit) -> str:
    """How the stay on this map went, in one sentence."""
    target = names.map(visit.target) if visit.target in names.pack.maps else ""
    match visit.how:
        case "travel":
            text = QCoreApplication.translate("Keepsakes", "Left in turn {turn} for {map}.")
        case "forced":
            text = QCoreApplication.translate("Keepsakes", "The Clock ran out; then to {map}.")
        case "defeat":
            text = QCoreApplication.translate("Keepsakes", "Defeated in turn {turn}.")
        case "ending":
            text = QCoreApplication.translate("Keepsakes", "It ended here, in turn {turn}.")
        case _:
            text = QCoreApplication.translate("Keepsakes", "The Clock stands at {turn}.")
    if visit.ending and visit.ending in names.pack.endings:
        text = QCoreApplication.translate("Keepsakes", "{ending}, in turn {turn}.")
        return text.format(ending=names.ending(visit.ending), turn=visit.last)
    return text.format(turn=visit.last, map=target)


def came_from(names: Names, visit: Visit) -> str:
    """Beside the arrow into a map."""
    if visit.origin in names.pack.maps and visit.origin != visit.map:
        return QCoreApplication.translate("Keepsakes", "from {map}").format(
            map=names.map(visit.origin)
        )
    return QCoreApplication.translate("Keepsakes", "start")


def went_to(names: Names, visit: Visit) -> str:
    """Beside the arrow out of a map."""
    return QCoreApplication.translate("Keepsakes", "to {map}").format(map=names.map(visit.target))


def missing() -> str:
    """Where a part of the way is not known."""
    return QCoreApplication.translate(
        "Keepsakes", "The first part of the way was kept by an earlier program and is not drawn."
    )


def mark_words(mark: Mark, cards: dict[str, str]) -> str:
    """What a mark means, for the legend; adversaries by name, from their silhouette."""
    match mark.kind:
        case "book":
            return QCoreApplication.translate("Keepsakes", "something was read")
        case "trial" if mark.flag:
            return QCoreApplication.translate("Keepsakes", "Test passed")
        case "trial":
            return QCoreApplication.translate("Keepsakes", "Test failed")
        case "card":
            return QCoreApplication.translate("Keepsakes", "card found")
        case "wound":
            return kind_name("mental" if mark.flag else "physical")
        case "skull":
            return QCoreApplication.translate("Keepsakes", "fell here")
        case "goal":
            return QCoreApplication.translate("Keepsakes", "the story ended here")
        case _:
            return _foe_words(mark, cards.get(mark.key, ""))


def _foe_words(mark: Mark, name: str) -> str:
    if mark.kind == "foe":
        return QCoreApplication.translate("Keepsakes", "{adversary} stood here").format(
            adversary=name
        )
    if mark.flag:
        return QCoreApplication.translate("Keepsakes", "{adversary} defeated").format(
            adversary=name
        )
    return QCoreApplication.translate("Keepsakes", "fight with {adversary}").format(adversary=name)
