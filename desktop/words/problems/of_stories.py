"""Adventures that can be read but not played, or not played well."""

from desktop.words.problems.marking import QT_TRANSLATE_NOOP

STORIES: dict[str, tuple[str, str]] = {
    "ref.card": (
        QT_TRANSLATE_NOOP("Problems", "No Object card has the number {name}."),
        QT_TRANSLATE_NOOP("Problems", "Add the card to cards.toml, or correct the number."),
    ),
    "ref.adversary": (
        QT_TRANSLATE_NOOP("Problems", "No adversary has the number {name}."),
        QT_TRANSLATE_NOOP("Problems", "Add it to cards.toml, or correct the number."),
    ),
    "ref.map": (
        QT_TRANSLATE_NOOP("Problems", "There is no map “{name}”."),
        QT_TRANSLATE_NOOP("Problems", "List it in pack.toml, or correct the name."),
    ),
    "ref.zone": (
        QT_TRANSLATE_NOOP("Problems", "The map has no zone “{name}”."),
        QT_TRANSLATE_NOOP("Problems", "Draw it, or correct the name."),
    ),
    "ref.paragraph": (
        QT_TRANSLATE_NOOP("Problems", "There is no entry “{name}” on this map."),
        QT_TRANSLATE_NOOP("Problems", "Write it, or correct the name."),
    ),
    "ref.ending": (
        QT_TRANSLATE_NOOP("Problems", "There is no ending “{name}”."),
        QT_TRANSLATE_NOOP("Problems", "Add it to pack.toml, or correct the name."),
    ),
    "ref.option": (
        QT_TRANSLATE_NOOP("Problems", "No option is called “{name}”."),
        QT_TRANSLATE_NOOP("Problems", "Name it by its id, or as entry.option."),
    ),
    "ref.investigator": (
        QT_TRANSLATE_NOOP("Problems", "There is no investigator “{name}”."),
        QT_TRANSLATE_NOOP("Problems", "Add them to pack.toml, or correct the name."),
    ),
    "ref.flag": (
        QT_TRANSLATE_NOOP("Problems", "The flag “{name}” is not declared."),
        QT_TRANSLATE_NOOP("Problems", "Add it to flags in pack.toml."),
    ),
    "ref.counter": (
        QT_TRANSLATE_NOOP("Problems", "The counter “{name}” is not declared."),
        QT_TRANSLATE_NOOP("Problems", "Add it to [pack.counters], or to its card."),
    ),
    "ref.art": (
        QT_TRANSLATE_NOOP("Problems", "The picture “{name}” is not listed."),
        QT_TRANSLATE_NOOP("Problems", "Add it to art in pack.toml."),
    ),
    "letter.no_paragraph": (
        QT_TRANSLATE_NOOP("Problems", "The letter {letter} of zone “{zone}” opens no entry."),
        QT_TRANSLATE_NOOP(
            "Problems",
            "Write an entry with this id, or take the letter from the zone.",
        ),
    ),
    "card.number_twice": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The number {number} belongs to an Object card and to an adversary.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Give one of them another number."),
    ),
    "card.wound_number": (
        QT_TRANSLATE_NOOP("Problems", "The numbers 1 to 11 are the wounds'; {number} is taken."),
        QT_TRANSLATE_NOOP("Problems", "Give the card a number from 12 on."),
    ),
    "wound.missing": (
        QT_TRANSLATE_NOOP("Problems", "There must be the wounds 1 to 11; missing: {numbers}."),
        QT_TRANSLATE_NOOP("Problems", "Add them; a wound may be without effects."),
    ),
    "wound.number": (
        QT_TRANSLATE_NOOP("Problems", "There is no wound {number}."),
        QT_TRANSLATE_NOOP("Problems", "Wounds have the numbers 1 to 11."),
    ),
    "pack.players": (
        QT_TRANSLATE_NOOP("Problems", "The numbers of players “{players}” cannot be."),
        QT_TRANSLATE_NOOP("Problems", "Use 1, 2 or both, and list as many investigators."),
    ),
    "pack.start_not_safeguard": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The story begins on “{map}”, which has no safeguard symbol.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Set safeguard = true there, so that nobody is stranded."),
    ),
    "pack.no_endings": (
        QT_TRANSLATE_NOOP("Problems", "The story has no ending."),
        QT_TRANSLATE_NOOP("Problems", "Add at least one [[ending]]."),
    ),
    "clock.turns": (
        QT_TRANSLATE_NOOP("Problems", "A map cannot last {turns} turns."),
        QT_TRANSLATE_NOOP("Problems", "Use 1 to {most}."),
    ),
    "clock.red_first": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "Number {turn} cannot be red: events come when the Clock moves on.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Say it in the entry of the first zone."),
    ),
    "clock.red_beyond": (
        QT_TRANSLATE_NOOP("Problems", "The red number {turn} is beyond the last turn, {turns}."),
        "",
    ),
    "event.missing": (
        QT_TRANSLATE_NOOP("Problems", "The red number {turn} has no event."),
        QT_TRANSLATE_NOOP("Problems", "Write an [[event]] for this turn."),
    ),
    "event.not_red": (
        QT_TRANSLATE_NOOP("Problems", "The event of turn {turn} has no red number."),
        QT_TRANSLATE_NOOP("Problems", "Add {turn} to red of the clock."),
    ),
    "event.who": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "Nobody reads an event, so its effect “{effect}” must say who is meant.",
        ),
        QT_TRANSLATE_NOOP("Problems", 'Add who = "each", or "choose".'),
    ),
    "test.icons": (
        QT_TRANSLATE_NOOP("Problems", "A Test needs 1 to 3 Successes, not {icons}."),
        "",
    ),
    "option.nowhere": (
        QT_TRANSLATE_NOOP("Problems", "The option leads nowhere."),
        QT_TRANSLATE_NOOP("Problems", "Give it a “to” or a “code”."),
    ),
    "option.no_id": (
        QT_TRANSLATE_NOOP("Problems", "An option without “to” needs an “id”."),
        "",
    ),
    "option.code_and_test": (
        QT_TRANSLATE_NOOP("Problems", "An option cannot ask for a code and for a Test."),
        QT_TRANSLATE_NOOP("Problems", "Let the first lead to an entry that asks the second."),
    ),
    "option.no_test": (
        QT_TRANSLATE_NOOP("Problems", "The option says what failing does, but has no Test."),
        "",
    ),
    "needs.kinds": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "A condition says exactly one thing; this one says {count} ({kinds}).",
        ),
        QT_TRANSLATE_NOOP("Problems", "Join several with all, any or not."),
    ),
    "needs.bounds": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "“at_least” and “at_most” belong to a counter or the clock, and these need "
            "one of them.",
        ),
        "",
    ),
    "needs.large": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The condition has more than {most} parts, or is deeper than {deep}.",
        ),
        "",
    ),
    "counter.change": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "A counter effect needs either name or card, and either add or set.",
        ),
        "",
    ),
    "counter.bounds": (
        QT_TRANSLATE_NOOP("Problems", "The counter does not start between its least and its most."),
        "",
    ),
    "investigator.impossible": (
        QT_TRANSLATE_NOOP("Problems", "{value} is no value for {stat}."),
        QT_TRANSLATE_NOOP("Problems", "Use 2 to 5."),
    ),
    "investigator.unusual": (
        QT_TRANSLATE_NOOP("Problems", "{stat} is {value}; 2 to 5 play well."),
        "",
    ),
    "adversary.numbers": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "An adversary rolls 1 to 8 dice and takes at least one wound, not {dice} and {wounds}.",
        ),
        "",
    ),
    "card.action_empty": (
        QT_TRANSLATE_NOOP("Problems", "Activating the card does nothing."),
        QT_TRANSLATE_NOOP("Problems", "Give it a stat with rows, a test, or effects."),
    ),
    "card.no_target": (
        QT_TRANSLATE_NOOP("Problems", "A weapon deals wounds, but has no target."),
        QT_TRANSLATE_NOOP("Problems", 'Add target = "adversary".'),
    ),
    "card.two_tests": (
        QT_TRANSLATE_NOOP("Problems", "A card has either a stat (a weapon) or a test."),
        "",
    ),
    "card.window": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The effect “{effect}” can only happen in the window “{window}”.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Add this window."),
    ),
    "card.no_window": (
        QT_TRANSLATE_NOOP("Problems", "The card can never be returned."),
        QT_TRANSLATE_NOOP("Problems", "Name at least one window."),
    ),
}
