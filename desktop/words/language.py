"""Which language is spoken: finds and installs the program's own translations."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from desktop.paths import shipped

LANGUAGES = ("en", "es")
NATIVE = {
    "en": "English",
    "es": "Español",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "da": "Dansk",
}
"""Languages by what their own speakers call them."""
_installed: list[QTranslator] = []


def system_language() -> str:
    """The system's language if the program speaks it, else English."""
    code = QLocale.system().name().split("_")[0]
    return code if code in LANGUAGES else "en"


def hush() -> None:
    """Take every translation away: what is left is the English of the source."""
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())


def speak(language: str) -> str:
    """Switch every following `translate` to a language; returns the one now spoken.

    Needs a QCoreApplication. An unknown language or a missing file gives English.
    """
    code = language if language in LANGUAGES else system_language()
    hush()
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for path in (f"{qt}/qtbase_{code}.qm", str(shipped("i18n", f"solitarium_{code}.qm"))):
        translator = QTranslator(QCoreApplication.instance())
        if translator.load(path):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    QLocale.setDefault(QLocale(code))
    return code


def spoken() -> str:
    """The language that `speak` switched to last; before that English."""
    code = QLocale().name().split("_")[0]
    return code if _installed and code in LANGUAGES else "en"
