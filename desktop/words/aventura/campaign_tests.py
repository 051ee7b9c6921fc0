"""The campaign's wordings: options, Tests and what came of them."""

from PySide6.QtCore import QCoreApplication

from desktop.words.language import spoken
from desktop.words.numbers import in_words
from desktop.words.telling import row


def said() -> tuple[str, ...]:
    """An option by its label."""
    return (QCoreApplication.translate("Keepsakes", "“{label}”"),)


def said_whole() -> tuple[str, ...]:
    """An option by its label, as a sentence."""
    return (QCoreApplication.translate("Keepsakes", "“{label}.”"),)


def chose() -> tuple[str, ...]:
    """An option without dice: {who}, {said}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} settled on this: {said}"),
        QCoreApplication.translate("Keepsakes", "Of what could be done, {who} did this: {said}"),
        QCoreApplication.translate("Keepsakes", "{who}'s choice was plain: {said}"),
        QCoreApplication.translate("Keepsakes", "{said} That was what {who} did."),
        QCoreApplication.translate("Keepsakes", "The line that {who} took up was this one: {said}"),
        QCoreApplication.translate("Keepsakes", "{said} So {who} had it, and so it was done."),
        QCoreApplication.translate(
            "Keepsakes", "There were several things to do, and {who} did one of them: {said}"
        ),
        QCoreApplication.translate("Keepsakes", "{who} went by the words: {said}"),
    )


def tried_passed() -> tuple[str, ...]:
    """An option with dice, passed: {who}, {said}, {stat}, {dice}, {worth}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "{said}: {who} tried it with {stat}, threw {dice}, and had {worth}, which was enough.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} put {stat} to {said}, and {dice} came to {worth}; it was done."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "For {said} {who} threw {dice}. With {worth} the Test of {stat} was passed.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{said} asked for {stat}. {who} threw {dice}, {worth}, and had it."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The dice for {said} fell {dice} for {who}: {worth}, and {stat} carried it.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{who} went about {said}, had {worth} in {dice}, and needed no more {stat} than that.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was to be {said}, and {who}'s {stat} was good for it: {dice}, {worth}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{who} had {dice} for {said}. That is {worth}, and as {stat} goes it sufficed.",
        ),
    )


def tried_failed() -> tuple[str, ...]:
    """The same without a Success: {who}, {said}, {stat}, {dice}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{said}: {who} threw {dice} for {stat}, and there was nothing in it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} put {stat} to {said} and got {dice}, which is to say nothing."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {said} {who} threw {dice}; no two alike, no three in a row."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} tried {said}, and the dice, {dice}, would not have it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{said} asked for {stat}, and {who}'s {dice} was no answer."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The dice for {said} fell {dice}, and {who}'s {stat} came to nothing."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "It was to be {said}. It was {dice} instead, and {who} stood there with a name "
            "for {stat}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} had counted on {stat} for {said}, and the dice counted {dice}."
        ),
    )


def tried_short() -> tuple[str, ...]:
    """The same with too few Successes; {needed} were needed."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "{said}: {who} threw {dice} for {stat}, {worth}, where {needed} were needed.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} put {stat} to {said} and had {worth} in {dice}. It took {needed}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "For {said} {who} threw {dice}. Against {needed} that was {worth}, and too little.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{said} wanted {needed} of {who}'s {stat}; {dice} held {worth}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{who} got some of the way with {said}: {dice}, {worth}, and {needed} to be had.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The dice for {said} fell {dice} for {who}, {worth}, not the {needed} that {stat}"
            " had to bring.",
        ),
    )


def tried_bare() -> tuple[str, ...]:
    """The same without dice: {who}, {said}, {stat}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{said}: {who} had no dice left for {stat}, and that was the answer."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} would have tried {said}, but {stat} had not a die to give."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {said} it takes {stat}, of which {who} had none just then."
        ),
    )


def tested_passed() -> tuple[str, ...]:
    """A Test of the text, passed: {who}, {stat}, {dice}, {worth}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "It came to a Test of {stat}, and {who} passed it with {dice}, {worth}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who}'s {stat} was asked for, and {dice} held {worth}: passed."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} threw {dice} for {stat} and had {worth}, and that did."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {worth} in {dice}, {who} was through it, as far as {stat} goes."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{stat} was wanted. {who} threw {dice}, {worth}, and was let off."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The dice were {dice}, the count {worth}, and {who}'s {stat} good enough."
        ),
    )


