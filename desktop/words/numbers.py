"""Figures as words in told prose, by language: whole numbers, and with what something was done.

From a hundred on, and in languages that are not here, numbers are digits.
"""

from collections.abc import Callable

_ENGLISH = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    "nineteen",
)
_ENGLISH_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_SPANISH = (
    *("cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"),
    *("once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho"),
    *("diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés", "veinticuatro"),
    *("veinticinco", "veintiséis", "veintisiete", "veintiocho", "veintinueve"),
)
_SPANISH_TENS = ("treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa")


def _english(number: int) -> str:
    if number < len(_ENGLISH):
        return _ENGLISH[number]
    tens, ones = divmod(number, 10)
    word = _ENGLISH_TENS[tens - 2]
    return f"{word}-{_ENGLISH[ones]}" if ones else word


def _spanish(number: int) -> str:
    if number < len(_SPANISH):
        return _SPANISH[number]
    tens, ones = divmod(number, 10)
    word = _SPANISH_TENS[tens - 3]
    return f"{word} y {_SPANISH[ones]}" if ones else word


_SAID: dict[str, Callable[[int], str]] = {"en": _english, "es": _spanish}


def in_words(number: int, language: str) -> str:
    """A number from 0 to 99 as a word; any other, and any other language, as digits."""
    said = _SAID.get(language)
    return said(number) if said is not None and 0 <= number < 100 else str(number)


def told_number(number: int, language: str) -> str:
    """A number as print has it: to twenty in words, beyond that in digits.

    One has a gender in many languages: for it there must be a sentence of its own.
    """
    return in_words(number, language) if 2 <= number <= 20 else str(number)


_DONE_WITH: dict[str, dict[str, str]] = {
    "en": {
        "STR": "strength",
        "WIS": "judgement",
        "INT": "wit",
        "DEX": "nimbleness",
        "CHA": "charm",
        "LUC": "luck",
    },
    "es": {
        "STR": "fuerza",
        "WIS": "juicio",
        "INT": "ingenio",
        "DEX": "agilidad",
        "CHA": "encanto",
        "LUC": "suerte",
    },
}


def told_attribute(attribute: str, language: str) -> str:
    """An Attribute as prose names it, after "with" or "by"; empty for none."""
    return _DONE_WITH.get(language, _DONE_WITH["en"]).get(attribute, "")
