"""Saves and settings that are damaged, foreign, or cannot be written."""

from desktop.words.problems.marking import QT_TRANSLATE_NOOP

SAVES: dict[str, tuple[str, str]] = {
    "json.not_utf8": (
        QT_TRANSLATE_NOOP("Problems", "The file is not UTF-8 (byte {byte})."),
        "",
    ),
    "json.not_json": (
        QT_TRANSLATE_NOOP("Problems", "This is no JSON (line {line}, column {column})."),
        "",
    ),
    "json.doubled_key": (
        QT_TRANSLATE_NOOP("Problems", "The key “{key}” stands twice in one object."),
        "",
    ),
    "json.number": (
        QT_TRANSLATE_NOOP("Problems", "“{number}” is no number for this file."),
        "",
    ),
    "json.too_deep": (
        QT_TRANSLATE_NOOP("Problems", "The file is nested deeper than {depth} levels."),
        "",
    ),
    "json.surrogate": (
        QT_TRANSLATE_NOOP("Problems", "The file holds half a sign."),
        "",
    ),
    "json.too_large": (
        QT_TRANSLATE_NOOP("Problems", "The file is too large."),
        "",
    ),
    "save.missing": (
        QT_TRANSLATE_NOOP("Problems", "There is no such save."),
        "",
    ),
    "save.too_large": (
        QT_TRANSLATE_NOOP("Problems", "The save is too large."),
        "",
    ),
    "save.not_a_save": (
        QT_TRANSLATE_NOOP("Problems", "This is no save of this program."),
        "",
    ),
    "save.header": (
        QT_TRANSLATE_NOOP("Problems", "The first line of the save cannot be read: {why}."),
        "",
    ),
    "save.newer": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The save was written by a newer program (format {format}; this one knows {known}).",
        ),
        QT_TRANSLATE_NOOP("Problems", "It is left untouched. Use the newer program."),
    ),
    "save.unknown_game": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The save belongs to the game “{game}”, which this program does not have.",
        ),
        "",
    ),
    "save.truncated": (
        QT_TRANSLATE_NOOP("Problems", "The end of the save is missing."),
        "",
    ),
    "save.cursor": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The save counts {entries} entries, the last seal at {sealed}: that cannot be.",
        ),
        "",
    ),
    "save.chain": (
        QT_TRANSLATE_NOOP("Problems", "Entry {entry} was changed after it was written."),
        "",
    ),
    "save.entry": (
        QT_TRANSLATE_NOOP("Problems", "Entry {entry} cannot be read."),
        "",
    ),
    "save.digest": (
        QT_TRANSLATE_NOOP("Problems", "A position in the save is not the one that was written."),
        "",
    ),
    "save.notes": (
        QT_TRANSLATE_NOOP("Problems", "The notes cannot be read: {why}."),
        "",
    ),
    "save.no_lift": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "Saves of format {format} can no longer be raised to the present one.",
        ),
        "",
    ),
    "save.lift": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The save of format {format} cannot be raised to the present one: {why}.",
        ),
        "",
    ),
    "save.state": (
        QT_TRANSLATE_NOOP("Problems", "The position cannot be read: {why}."),
        "",
    ),
    "save.invariant": (
        QT_TRANSLATE_NOOP("Problems", "The position breaks the rules: {what}."),
        "",
    ),
    "save.disk_error": (
        QT_TRANSLATE_NOOP("Problems", "The disk reports an error."),
        "",
    ),
    "save.disk_full": (
        QT_TRANSLATE_NOOP("Problems", "The disk is full."),
        QT_TRANSLATE_NOOP("Problems", "Make room; the save that was there still stands."),
    ),
    "save.not_allowed": (
        QT_TRANSLATE_NOOP("Problems", "This folder may not be read or written."),
        QT_TRANSLATE_NOOP("Problems", "Choose another folder."),
    ),
    "save.locked": (
        QT_TRANSLATE_NOOP("Problems", "Another window has this save open (process {pid})."),
        QT_TRANSLATE_NOOP("Problems", "Close it there first."),
    ),
    "save.exists": (
        QT_TRANSLATE_NOOP("Problems", "A save of this name is there already."),
        "",
    ),
    "save.unlike": (
        QT_TRANSLATE_NOOP("Problems", "What was written does not read as what was meant."),
        QT_TRANSLATE_NOOP("Problems", "The old save still stands. Please report this."),
    ),
    "save.read_only": (
        QT_TRANSLATE_NOOP("Problems", "The save can be read but not written."),
        "",
    ),
    "save.content_missing": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The adventure that this save was begun with is gone ({id}).",
        ),
        QT_TRANSLATE_NOOP("Problems", "It can be read but not played on."),
    ),
    "save.recovered": (
        QT_TRANSLATE_NOOP("Problems", "The save was damaged and was recovered."),
        "",
    ),
    "replay.differs": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "Entry {entry} is not the same when it is played again ({what}).",
        ),
        "",
    ),
    "settings.unreadable": (
        QT_TRANSLATE_NOOP("Problems", "The settings cannot be read: {why}."),
        QT_TRANSLATE_NOOP("Problems", "They begin afresh; the old file is kept aside."),
    ),
    "settings.field": (
        QT_TRANSLATE_NOOP("Problems", "One setting cannot be read and was set back."),
        "",
    ),
    "settings.unsaved": (
        QT_TRANSLATE_NOOP("Problems", "The settings cannot be written: {why}."),
        "",
    ),
}
