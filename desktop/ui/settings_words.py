"""The settings that are chosen from: their values, and what they are called."""

from PySide6.QtCore import QCoreApplication, QLocale, QTime

from desktop.words.language import LANGUAGES, NATIVE

ZOOMS = (75, 90, 100, 110, 125, 150, 175, 200, 250)
HOURS = (-1, 7, 8, 9, 12, 17, 18, 19, 20, 21, 22)
SETTINGS: dict[str, tuple[object, ...]] = {
    "theme": ("system", "lamp", "late", "contrast"),
    "zoom": ZOOMS,
    "journal_size": (0, 15, 17, 20, 24),
    "odds": ("off", "pointing", "always"),
    "advice": ("asked", "always"),
    "pacing": ("slow", "brisk", "at_once"),
    "motion": ("system", "full", "reduced"),
    "dice": ("program", "typed"),
    "reminder": HOURS,
    "language": ("", *LANGUAGES),
    "content_language": ("", *LANGUAGES),
}
"""The settings that are chosen from, each with its values."""


def setting_name(setting: str) -> str:
    """What a setting is called. Raises KeyError for one that is not chosen from."""
    return {
        "theme": QCoreApplication.translate("Settings", "Theme"),
        "zoom": QCoreApplication.translate("Settings", "Zoom"),
        "journal_size": QCoreApplication.translate("Settings", "Size of the journal's text"),
        "odds": QCoreApplication.translate("Settings", "Odds"),
        "advice": QCoreApplication.translate("Settings", "Advice on the calendar's dice"),
        "pacing": QCoreApplication.translate("Settings", "Pacing"),
        "motion": QCoreApplication.translate("Settings", "Motion"),
        "dice": QCoreApplication.translate("Settings", "Dice of new games"),
        "reminder": QCoreApplication.translate("Settings", "Remind me of the calendar"),
        "language": QCoreApplication.translate("Settings", "Language"),
        "content_language": QCoreApplication.translate("Settings", "Language of stories"),
    }[setting]


def value_name(setting: str, value: object) -> str:
    """What a value of a setting is called."""
    match setting, value:
        case "zoom", _:
            return QCoreApplication.translate("Settings", "{percent} %").format(percent=value)
        case "reminder", -1:
            return QCoreApplication.translate("Settings", "Never")
        case "reminder", int():
            hour = QLocale().toString(QTime(value, 0), QLocale.FormatType.ShortFormat)
            return QCoreApplication.translate("Settings", "At {hour}").format(hour=hour)
        case "journal_size", 0:
            return QCoreApplication.translate("Settings", "As fits the page")
        case "content_language", "":
            return QCoreApplication.translate("Settings", "As the program")
        case _, "" | "system":
            return QCoreApplication.translate("Settings", "As the system")
        case "language" | "content_language", str():
            return NATIVE.get(value, value)
        case _:
            return _plain_values().get(str(value), str(value))


def _plain_values() -> dict[str, str]:
    return {
        "lamp": QCoreApplication.translate("Settings", "Lamp"),
        "late": QCoreApplication.translate("Settings", "Late"),
        "contrast": QCoreApplication.translate("Settings", "High contrast"),
        "off": QCoreApplication.translate("Settings", "Off"),
        "pointing": QCoreApplication.translate("Settings", "When I point"),
        "always": QCoreApplication.translate("Settings", "Always"),
        "asked": QCoreApplication.translate("Settings", "When I ask"),
        "slow": QCoreApplication.translate("Settings", "Slow"),
        "brisk": QCoreApplication.translate("Settings", "Brisk"),
        "at_once": QCoreApplication.translate("Settings", "At once"),
        "full": QCoreApplication.translate("Settings", "Full"),
        "reduced": QCoreApplication.translate("Settings", "Reduced"),
        "program": QCoreApplication.translate("Settings", "The program rolls"),
        "typed": QCoreApplication.translate("Settings", "Real dice, typed in"),
    }
