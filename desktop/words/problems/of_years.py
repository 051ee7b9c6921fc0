"""Years of the calendar that cannot be played."""

from desktop.words.problems.marking import QT_TRANSLATE_NOOP

_FILES: dict[str, tuple[str, str]] = {
    "year.none": (
        QT_TRANSLATE_NOOP("Problems", "There is no year of the calendar here."),
        QT_TRANSLATE_NOOP("Problems", "A year is a folder with a year.json in it."),
    ),
    "year.missing_file": (
        QT_TRANSLATE_NOOP("Problems", "The file {member} is missing."),
        "",
    ),
    "year.unknown_file": (
        QT_TRANSLATE_NOOP("Problems", "{member} is no file of a year."),
        QT_TRANSLATE_NOOP("Problems", "{guide} lists those that are."),
    ),
    "year.schema": (
        QT_TRANSLATE_NOOP("Problems", "The format is “{found}”, not “{expected}”."),
        QT_TRANSLATE_NOOP("Problems", "Begin the file as {guide} says."),
    ),
}

_SQUARES: dict[str, tuple[str, str]] = {
    "year.language": (
        QT_TRANSLATE_NOOP("Problems", "“{found}” is no code of a language."),
        QT_TRANSLATE_NOOP("Problems", "Two or three small letters, such as en or es."),
    ),
    "year.dice": (
        QT_TRANSLATE_NOOP("Problems", "No other dice than the game's own can be played with."),
        QT_TRANSLATE_NOOP("Problems", "Copy “dice” from {guide}."),
    ),
    "year.squares": (
        QT_TRANSLATE_NOOP("Problems", "Either squares or “generate” are needed, not both."),
        "",
    ),
    "year.generator": (
        QT_TRANSLATE_NOOP("Problems", "There is no generator {found}; known are: {known}."),
        "",
    ),
    "year.no_month": (
        QT_TRANSLATE_NOOP("Problems", "The month {month} is missing."),
        QT_TRANSLATE_NOOP("Problems", "All twelve are needed, each once."),
    ),
    "year.date": (
        QT_TRANSLATE_NOOP("Problems", "“{found}” is no date."),
        QT_TRANSLATE_NOOP("Problems", "Dates are written as 2026-01-31."),
    ),
    "year.elsewhere": (
        QT_TRANSLATE_NOOP("Problems", "{day} does not belong to month {month} of this year."),
        "",
    ),
    "year.no_day": (
        QT_TRANSLATE_NOOP("Problems", "{day} has no square."),
        QT_TRANSLATE_NOOP("Problems", "Every day of the year is needed, exactly once."),
    ),
    "year.kind": (
        QT_TRANSLATE_NOOP("Problems", "{day} must be a “{expected}”."),
        QT_TRANSLATE_NOOP("Problems", "Sundays are specials, all other days are leads."),
    ),
    "year.symbols": (
        QT_TRANSLATE_NOOP("Problems", "A square with {found} symbols."),
        QT_TRANSLATE_NOOP("Problems", "One is needed, or two that differ where “need” is “all”."),
    ),
    "year.flag": (
        QT_TRANSLATE_NOOP("Problems", "This square cannot be “{flag}”."),
        QT_TRANSLATE_NOOP("Problems", "{guide} says where flags stand and which go together."),
    ),
    "year.ranks": (
        QT_TRANSLATE_NOOP("Problems", "There are {found} ranks under “{key}”; seven are needed."),
        "",
    ),
    "year.rising": (
        QT_TRANSLATE_NOOP("Problems", "The ranks under “{key}” do not rise."),
        QT_TRANSLATE_NOOP("Problems", "The first begins at 0, each other one above the last."),
    ),
    "year.module": (
        QT_TRANSLATE_NOOP("Problems", "There is no rule “{id}”."),
        QT_TRANSLATE_NOOP("Problems", "{guide} lists the rules that a year may have."),
    ),
    "year.span": (
        QT_TRANSLATE_NOOP("Problems", "This rule holds from month {first} until month {last}."),
        QT_TRANSLATE_NOOP("Problems", "Rules begin in February at the earliest."),
    ),
    "year.number": (
        QT_TRANSLATE_NOOP("Problems", "“{key}” is {found}; it goes from {least} to {most}."),
        "",
    ),
    "year.order": (
        QT_TRANSLATE_NOOP("Problems", "“{least}” is more than “{most}”."),
        "",
    ),
}

_TEXTS: dict[str, tuple[str, str]] = {
    "year.no_text": (
        QT_TRANSLATE_NOOP("Problems", "Nothing is written under “{key}”."),
        "",
    ),
    "year.stray": (
        QT_TRANSLATE_NOOP("Problems", "Nothing in this year asks for “{key}”."),
        "",
    ),
    "year.long": (
        QT_TRANSLATE_NOOP("Problems", "“{key}” has {length} characters; {most} are the most."),
        "",
    ),
    "year.one_line": (
        QT_TRANSLATE_NOOP("Problems", "“{key}” is one line of at most {most} characters."),
        "",
    ),
    "year.brace": (
        QT_TRANSLATE_NOOP("Problems", "A brace stands under “{key}”; nothing is filled in here."),
        "",
    ),
    "year.line": (
        QT_TRANSLATE_NOOP("Problems", "The line “{id}” has no place, or two."),
        QT_TRANSLATE_NOOP("Problems", "Give it either “morning” or a “result”."),
    ),
    "year.tag": (
        QT_TRANSLATE_NOOP("Problems", "The line “{id}” cannot have a “{key}”."),
        "",
    ),
    "year.no_line": (
        QT_TRANSLATE_NOOP("Problems", "No line always fits “{result}”."),
        QT_TRANSLATE_NOOP("Problems", "Write one that may stand as soon as it can happen."),
    ),
    "year.few_lines": (
        QT_TRANSLATE_NOOP("Problems", "Only {found} lines always fit “{season}”."),
        QT_TRANSLATE_NOOP("Problems", "With fewer than {least} the same are read again too soon."),
    ),
    "year.no_original": (
        QT_TRANSLATE_NOOP("Problems", "“{key}” translates nothing."),
        "",
    ),
}

YEARS = {**_FILES, **_SQUARES, **_TEXTS}
