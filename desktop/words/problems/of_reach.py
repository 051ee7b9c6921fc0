"""Stories with dead ends, and what their players will stumble over."""

from desktop.words.problems.marking import QT_TRANSLATE_NOOP

REACH: dict[str, tuple[str, str]] = {
    "reach.ending": (
        QT_TRANSLATE_NOOP("Problems", "No way leads to the ending “{ending}”."),
        QT_TRANSLATE_NOOP("Problems", "Look for a door, card or flag that nothing gives."),
    ),
    "reach.no_way_out": (
        QT_TRANSLATE_NOOP("Problems", "Nothing on “{map}” opens a map or ends the story."),
        QT_TRANSLATE_NOOP("Problems", "Add an unlock, travel or ending that can be reached there."),
    ),
    "reach.trap": (
        QT_TRANSLATE_NOOP("Problems", "From “{map}” no ending can be reached any more."),
        QT_TRANSLATE_NOOP(
            "Problems",
            "Players may come back here after a defeat: leave them a way.",
        ),
    ),
    "reach.needs_gains": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "From “{map}” alone, without anything gained elsewhere, no ending can be reached.",
        ),
        "",
    ),
    "reach.map": (
        QT_TRANSLATE_NOOP("Problems", "No way leads to the map “{map}”."),
        "",
    ),
    "reach.paragraph": (
        QT_TRANSLATE_NOOP("Problems", "No way leads to the entry “{paragraph}”."),
        "",
    ),
    "reach.option": (
        QT_TRANSLATE_NOOP("Problems", "The option “{option}” can never be picked."),
        QT_TRANSLATE_NOOP("Problems", "Its condition never holds."),
    ),
    "paragraph.unused": (
        QT_TRANSLATE_NOOP("Problems", "Nothing leads to the entry “{paragraph}”."),
        "",
    ),
    "paragraph.loop": (
        QT_TRANSLATE_NOOP("Problems", "Reading the entry “{paragraph}” leads back to itself."),
        QT_TRANSLATE_NOOP("Problems", "Let a choice stand between them."),
    ),
    "pool.above": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "{dice} dice for {stat} can be reached; more than 8 are never rolled.",
        ),
        "",
    ),
    "test.impossible": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "Nobody can ever pass this Test: at most {dice} dice for {stat}, {icons} "
            "Successes needed.",
        ),
        "",
    ),
    "test.hard": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "With at most {dice} dice for {stat}, {icons} Successes come once in 216 throws.",
        ),
        "",
    ),
    "travel.in_combat": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The text may take the players to “{map}” in the middle of a combat.",
        ),
        "",
    ),
    "combat.no_damage": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "Adversary {card} may come, but no card within reach can wound it.",
        ),
        "",
    ),
    "count.cards": (
        QT_TRANSLATE_NOOP("Problems", "{count} cards; the box holds {most}."),
        "",
    ),
    "count.wounds": (
        QT_TRANSLATE_NOOP("Problems", "{count} wounds; the box holds {most} markers."),
        "",
    ),
    "count.tokens": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "Up to {count} adversary tokens on this map; the box holds {most}.",
        ),
        "",
    ),
    "count.padlocks": (
        QT_TRANSLATE_NOOP("Problems", "{count} padlocks on this map; the box holds {most}."),
        "",
    ),
    "text.unseen_card": (
        QT_TRANSLATE_NOOP("Problems", "The text names “{name}”, which may not have been seen yet."),
        "",
    ),
    "text.card_too_early": (
        QT_TRANSLATE_NOOP("Problems", "The text names card {card}, which nobody can hold yet."),
        "",
    ),
    "text.unknown_key": (
        QT_TRANSLATE_NOOP("Problems", "The pack has no text “{key}”."),
        "",
    ),
    "text.icon": (
        QT_TRANSLATE_NOOP("Problems", "There is no sign “{name}”."),
        QT_TRANSLATE_NOOP(
            "Problems",
            "There are action, investigation, return, skill, strength, willpower.",
        ),
    ),
    "text.missing": (
        QT_TRANSLATE_NOOP("Problems", "{count} texts are not translated; the first is “{first}”."),
        "",
    ),
    "sight.contradicts": (
        QT_TRANSLATE_NOOP("Problems", "“{zone}” and “{other}”: sight is not what the walls say."),
        QT_TRANSLATE_NOOP("Problems", "If this is meant, leave it."),
    ),
    "walk.raised": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "A random game broke down at step {step} (seed {seed}): {detail}.",
        ),
        "",
    ),
    "walk.unsound": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "A random game became unsound at step {step} (seed {seed}): {what}.",
        ),
        "",
    ),
}
