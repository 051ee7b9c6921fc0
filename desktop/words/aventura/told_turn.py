"""Turns, ways, the Clock, travel and defeat, told."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import events as e
from desktop.words.aventura.names import Names
from desktop.words.aventura.told import Told


def recruited(names: Names, event: e.Recruited) -> str:
    """Who sets out."""
    return QCoreApplication.translate("Aventura", "Setting out: {people}.").format(
        people=names.people(event.investigators)
    )


def map_entered(names: Names, event: e.MapEntered) -> str:
    """Where one has arrived."""
    if event.again:
        return QCoreApplication.translate("Aventura", "Back at {map}.").format(
            map=names.map(event.map)
        )
    return QCoreApplication.translate("Aventura", "You arrive at {map}.").format(
        map=names.map(event.map)
    )


def turn_began(event: e.TurnBegan) -> str:
    """Which turn it is, and when it is one of the last."""
    left = event.turns - event.clock
    if left == 0:
        return QCoreApplication.translate("Aventura", "Turn {turn}, the last on this map.").format(
            turn=event.clock
        )
    return QCoreApplication.translate("Aventura", "Turn {turn} of {turns}.").format(
        turn=event.clock, turns=event.turns
    )


def moved(told: Told, event: e.Moved) -> str:
    """Where somebody went."""
    who = told.names.investigator(event.who)
    if len(event.way) < 2:
        return QCoreApplication.translate("Aventura", "{who} waits.").format(who=who)
    zone = told.zone(event.way[-1])
    if event.stopped_by_red:
        return QCoreApplication.translate(
            "Aventura", "{who} moves to {zone}, and its red letter comes first."
        ).format(who=who, zone=zone)
    return QCoreApplication.translate("Aventura", "{who} moves to {zone}.").format(
        who=who, zone=zone
    )


def placed(told: Told, event: e.Placed) -> str:
    """Somebody was put somewhere."""
    return QCoreApplication.translate("Aventura", "{who} is now in {zone}.").format(
        who=told.names.investigator(event.who), zone=told.zone(event.zone)
    )


def investigated(told: Told, event: e.Investigated) -> str:
    """Somebody looks around."""
    return QCoreApplication.translate("Aventura", "{who} investigates {zone}.").format(
        who=told.names.investigator(event.who), zone=told.zone(event.zone)
    )


def clock_moved(event: e.ClockMoved) -> str:
    """The Clock moved by a wound or a text; a regular turn tells itself."""
    if event.by == "turn":
        return ""
    return QCoreApplication.translate("Aventura", "The Clock moves on to {turn}.").format(
        turn=event.clock
    )


def event_skipped(event: e.EventSkipped) -> str:
    """A red number was passed over."""
    return QCoreApplication.translate(
        "Aventura", "Red turn {turn} is passed over, and what it held is lost."
    ).format(turn=event.clock)


def travelled(names: Names, event: e.Travelled) -> str:
    """Everybody left."""
    if event.forced:
        return QCoreApplication.translate(
            "Aventura", "No turn is left at {origin}: you have to leave for {map}."
        ).format(origin=names.map(event.origin), map=names.map(event.map))
    return QCoreApplication.translate("Aventura", "You leave {origin} for {map}.").format(
        origin=names.map(event.origin), map=names.map(event.map)
    )


def padlock(told: Told, zone: str, *, placed: bool) -> str:
    """A Padlock came or went."""
    if placed:
        return QCoreApplication.translate("Aventura", "A Padlock closes {zone}.").format(
            zone=told.zone(zone)
        )
    return QCoreApplication.translate("Aventura", "The Padlock on {zone} is gone.").format(
        zone=told.zone(zone)
    )


def marker(told: Told, event: e.MarkerChanged) -> str:
    """A marker came or went."""
    if event.on:
        return QCoreApplication.translate("Aventura", "A marker lies in {zone}.").format(
            zone=told.zone(event.zone)
        )
    return QCoreApplication.translate("Aventura", "The marker in {zone} is gone.").format(
        zone=told.zone(event.zone)
    )


def part_ended(names: Names, event: e.PartEnded) -> str:
    """An investigator is done for this turn; only told where Actions were given up."""
    if event.left == 0:
        return ""
    return QCoreApplication.translate(
        "Aventura", "{who} waits and gives up what was left of the turn."
    ).format(who=names.investigator(event.who))


def turn_ended(event: e.TurnEnded) -> str:
    """The investigators' turn is over."""
    return QCoreApplication.translate("Aventura", "Turn {turn} is over.").format(turn=event.clock)


def defeated(names: Names, event: e.Defeated) -> str:
    """Why everything stops."""
    match event.cause:
        case "wounds":
            return QCoreApplication.translate(
                "Aventura", "{who} can bear no more. You are defeated at {map}."
            ).format(
                who=names.investigator(event.who) if event.who else "", map=names.map(event.map)
            )
        case "clock":
            return QCoreApplication.translate(
                "Aventura", "Time has run out at {map}. You are defeated."
            ).format(map=names.map(event.map))
        case "dead_end":
            return QCoreApplication.translate(
                "Aventura", "A dead end: nothing leads on from {map}."
            ).format(map=names.map(event.map))


def withdrew(names: Names, event: e.Withdrew) -> str:
    """Where one recovers."""
    return QCoreApplication.translate(
        "Aventura", "You fall back to {map}. Every wound is healed; cards and ways are kept."
    ).format(map=names.map(event.map))


def switched(event: e.Switched) -> str:
    """A table rule was switched."""
    match event.option, event.value:
        case "dice", "typed":
            return QCoreApplication.translate("Aventura", "From here on you roll real dice.")
        case "dice", _:
            return QCoreApplication.translate("Aventura", "From here on the program rolls.")
        case "story_mode", "on":
            return QCoreApplication.translate(
                "Aventura", "Story mode: undo now goes back across dice. This stays marked."
            )
        case _:
            return ""
