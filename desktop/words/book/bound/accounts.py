"""What was done in a Town, told as accounts are told: each service in a sentence of its own.

What the story of the stay has told already is left out.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import Stay
from desktop.words.book.bound.wordings import Wordings
from desktop.words.book.names import Names, sum_text
from desktop.words.language import spoken
from desktop.words.numbers import told_number

_E = TypeVar("_E")


def accounts(
    names: Names,
    stay: Stay,
    events: Sequence[e.Event],
    named: frozenset[str],
    wordings: Wordings,
) -> str:
    """The sentences of a stay; `named` are the figures that its story has told."""
    told = []
    if stay.discount and not named and (stay.rested or stay.bought or stay.told):
        told.append(_haggled(wordings))
    if stay.worked and not named & {"worked", "earned"}:
        told.append(_worked(wordings, stay))
    if stay.rested and not named & {"rested", "healed"}:
        told.append(_rested(wordings, stay, sum(one.cost for one in _all(events, e.Rested))))
    if stay.bought:
        paid = sum(one.cost for one in _all(events, e.Bought))
        tell = _bought_once if len(stay.bought) == 1 else _bought
        told.append(tell(wordings, _listed(names, stay.bought), paid))
    if stay.sold:
        got = sum(one.gold for one in _all(events, e.Sold))
        told.append(_sold(wordings, _listed(names, stay.sold), got))
    if stay.told:
        told.append(
            _told(names, wordings, stay, sum(one.cost for one in _all(events, e.Consulted)))
        )
    return " ".join(told)


def _all(events: Sequence[e.Event], kind: type[_E]) -> list[_E]:
    return [event for event in events if isinstance(event, kind)]


def _listed(names: Names, wares: Sequence[str]) -> str:
    """Wares in a row, several of a kind counted."""
    return sum_text(
        [
            names.ware(ware) if many == 1 else f"{many} \N{MULTIPLICATION SIGN} {names.ware(ware)}"
            for ware, many in Counter(wares).items()
        ]
    )


def _haggled(wordings: Wordings) -> str:
    return wordings.one(
        "town.haggled",
        (
            QCoreApplication.translate(
                "Keepsakes", "I had every price down by 1 before I had put down my bag."
            ),
            QCoreApplication.translate(
                "Keepsakes",
                "All prices were lowered by 1 for me, after a conversation that both sides "
                "enjoyed less than they had hoped.",
            ),
            QCoreApplication.translate(
                "Keepsakes", "I admired nothing aloud, and everything became 1 gold cheaper."
            ),
        ),
    )


def _worked(wordings: Wordings, stay: Stay) -> str:
    if stay.worked == 1:
        return _worked_once(wordings, stay)
    if stay.worked == 2:
        return _worked_twice(wordings, stay)
    often = (
        QCoreApplication.translate(
            "Keepsakes",
            "I hired myself out {times} times, which came to {gold} gold before anybody asked for "
            "references.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Work was found for me {times} times and paid {gold} gold in all; the apron I kept, "
            "as a warning.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "My wages were {gold} gold for {times} jobs, and the last master wept, though he was "
            "peeling something.",
        ),
    )
    return wordings.one("town.worked", often).format(
        times=told_number(stay.worked, spoken()), gold=stay.earned
    )


def _worked_once(wordings: Wordings, stay: Stay) -> str:
    once = (
        QCoreApplication.translate(
            "Keepsakes", "I took one job, for {gold} gold, and was thanked in the same coin."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {gold} gold I did what was asked of me, once, and then I washed."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Honest labour was tried a single time; it paid {gold} gold and asked after my plans.",
        ),
    )
    return wordings.one("town.worked.once", once).format(gold=stay.earned)


def _worked_twice(wordings: Wordings, stay: Stay) -> str:
    twice = (
        QCoreApplication.translate(
            "Keepsakes",
            "I took work twice, for {gold} gold in all, the second time under another name.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "There were two jobs and {gold} gold to be had, and I had them, and a blister "
            "that I do not count.",
        ),
    )
    return wordings.one("town.worked.twice", twice).format(gold=stay.earned)


def _rested(wordings: Wordings, stay: Stay, gold: int) -> str:
    if stay.healed == 1:
        return _one_mended(wordings, gold)
    if stay.rested == 1:
        return _rested_once(wordings, stay, gold)
    often = (
        QCoreApplication.translate(
            "Keepsakes",
            "I lay in bed for {nights} nights, for which they took {gold} gold and {wounds} of "
            "my Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In {nights} nights and for {gold} gold the inn relieved me of {wounds} Wounds and of "
            "several opinions.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "It took {nights} nights and {gold} gold to mend {wounds} Wounds, and the landlady "
            "has kept the bandages to show.",
        ),
    )
    return wordings.one("town.rested.often", often).format(
        nights=told_number(stay.rested, spoken()),
        gold=gold,
        wounds=told_number(stay.healed, spoken()),
    )


def _one_mended(wordings: Wordings, gold: int) -> str:
    one = (
        QCoreApplication.translate(
            "Keepsakes", "A bed at {gold} gold mended my one remaining Wound, out of pity."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "For {gold} gold I slept off my only Wound, in a room with a view of the stable.",
        ),
    )
    return wordings.one("town.rested.one", one).format(gold=gold)


def _rested_once(wordings: Wordings, stay: Stay, gold: int) -> str:
    once = (
        QCoreApplication.translate(
            "Keepsakes", "One night cost {gold} gold, and {wounds} Wounds stayed in the sheets."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "A night at the inn came to {gold} gold and healed {wounds} Wounds; breakfast was "
            "extra, and was oats.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "I paid {gold} gold to lie flat until morning, and got up {wounds} Wounds the lighter.",
        ),
    )
    return wordings.one("town.rested.once", once).format(
        gold=gold, wounds=told_number(stay.healed, spoken())
    )


def _bought(wordings: Wordings, wares: str, gold: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "For {gold} gold I bought the following, and was thanked by name, though not by mine: "
            "{wares}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The shop parted with the following for {gold} gold, and counted it twice: {wares}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Spent on improving the author: {gold} gold. Received: {wares}. Visible effect: none.",
        ),
    )
    return wordings.one("town.bought", told).format(wares=wares, gold=gold)


def _bought_once(wordings: Wordings, wares: str, gold: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "Across the counter went {gold} gold, and back came this: {wares}. Both sides believed "
            "that they had won.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "For {gold} gold I became a person of property. The property: {wares}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "One thing I bought, for {gold} gold, and had it wrapped as if it were two: {wares}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Spent on improving the author: {gold} gold. Received: {wares}. Visible effect: none.",
        ),
    )
    return wordings.one("town.bought.once", told).format(wares=wares, gold=gold)


def _sold(wordings: Wordings, wares: str, gold: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "For {gold} gold I let go of what I could spare, and noticed on the stairs that I "
            "could not: {wares}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Parted from me, for {gold} gold and without a scene: {wares}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The dealer gave {gold} gold, and had this in the window before I was out of the "
            "door: {wares}.",
        ),
    )
    return wordings.one("town.sold", told).format(wares=wares, gold=gold)


def _told(names: Names, wordings: Wordings, stay: Stay, gold: int) -> str:
    types = sum_text([names.letter(letter) for _, letter in stay.told])
    if len(stay.told) == 1:
        once = (
            QCoreApplication.translate(
                "Keepsakes",
                "The Oracle took {gold} gold and had one word to say about the country ahead: "
                "{types}.",
            ),
            QCoreApplication.translate(
                "Keepsakes",
                "For {gold} gold I was told what waits in one square of the map: {types}. I had "
                "guessed as much, afterwards.",
            ),
        )
        return wordings.one("town.told", once).format(gold=gold, types=types)
    often = (
        QCoreApplication.translate(
            "Keepsakes",
            "The Oracle was asked about {squares} squares, took {gold} gold and said, without "
            "looking up: {types}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "For {gold} gold the Oracle went through {squares} squares of my future like a "
            "laundry list: {types}.",
        ),
    )
    return wordings.one("town.told", often).format(
        squares=told_number(len(stay.told), spoken()), gold=gold, types=types
    )
