"""Combat, told."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import events as e
from desktop.words.aventura.names import Names, dice_text, row_name
from desktop.words.aventura.told import Told
from desktop.words.aventura.told_tests import worth


def combat_began() -> str:
    """An adversary stands on the map."""
    return QCoreApplication.translate("Aventura", "Combat. Nobody may travel until it is over.")


def combat_ended() -> str:
    """No adversary is left."""
    return QCoreApplication.translate("Aventura", "The combat is over.")


def card_activated(told: Told, event: e.CardActivated) -> str:
    """A card is used, perhaps on a token."""
    if event.target is None:
        return QCoreApplication.translate("Aventura", "{who} uses {card}.").format(
            who=told.names.investigator(event.who), card=told.names.card(event.card)
        )
    return QCoreApplication.translate("Aventura", "{who} uses {card} on {adversary}.").format(
        who=told.names.investigator(event.who),
        card=told.names.card(event.card),
        adversary=told.token(event.target),
    )


def placed(told: Told, event: e.AdversaryPlaced) -> str:
    """A token appears."""
    return QCoreApplication.translate("Aventura", "{adversary} appears in {zone}.").format(
        adversary=told.token(event.token), zone=told.zone(event.zone)
    )


def removed(told: Told, event: e.AdversaryRemoved) -> str:
    """A token leaves without a fight."""
    return QCoreApplication.translate("Aventura", "{adversary} is gone.").format(
        adversary=told.token(event.token)
    )


def rolled(told: Told, event: e.AdversaryRolled) -> str:
    """What fell for a token, and the results in order."""
    if not event.results:
        return QCoreApplication.translate("Aventura", "{adversary}: {dice}. Nothing.").format(
            adversary=told.token(event.token), dice=dice_text(event.dice)
        )
    doubles, triples, runs = (event.results.count(row) for row in ("double", "triple", "run"))
    return QCoreApplication.translate("Aventura", "{adversary}: {dice}. {results}.").format(
        adversary=told.token(event.token),
        dice=dice_text(event.dice),
        results=worth(doubles, triples, runs, 0),
    )


def result(told: Told, event: e.ResultBegan) -> str:
    """One Success of a token by its title; nothing where the card has no such row."""
    if event.empty or event.token not in told.tokens:
        return ""
    title = told.names.row(told.tokens[event.token].card, event.row)
    return QCoreApplication.translate("Aventura", "{adversary}, {row}: {title}.").format(
        adversary=told.token(event.token), row=row_name(event.row), title=title
    )


def moved(told: Told, event: e.AdversaryMoved) -> str:
    """Where a token went."""
    return QCoreApplication.translate("Aventura", "{adversary} moves to {zone}.").format(
        adversary=told.token(event.token), zone=told.zone(event.way[-1])
    )


def stayed(told: Told, event: e.AdversaryStayed) -> str:
    """Why a token does not move; nothing where it is already with somebody."""
    if not event.no_way:
        return ""
    return QCoreApplication.translate("Aventura", "{adversary} finds no way to anybody.").format(
        adversary=told.token(event.token)
    )


def missed(told: Told, event: e.AttackMissed) -> str:
    """An attack without anybody in reach."""
    return QCoreApplication.translate("Aventura", "{adversary} reaches nobody.").format(
        adversary=told.token(event.token)
    )


def attacked(told: Told, event: e.AttackMade) -> str:
    """Who is attacked."""
    return QCoreApplication.translate("Aventura", "{adversary} attacks {people}.").format(
        adversary=told.token(event.token), people=told.names.people(event.targets)
    )


def wounded(told: Told, event: e.AdversaryWounded) -> str:
    """Wounds dealt, against the limit."""
    return QCoreApplication.translate(
        "Aventura", "{adversary} takes {wounds} ({total} of {limit})."
    ).format(
        adversary=told.token(event.token),
        wounds=QCoreApplication.translate("Aventura", "%n wound(s)", None, event.wounds),
        total=event.total,
        limit=event.limit,
    )


def defeated(told: Told, event: e.AdversaryDefeated) -> str:
    """A token falls."""
    return QCoreApplication.translate("Aventura", "{adversary} is defeated.").format(
        adversary=told.token(event.token)
    )


def card_put_back(names: Names, event: e.CardPutBack) -> str:
    """The adversary's card goes back."""
    return QCoreApplication.translate("Aventura", "{card}: the card goes back to the deck.").format(
        card=names.card(event.card)
    )
