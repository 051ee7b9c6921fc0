"""Tables of the Book of Adventure that cannot be played with."""

from desktop.words.problems.marking import QT_TRANSLATE_NOOP

TABLES: dict[str, tuple[str, str]] = {
    "tables.missing_file": (
        QT_TRANSLATE_NOOP("Problems", "The file {member} is missing."),
        "",
    ),
    "tables.unknown_file": (
        QT_TRANSLATE_NOOP("Problems", "No table is called {member}."),
        QT_TRANSLATE_NOOP(
            "Problems",
            "There are inventory.toml, encounters.toml and stories.toml, and translations "
            "such as stories.es.toml.",
        ),
    ),
    "tables.none": (
        QT_TRANSLATE_NOOP("Problems", "There are no tables of the Book here."),
        QT_TRANSLATE_NOOP(
            "Problems", "They are called inventory.toml, encounters.toml and stories.toml."
        ),
    ),
    "tables.empty": (
        QT_TRANSLATE_NOOP("Problems", "Nothing is written under “{key}”."),
        "",
    ),
    "tables.number": (
        QT_TRANSLATE_NOOP("Problems", "“{key}” is {found}; it goes from {least} to {most}."),
        "",
    ),
    "tables.no_use": (
        QT_TRANSLATE_NOOP("Problems", "The ware “{ware}” does nothing."),
        QT_TRANSLATE_NOOP("Problems", "Give it dice, armour, shield or disarms."),
    ),
    "tables.misused": (
        QT_TRANSLATE_NOOP("Problems", "“{key}” is nothing for this kind of ware ({kind})."),
        QT_TRANSLATE_NOOP(
            "Problems",
            "Weapons, armour and shields are equipment; what disarms a Trap is an item.",
        ),
    ),
    "tables.many": (
        QT_TRANSLATE_NOOP("Problems", "There are {found} wares; from one to {most} can be sold."),
        "",
    ),
    "tables.no_letter": (
        QT_TRANSLATE_NOOP("Problems", "The Encounter {letter} is missing."),
        QT_TRANSLATE_NOOP("Problems", "All seven are needed: O, Pp, Pm, C, H, Z and R."),
    ),
    "tables.no_attribute": (
        QT_TRANSLATE_NOOP("Problems", "No Attribute helps in {letter}."),
        QT_TRANSLATE_NOOP("Problems", "Name at least one under “attributes”."),
    ),
    "tables.no_face": (
        QT_TRANSLATE_NOOP("Problems", "The face {face} of the type die stands for nothing."),
        QT_TRANSLATE_NOOP("Problems", "Each face from 1 to 6 belongs to one Encounter."),
    ),
    "tables.face_taken": (
        QT_TRANSLATE_NOOP("Problems", "The face {face} stands for {other} and for {letter}."),
        QT_TRANSLATE_NOOP("Problems", "Only Pp and Pm share a face."),
    ),
    "tables.two_personals": (
        QT_TRANSLATE_NOOP("Problems", "Pp and Pm stand on different faces."),
        QT_TRANSLATE_NOOP("Problems", "A die of its own decides between the two: same faces."),
    ),
    "tables.six": (
        QT_TRANSLATE_NOOP("Problems", "There are {found} under “{key}”; six are needed."),
        "",
    ),
    "tables.few": (
        QT_TRANSLATE_NOOP("Problems", "There are {found} under “{part}”, {least} are the fewest."),
        "",
    ),
    "tables.long": (
        QT_TRANSLATE_NOOP("Problems", "The text has {length} characters; {most} are the most."),
        QT_TRANSLATE_NOOP("Problems", "A told paragraph is made of three such pieces."),
    ),
    "tables.brace": (
        QT_TRANSLATE_NOOP("Problems", "A brace stands alone in this text."),
        QT_TRANSLATE_NOOP("Problems", "Braces only hold places for figures."),
    ),
    "tables.unknown_place": (
        QT_TRANSLATE_NOOP("Problems", "No figure stands for “{word}” here."),
        QT_TRANSLATE_NOOP("Problems", "Known here are: {allowed}."),
    ),
    "tables.outcome": (
        QT_TRANSLATE_NOOP("Problems", "This never ends with “{outcome}”."),
        QT_TRANSLATE_NOOP("Problems", "Possible here are: {allowed}."),
    ),
    "tables.no_fallback": (
        QT_TRANSLATE_NOOP("Problems", "No piece always fits under “{part}” ({outcome})."),
        QT_TRANSLATE_NOOP(
            "Problems", "Write one without “when” that names no figure which may be 0."
        ),
    ),
    "tables.untranslated": (
        QT_TRANSLATE_NOOP("Problems", "“{key}” has no translation into “{language}”."),
        QT_TRANSLATE_NOOP("Problems", "It is told in the language of the tables."),
    ),
    "tables.no_original": (
        QT_TRANSLATE_NOOP("Problems", "“{key}” translates nothing."),
        "",
    ),
    "tables.other_places": (
        QT_TRANSLATE_NOOP("Problems", "The places here are {here}; in the original {there}."),
        QT_TRANSLATE_NOOP("Problems", "Both name the same ones."),
    ),
}
