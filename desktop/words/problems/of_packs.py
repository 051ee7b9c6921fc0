"""Packs whose files cannot be read as they stand."""

from desktop.words.problems.marking import QT_TRANSLATE_NOOP

PACKS: dict[str, tuple[str, str]] = {
    "toml.encoding": (
        QT_TRANSLATE_NOOP("Problems", "The file is not UTF-8."),
        QT_TRANSLATE_NOOP("Problems", "Save it again as UTF-8."),
    ),
    "toml.syntax": (
        QT_TRANSLATE_NOOP("Problems", "This is no TOML: {detail}."),
        QT_TRANSLATE_NOOP("Problems", "Look at this place for a missing quote, comma or bracket."),
    ),
    "toml.deep": (
        QT_TRANSLATE_NOOP("Problems", "The file is nested deeper than {most} levels."),
        "",
    ),
    "toml.number": (
        QT_TRANSLATE_NOOP("Problems", "No number in a pack goes beyond {most}."),
        "",
    ),
    "text.long": (
        QT_TRANSLATE_NOOP("Problems", "The text has {length} characters; {most} are the most."),
        QT_TRANSLATE_NOOP("Problems", "Divide it between several entries."),
    ),
    "text.long_word": (
        QT_TRANSLATE_NOOP("Problems", "A word of {length} characters; {most} are the most."),
        "",
    ),
    "text.control": (
        QT_TRANSLATE_NOOP("Problems", "The text holds the invisible sign {sign}."),
        QT_TRANSLATE_NOOP("Problems", "Delete it."),
    ),
    "text.title": (
        QT_TRANSLATE_NOOP("Problems", "“{key}” is one line of at most {most} characters."),
        "",
    ),
    "pack.format": (
        QT_TRANSLATE_NOOP("Problems", "The format is “{found}”; this program reads “{expected}”."),
        QT_TRANSLATE_NOOP("Problems", "Perhaps a newer program is needed."),
    ),
    "pack.missing_member": (
        QT_TRANSLATE_NOOP("Problems", "The file {member} is missing."),
        QT_TRANSLATE_NOOP("Problems", "Add it, or take its name from the lists in pack.toml."),
    ),
    "pack.unlisted_member": (
        QT_TRANSLATE_NOOP("Problems", "Nothing in pack.toml names this file."),
        QT_TRANSLATE_NOOP("Problems", "Add it to the lists maps, languages or art, or remove it."),
    ),
    "pack.two_drawings": (
        QT_TRANSLATE_NOOP("Problems", "The map “{map}” is drawn twice, as .tmj and as .tmx."),
        QT_TRANSLATE_NOOP("Problems", "Keep one of them."),
    ),
    "pack.background": (
        QT_TRANSLATE_NOOP("Problems", "The background “{picture}” is no picture of the pack."),
        QT_TRANSLATE_NOOP("Problems", "Put it into art/ and list it in pack.toml."),
    ),
    "pack.bad_id": (
        QT_TRANSLATE_NOOP("Problems", "“{id}” cannot be the id of a {kind}."),
        QT_TRANSLATE_NOOP(
            "Problems",
            "Use letters, digits, “-” and “_”, at most 40, and no word of the format.",
        ),
    ),
    "pack.twice": (
        QT_TRANSLATE_NOOP("Problems", "The {kind} “{id}” is there twice."),
        QT_TRANSLATE_NOOP("Problems", "Give one of them another id."),
    ),
    "pack.unknown_key": (
        QT_TRANSLATE_NOOP("Problems", "There is no key “{key}” here."),
        QT_TRANSLATE_NOOP("Problems", "{guide} lists them all."),
    ),
    "pack.missing_key": (
        QT_TRANSLATE_NOOP("Problems", "The key “{key}” is missing."),
        "",
    ),
    "pack.wrong_type": (
        QT_TRANSLATE_NOOP("Problems", "Here stands a {found}, but it should be: {expected}."),
        "",
    ),
    "pack.unknown_word": (
        QT_TRANSLATE_NOOP("Problems", "“{word}” is none of the words allowed here."),
        QT_TRANSLATE_NOOP("Problems", "Allowed are: {allowed}."),
    ),
    "pack.not_ours": (
        QT_TRANSLATE_NOOP("Problems", "Only packs that you added yourself can be removed."),
        "",
    ),
    "content.no_pack": (
        QT_TRANSLATE_NOOP("Problems", "The game {game} is played without packs."),
        "",
    ),
}
