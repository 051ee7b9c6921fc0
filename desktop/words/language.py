"""Which language is spoken: finds and installs the program's own translations."""

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from desktop.paths import shipped

LANGUAGES = ("en", "es")
_installed: list[QTranslator] = []


def system_language() -> str:
    """The system's language if the program speaks it, else English."""
    code = QLocale.system().name().split("_")[0]
    return code if code in LANGUAGES else "en"


def speak(language: str) -> str:
    """Switch every following `translate` to a language; returns the one now spoken.

    Needs a QCoreApplication. An unknown language or a missing file gives English.
    """
    code = language if language in LANGUAGES else system_language()
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    for stem in ("qtbase", "solitarium"):
        translator = QTranslator(QCoreApplication.instance())
        if translator.load(str(shipped("i18n", f"{stem}_{code}.qm"))):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    QLocale.setDefault(QLocale(code))
    return code
