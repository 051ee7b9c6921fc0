"""Entries, cards, counters, maps and endings, told."""

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.state import Source
from desktop.words.aventura.names import Names


class Passage(msgspec.Struct, frozen=True):
    """What an entry gives to read."""

    title: str
    mood: str
    text: str


def key_of(source: Source) -> str:
    """The key of a source's texts in a translation file, without its last word."""
    if len(source) > 2 and source[1] in ("paragraph", "option"):
        return ".".join((source[0], *source[2:]))
    return ".".join(source)


def read(names: Names, source: Source) -> Passage:
    """Title, mood text and text of whatever a source leads to."""
    key = key_of(source)
    text_key = key if source[-1] in ("intro", "defeat", "passed") else f"{key}.text"
    original = lookup.passage_of(names.pack, source)
    return Passage(
        names.text(f"{key}.title", original.title),
        names.text(f"{key}.flavour", original.flavour),
        names.text(text_key, original.text),
    )


def failure(names: Names, source: Source, number: int) -> str:
    """The text of a first (0) or later (1) failure; empty where the pack has none."""
    texts = lookup.failures_of(names.pack, source)
    if not texts:
        return ""
    place = min(number, len(texts) - 1)
    return names.text(f"{key_of(source)}.failed.{place}", texts[place])


def picked(names: Names, event: e.Picked) -> str:
    """The label of the option that was picked."""
    label = lookup.option_of(names.pack, event.source).label
    return QCoreApplication.translate("Aventura", "{who}: {label}.").format(
        who=names.investigator(event.who),
        label=names.text(f"{key_of(event.source)}.label", label).rstrip("."),
    )


def card_drawn(names: Names, event: e.CardDrawn) -> str:
    """Somebody has a new card."""
    return QCoreApplication.translate("Aventura", "{who} takes card {number}, {card}.").format(
        who=names.investigator(event.who), number=event.card, card=names.card(event.card)
    )


def card_missing(names: Names, event: e.CardMissing) -> str:
    """A card was named that is not in the deck; its name only where it was seen."""
    if event.seen:
        return QCoreApplication.translate(
            "Aventura", "{card} is not in the deck: nothing is drawn."
        ).format(card=names.card(event.card))
    return QCoreApplication.translate(
        "Aventura", "Card {number} is not in the deck: nothing is drawn."
    ).format(number=event.card)


def card_lost(names: Names, event: e.CardLost) -> str:
    """A card is gone."""
    return QCoreApplication.translate("Aventura", "{who} gives up {card}.").format(
        who=names.investigator(event.who), card=names.card(event.card)
    )


def card_returned(names: Names, event: e.CardReturned) -> str:
    """A card was put back for its effect."""
    return QCoreApplication.translate("Aventura", "{who} returns {card} to the deck.").format(
        who=names.investigator(event.who), card=names.card(event.card)
    )


def card_handed_over(names: Names, event: e.CardHandedOver) -> str:
    """A card changed hands."""
    return QCoreApplication.translate("Aventura", "{giver} hands {card} to {taker}.").format(
        giver=names.investigator(event.giver),
        card=names.card(event.card),
        taker=names.investigator(event.taker),
    )


def map_unlocked(names: Names, event: e.MapUnlocked) -> str:
    """A way is open."""
    return QCoreApplication.translate("Aventura", "A new map is unlocked: {map}.").format(
        map=names.map(event.map)
    )


def counter_changed(names: Names, event: e.CounterChanged) -> str:
    """A counter's new value."""
    label = names.card(event.card) if event.card is not None else names.counter(event.name)
    return QCoreApplication.translate("Aventura", "{label}: {value}.").format(
        label=label, value=event.value
    )


def rule_applied(names: Names, event: e.RuleApplied) -> str:
    """The sentence of a special rule that fired."""
    return read(names, event.source).text


def answered(names: Names, event: e.Answered) -> str:
    """What was typed into a puzzle."""
    return QCoreApplication.translate("Aventura", "{who} tries {answer}.").format(
        who=names.investigator(event.who), answer=event.text
    )


def ended(names: Names, event: e.Ended) -> str:
    """Which ending was reached."""
    return QCoreApplication.translate("Aventura", "The adventure is over: {ending}.").format(
        ending=names.ending(event.ending)
    )