def tested_failed() -> tuple[str, ...]:
    """The same without a Success."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "It came to a Test of {stat}, and {who} had {dice} for it: nothing."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who}'s {stat} was asked for, and {dice} did not answer."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} threw {dice} for {stat}, and no two of them agreed."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{stat} was wanted, and what {who} had was {dice}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The dice were {dice}, and {who}'s {stat} went for nothing."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {stat} {who} threw {dice}, which is not to be counted."
        ),
    )


def tested_short() -> tuple[str, ...]:
    """The same with too few Successes; {needed} were needed."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "It came to a Test of {stat}: {who} had {dice}, {worth}, and it took {needed}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} threw {dice} for {stat}, {worth}, with {needed} to be had."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{stat} was to bring {needed}. {who}'s {dice} brought {worth}."
        ),
    )


def tested_bare() -> tuple[str, ...]:
    """The same without dice."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "It came to a Test of {stat}, for which {who} had no dice at all."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{stat} was wanted, and {who} had not a die of it left."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} had nothing to throw for {stat}, and so nothing to hope for."
        ),
    )


def thrown_before() -> tuple[str, ...]:
    """A throw that did not stand: {who}, {dice}, {stat}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "The first throw for {stat} was {dice}, and {who} did not let it stand."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} threw {dice} for {stat} and asked for another throw."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was {dice} at first, for {stat}; {who} had that thrown again."
        ),
    )


def pending() -> tuple[str, ...]:
    """Dice that have not fallen yet: {who}, {stat}."""
    return (
        QCoreApplication.translate("Keepsakes", "The dice for {who}'s {stat} have still to fall."),
        QCoreApplication.translate(
            "Keepsakes", "{who} has the dice for {stat} in hand, and has not thrown them yet."
        ),
        QCoreApplication.translate(
            "Keepsakes", "What {who}'s {stat} is worth, the dice have still to say."
        ),
    )


def pending_result() -> tuple[str, ...]:
    """Dice that lie and may still be changed: {who}, {stat}, {dice}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "{who} has thrown {dice} for {stat}, and it is not said yet that they stay.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "The dice for {who}'s {stat} lie at {dice}; a card may still change that."
        ),
        QCoreApplication.translate("Keepsakes", "At {dice} {who}'s {stat} stands for the moment."),
    )


def answered() -> tuple[str, ...]:
    """A code was typed: {who}, {said}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} said {said}, and looked up."),
        QCoreApplication.translate("Keepsakes", "{who}'s answer was {said}."),
        QCoreApplication.translate("Keepsakes", "What {who} put down was {said}."),
        QCoreApplication.translate("Keepsakes", "{who} tried {said}."),
    )


def answered_wrong() -> tuple[str, ...]:
    """It led nowhere."""
    return (
        QCoreApplication.translate("Keepsakes", "It was not that."),
        QCoreApplication.translate("Keepsakes", "That was no answer."),
        QCoreApplication.translate("Keepsakes", "Nothing came of it."),
    )


def worth(doubles: int, triples: int, runs: int, criticals: int) -> str:
    """What a roll holds: `a double and two runs`; for nothing: `nothing`."""
    parts = [
        *_so_many(criticals, _criticals()),
        *_so_many(doubles, _doubles()),
        *_so_many(triples, _triples()),
        *_so_many(runs, _runs()),
    ]
    return row(parts) or QCoreApplication.translate("Keepsakes", "nothing")


def _so_many(many: int, wordings: tuple[str, str]) -> list[str]:
    if not many:
        return []
    return [wordings[0] if many == 1 else wordings[1].format(number=in_words(many, spoken()))]


def _criticals() -> tuple[str, str]:
    return (
        QCoreApplication.translate("Keepsakes", "a critical"),
        QCoreApplication.translate("Keepsakes", "{number} criticals"),
    )


def _doubles() -> tuple[str, str]:
    return (
        QCoreApplication.translate("Keepsakes", "a double"),
        QCoreApplication.translate("Keepsakes", "{number} doubles"),
    )


def _triples() -> tuple[str, str]:
    return (
        QCoreApplication.translate("Keepsakes", "a triple"),
        QCoreApplication.translate("Keepsakes", "{number} triples"),
    )


def _runs() -> tuple[str, str]:
    return (
        QCoreApplication.translate("Keepsakes", "a run"),
        QCoreApplication.translate("Keepsakes", "{number} runs"),
    )
