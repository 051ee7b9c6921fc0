"""What each choice is called, on the next button and in the list twin."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura.content.effects import WoundKind
from desktop.rules.games.aventura.state import State
from desktop.rules.kernel.game import Answer, Switch
from desktop.words.aventura.names import Names, dice_text


def throw_label(dice: int) -> str:
    """The next button before a roll."""
    return QCoreApplication.translate("Aventura", "Roll %n dice", None, dice)


def move_label(names: Names, state: State, choice: c.Move, steps: int) -> str:
    """The next button with a zone targeted."""
    if steps == 0:
        return QCoreApplication.translate("Aventura", "Wait here for one Action")
    return QCoreApplication.translate("Aventura", "Move to {zone}, {steps}").format(
        zone=names.zone(state, choice.to),
        steps=QCoreApplication.translate("Aventura", "%n step(s)", None, steps),
    )


def end_turn_label(names: Names, state: State, choice: c.EndTurn) -> str:
    """The next button at the end of a part or of the turn."""
    if choice.who is not None:
        left = next(one.actions for one in state.investigators if one.id == choice.who)
        return QCoreApplication.translate(
            "Aventura", "End {who}'s part, %n Action(s) unspent", None, left
        ).format(who=names.investigator(choice.who))
    if state.visit is not None and state.visit.tokens:
        return QCoreApplication.translate("Aventura", "Adversaries act")
    clock = 0 if state.visit is None else state.visit.clock
    if state.visit is not None:
        turns = names.pack.maps[state.visit.map].journal.clock.turns
        if clock >= turns:
            return QCoreApplication.translate("Aventura", "End of the last turn")
    return QCoreApplication.translate("Aventura", "End of turn: Clock to {turn}").format(
        turn=clock + 1
    )


def _activate(names: Names, state: State, choice: c.Activate) -> str:
    if choice.target is None or state.visit is None:
        return QCoreApplication.translate("Aventura", "Use {card}").format(
            card=names.card(choice.card)
        )
    token = next(one for one in state.visit.tokens if one.serial == choice.target)
    return QCoreApplication.translate("Aventura", "Use {card} on {adversary}").format(
        card=names.card(choice.card), adversary=names.token(state, token)
    )


def _next_token(names: Names, state: State, choice: c.NextToken) -> str:
    tokens = () if state.visit is None else state.visit.tokens
    token = next(one for one in tokens if one.serial == choice.token)
    return QCoreApplication.translate("Aventura", "{adversary} acts next").format(
        adversary=names.token(state, token)
    )


def _discard(names: Names, choice: c.Discard) -> str:
    kind: WoundKind = "physical" if choice.kind == "physical" else "mental"
    return QCoreApplication.translate("Aventura", "Heal {wound}").format(
        wound=names.wound(choice.wound, kind)
    )


def _answer(choice: Answer) -> str:
    if isinstance(choice.value, tuple):
        dice = tuple(int(value) for value in choice.value)
        return QCoreApplication.translate("Aventura", "Hand in {dice}").format(dice=dice_text(dice))
    return QCoreApplication.translate("Aventura", "Try {answer}").format(answer=choice.value)


def label(names: Names, state: State, choice: c.Choice) -> str:
    """A choice as a short line that begins with a verb. One case for each choice."""
    match choice:
        case c.Recruit():
            return QCoreApplication.translate("Aventura", "Begin with {people}").format(
                people=names.people(choice.investigators)
            )
        case c.Move():
            return QCoreApplication.translate("Aventura", "Move to {zone}").format(
                zone=names.zone(state, choice.to)
            )
        case c.Investigate():
            return QCoreApplication.translate("Aventura", "Investigate here ({who})").format(
                who=names.investigator(choice.who)
            )
        case c.Activate():
            return _activate(names, state, choice)
        case c.Exchange():
            return QCoreApplication.translate("Aventura", "Exchange cards")
        case c.Give():
            return QCoreApplication.translate("Aventura", "Give {card}").format(
                card=names.card(choice.card)
            )
        case c.Take():
            return QCoreApplication.translate("Aventura", "Take {card}").format(
                card=names.card(choice.card)
            )
        case c.Done():
            return QCoreApplication.translate("Aventura", "Done exchanging")
        case c.Return():
            return QCoreApplication.translate("Aventura", "Return {card} to the deck").format(
                card=names.card(choice.card)
            )
        case c.Pass():
            return QCoreApplication.translate("Aventura", "Keep the cards and go on")
        case c.Travel():
            return QCoreApplication.translate("Aventura", "Travel to {map}").format(
                map=names.map(choice.map)
            )
        case c.GiveUp():
            return QCoreApplication.translate("Aventura", "Give up this lead")
        case c.EndTurn():
            return end_turn_label(names, state, choice)
        case c.Pick():
            return QCoreApplication.translate("Aventura", "Take option {option}").format(
                option=choice.option
            )
        case c.Leave():
            return QCoreApplication.translate("Aventura", "Turn away")
        case c.Throw():
            return QCoreApplication.translate("Aventura", "Roll")
        case c.Name():
            return QCoreApplication.translate("Aventura", "Choose {who}").format(
                who=names.investigator(choice.who)
            )
        case c.NextToken():
            return _next_token(names, state, choice)
        case c.StepTo():
            return QCoreApplication.translate("Aventura", "It goes to {zone}").format(
                zone=names.zone(state, choice.zone)
            )
        case c.Withdraw():
            return QCoreApplication.translate("Aventura", "Fall back to {map}").format(
                map=names.map(choice.map)
            )
        case c.Discard():
            return _discard(names, choice)
        case Answer():
            return _answer(choice)
        case Switch():
            return QCoreApplication.translate("Aventura", "Switch {rule}").format(
                rule=choice.option
            )
        case _:
            assert_never(choice)
