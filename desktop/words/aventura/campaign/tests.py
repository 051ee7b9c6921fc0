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


def roll_held() -> tuple[str, ...]:
    """A throw with its worth."""
    return (QCoreApplication.translate("Keepsakes", " ({stat}: {dice}, {worth})"),)


def roll_none() -> tuple[str, ...]:
    """A throw without a Success."""
    return (QCoreApplication.translate("Keepsakes", " ({stat}: {dice})"),)


def roll_short() -> tuple[str, ...]:
    """A throw with too little worth."""
    return (
        QCoreApplication.translate(
            "Keepsakes", " ({stat}: {dice}, {worth}, and {needed} were needed)"
        ),
    )


def roll_plain() -> tuple[str, ...]:
    """A throw by itself."""
    return (QCoreApplication.translate("Keepsakes", " ({dice})"),)


def roll_worth() -> tuple[str, ...]:
    """A throw by itself with its worth."""
    return (QCoreApplication.translate("Keepsakes", " ({dice}, {worth})"),)


def roll_harm() -> tuple[str, ...]:
    """A throw with its worth and what it did: {harm}."""
    return (QCoreApplication.translate("Keepsakes", " ({dice}, {worth}; {harm})"),)


def harm_first() -> tuple[str, ...]:
    """The first wounds of a token: {hits}, {limit}."""
    return (QCoreApplication.translate("Keepsakes", "{hits} of {limit}"),)


def harm_more() -> tuple[str, ...]:
    """More wounds of a token: {hits}, {total}, {limit}."""
    return (QCoreApplication.translate("Keepsakes", "{hits} more, {total} of {limit}"),)


def chose() -> tuple[str, ...]:
    """An option without dice: {who}, {said}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} settled on this: {said}"),
        QCoreApplication.translate("Keepsakes", "{who} made a choice: {said}"),
        QCoreApplication.translate("Keepsakes", "{said} That was what {who} did."),
        QCoreApplication.translate("Keepsakes", "{said} {who} did just that."),
        QCoreApplication.translate("Keepsakes", "{who}'s choice was plain: {said}"),
        QCoreApplication.translate("Keepsakes", "{who} did the plain thing: {said}"),
        QCoreApplication.translate("Keepsakes", "{said} So {who} did."),
        QCoreApplication.translate("Keepsakes", "What {who} did was this: {said}"),
        QCoreApplication.translate("Keepsakes", "{who} thought it over. {said}"),
    )


def tried_passed() -> tuple[str, ...]:
    """An option with dice, passed: {who}, {said}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} tried {said}, and it came off{roll}."),
        QCoreApplication.translate("Keepsakes", "{said}: {who} had the hang of it{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} tried {said} and came through{roll}."),
        QCoreApplication.translate("Keepsakes", "{said}: {who} tried, and it went well{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "With {said} {who} had no trouble to speak of{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{said} came off, in {who}'s hands{roll}."),
        QCoreApplication.translate("Keepsakes", "{said}: {who} could do that{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} chose {said}, and did it well{roll}."),
    )


def tried_failed() -> tuple[str, ...]:
    """The same without a Success."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} tried {said}, and it would not go{roll}."),
        QCoreApplication.translate("Keepsakes", "{said}: {who} tried, and got nowhere{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} chose {said}, and was not up to it{roll}."),
        QCoreApplication.translate("Keepsakes", "With {said} {who} had no luck{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{said} was more than {who} could do just then{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} had a try at {said}. Nothing came of it{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{said}: {who} could not do it{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} took on {said} and had to leave it{roll}."),
    )


def tried_short() -> tuple[str, ...]:
    """The same with too few Successes."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} got part of the way with {said}{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{said}: a good try by {who}, and not good enough{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{who} nearly managed {said}{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{who} began well with {said} and ended badly{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {said} {who} came close, and no closer{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{said}: {who} had some of it right{roll}."),
    )


def tried_bare() -> tuple[str, ...]:
    """The same without dice: {who}, {said}, {stat}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{said}: {who} had no {stat} left for it, and could not begin."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} would have tried {said}, but there was no {stat} to try it with."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {said} it takes {stat}, and {who} had none left."
        ),
    )


def tested_passed() -> tuple[str, ...]:
    """A Test of the text, passed: {who}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} came through it{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} was equal to it{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} got through{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} was up to it{roll}."),
        QCoreApplication.translate("Keepsakes", "For {who} it went well{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} managed{roll}."),
    )


def tested_failed() -> tuple[str, ...]:
    """The same without a Success."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} was not equal to it{roll}."),
        QCoreApplication.translate("Keepsakes", "It was too much for {who}{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} did not manage{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} was not up to it{roll}."),
        QCoreApplication.translate("Keepsakes", "For {who} it went badly{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} tried, and could not{roll}."),
    )


def tested_short() -> tuple[str, ...]:
    """The same with too few Successes."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} came close, and not close enough{roll}."),
        QCoreApplication.translate("Keepsakes", "It was a little too much for {who}{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{who} managed a part of it, and the rest stayed undone{roll}."
        ),
    )


def tested_bare() -> tuple[str, ...]:
    """The same without dice: {who}, {stat}."""
    return (
        QCoreApplication.translate("Keepsakes", "It took {stat}, and {who} had none left."),
        QCoreApplication.translate(
            "Keepsakes", "{stat} was wanted, and there was none in {who} just then."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Without any {stat} {who} had nothing to hope for."
        ),
    )


def thrown_before() -> tuple[str, ...]:
    """A throw that did not stand: {who}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who}'s throw was not one to let stand{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} did not like the throw{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "It went another way at first{roll}, and {who} asked for another try."
        ),
    )


def pending() -> tuple[str, ...]:
    """Dice that have not fallen yet: {who}, {stat}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "What {who}'s {stat} is worth, the dice have still to say."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} has the dice for {stat} in hand, and has not thrown them yet."
        ),
        QCoreApplication.translate("Keepsakes", "The dice for {who}'s {stat} have still to fall."),
    )


def pending_result() -> tuple[str, ...]:
    """Dice that lie and may still be changed: {who}, {roll}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who} has thrown, and it is not said yet that the throw stays{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who}'s dice lie; a card may still change that{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "So far {who} has this{roll}."),
    )


def answered() -> tuple[str, ...]:
    """A code was typed: {who}, {said}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} tried {said}."),
        QCoreApplication.translate("Keepsakes", "{who}'s answer was {said}."),
        QCoreApplication.translate("Keepsakes", "What {who} put down was {said}."),
        QCoreApplication.translate("Keepsakes", "{who} settled for {said}."),
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
