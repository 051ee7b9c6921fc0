"""Pages that cannot be written where they are wanted."""

from desktop.words.problems.marking import QT_TRANSLATE_NOOP

PRINTS: dict[str, tuple[str, str]] = {
    "print.ending": (
        QT_TRANSLATE_NOOP("Problems", "The name does not say what is to be made."),
        QT_TRANSLATE_NOOP("Problems", "End it with one of these: {known}."),
    ),
    "print.no_text": (
        QT_TRANSLATE_NOOP("Problems", "An EPUB holds a text, and this is a drawing."),
        QT_TRANSLATE_NOOP("Problems", "End the name with one of these: {known}."),
    ),
    "print.empty": (
        QT_TRANSLATE_NOOP("Problems", "There is no page to be printed."),
        "",
    ),
    "print.folder": (
        QT_TRANSLATE_NOOP("Problems", "A folder has this name."),
        QT_TRANSLATE_NOOP("Problems", "Name the file that is to be written in it."),
    ),
    "print.no_folder": (
        QT_TRANSLATE_NOOP("Problems", "There is no folder “{folder}”."),
        QT_TRANSLATE_NOOP("Problems", "Make it first, or choose another."),
    ),
    "print.no_file": (
        QT_TRANSLATE_NOOP("Problems", "What has this name is no file, but a device or a pipe."),
        QT_TRANSLATE_NOOP("Problems", "Choose another name."),
    ),
    "print.foreign": (
        QT_TRANSLATE_NOOP("Problems", "Another file has this name, and it was not printed here."),
        QT_TRANSLATE_NOOP("Problems", "Choose another name, or move that file away first."),
    ),
    "print.in_pack": (
        QT_TRANSLATE_NOOP("Problems", "Nothing else may lie in the folder of a pack or of a year."),
        QT_TRANSLATE_NOOP("Problems", "Choose another folder."),
    ),
    "print.not_allowed": (
        QT_TRANSLATE_NOOP("Problems", "Nothing may be written in this folder."),
        QT_TRANSLATE_NOOP("Problems", "Choose a folder of your own."),
    ),
    "print.disk_full": (
        QT_TRANSLATE_NOOP("Problems", "The disk is full, and nothing was written."),
        QT_TRANSLATE_NOOP("Problems", "Make room, or choose another disk."),
    ),
    "print.disk_error": (
        QT_TRANSLATE_NOOP("Problems", "It could not be written: {detail}."),
        "",
    ),
}
