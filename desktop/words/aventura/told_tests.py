"""Tests, wounds and healing, told."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import events as e
from desktop.words.aventura.names import Names, dice_text, kind_name, stat_name


def successes(total: int) -> str:
    """So many Successes, in words for one."""
    return QCoreApplication.translate("Aventura", "%n Success(es)", None, total)


def worth(doubles: int, triples: int, runs: int, criticals: int) -> str:
    """What a roll holds, as a list: `1 double, 2 runs`; empty for nothing."""
    parts: list[str] = []
    if criticals:
        parts.append(QCoreApplication.translate("Aventura", "%n critical(s)", None, criticals))
    if doubles:
        parts.append(QCoreApplication.translate("Aventura", "%n double(s)", None, doubles))
    if triples:
        parts.append(QCoreApplication.translate("Aventura", "%n triple(s)", None, triples))
    if runs:
        parts.append(QCoreApplication.translate("Aventura", "%n run(s)", None, runs))
    return ", ".join(parts)


def rolled(names: Names, event: e.Rolled) -> str:
    """Who rolled what for which Test, and what it is worth."""
    held = worth(event.doubles, event.triples, event.runs, len(event.criticals))
    if not held:
        return QCoreApplication.translate(
            "Aventura", "{who}, {stat}: {dice}. No Success, {needed} needed."
        ).format(
            who=names.investigator(event.who),
            stat=stat_name(event.stat),
            dice=dice_text(event.dice),
            needed=event.icons,
        )
    return QCoreApplication.translate(
        "Aventura", "{who}, {stat}: {dice}. {held}: {successes}, {needed} needed."
    ).format(
        who=names.investigator(event.who),
        stat=stat_name(event.stat),
        dice=dice_text(event.dice),
        held=held,
        successes=successes(event.total),
        needed=event.icons,
    )


def passed(names: Names, event: e.TestPassed) -> str:
    """The Test stands as passed."""
    return QCoreApplication.translate("Aventura", "{who} passes the {stat} Test.").format(
        who=names.investigator(event.who), stat=stat_name(event.stat)
    )


def failed(names: Names, event: e.TestFailed) -> str:
    """The Test stands as failed, with or without a roll (Q-11)."""
    if event.dice == 0:
        return QCoreApplication.translate(
            "Aventura", "{who} has no dice for the {stat} Test: failed."
        ).format(who=names.investigator(event.who), stat=stat_name(event.stat))
    return QCoreApplication.translate("Aventura", "{who} fails the {stat} Test.").format(
        who=names.investigator(event.who), stat=stat_name(event.stat)
    )


def wound_suffered(names: Names, event: e.WoundSuffered) -> str:
    """A wound was drawn, and whether it is one too many."""
    if event.defeated:
        return QCoreApplication.translate(
            "Aventura", "{who} suffers a {kind}, one more than can be borne."
        ).format(who=names.investigator(event.who), kind=kind_name(event.kind))
    return QCoreApplication.translate("Aventura", "{who} suffers a {kind}: {wound}.").format(
        who=names.investigator(event.who),
        kind=kind_name(event.kind),
        wound=names.wound(event.wound, event.kind),
    )


def wound_prevented(names: Names, event: e.WoundPrevented) -> str:
    """A card kept a wound away."""
    return QCoreApplication.translate("Aventura", "{who} is spared a {kind}.").format(
        who=names.investigator(event.who), kind=kind_name(event.kind)
    )


def wound_discarded(names: Names, event: e.WoundDiscarded) -> str:
    """A wound is healed."""
    return QCoreApplication.translate("Aventura", "{who} is rid of {wound}.").format(
        who=names.investigator(event.who), wound=names.wound(event.wound, event.kind)
    )


def healing(names: Names, event: e.HealingRolled) -> str:
    """Three dice for a wound on the way."""
    if event.healed:
        return QCoreApplication.translate(
            "Aventura", "On the way, {dice} for {wound}: a double, healed ({who})."
        ).format(
            dice=dice_text(event.dice),
            wound=names.wound(event.wound, event.kind),
            who=names.investigator(event.who),
        )
    return QCoreApplication.translate(
        "Aventura", "On the way, {dice} for {wound}: no double, it stays ({who})."
    ).format(
        dice=dice_text(event.dice),
        wound=names.wound(event.wound, event.kind),
        who=names.investigator(event.who),
    )
