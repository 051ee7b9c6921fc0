"""How widgets are dressed: the look chosen by the player, as palette, font and style."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import LAMP, Inks, Theme, inks
from desktop.store.settings import Settings

SLOW = 1.6
"""Dice of a slow fall lie after 1.1 s at the most; nothing may take longer than 1.2 s."""


class OddsShown(StrEnum):
    """When chances are shown."""

    OFF = "off"
    POINTING = "pointing"
    ALWAYS = "always"


class Look(msgspec.Struct, frozen=True):
    """What every drawn widget wears: palette, zoom (1.0 is 100 %), motion, odds, text size."""

    inks: Inks = LAMP
    zoom: float = 1.0
    motion: bool = True
    odds: OddsShown = OddsShown.ALWAYS
    reading: int = 0
    """Size of the journal's text from fonts.SIZES; 0 for the one that fits the page's width."""
    pace: float = 1.0
    """How long movements last: 1 brisk, more for slow; without motion nothing moves at all."""


def system_theme() -> Theme:
    """The theme that the system asks for: high contrast, dark, else light."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return Theme.CONTRAST
    return Theme.LATE if hints.colorScheme() == Qt.ColorScheme.Dark else Theme.LAMP


def look_of(theme: str, zoom: float = 1.0, motion: bool = True) -> Look:
    """A look by the theme's name; "system" for what the system asks for.

    Raises ValueError for a theme that is none.
    """
    chosen = system_theme() if theme == "system" else Theme(theme)
    return Look(inks=inks(chosen), zoom=zoom, motion=motion)


def palette(shades: Inks) -> QPalette:
    """The palette of menus, fields and dialogs, which lie on the desk or on paper."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: shades.desk,
        QPalette.ColorRole.WindowText: shades.desk_text,
        QPalette.ColorRole.Base: shades.page,
        QPalette.ColorRole.AlternateBase: shades.page,
        QPalette.ColorRole.Text: shades.ink,
        QPalette.ColorRole.PlaceholderText: shades.quiet,
        QPalette.ColorRole.Button: shades.page,
        QPalette.ColorRole.ButtonText: shades.ink,
        QPalette.ColorRole.BrightText: shades.on_red,
        QPalette.ColorRole.ToolTipBase: shades.page,
        QPalette.ColorRole.ToolTipText: shades.ink,
        QPalette.ColorRole.Highlight: shades.ribbon,
        QPalette.ColorRole.HighlightedText: "#FFFFFF" if shades.textures else "#000000",
        QPalette.ColorRole.Link: shades.sea,
    }
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        quiet = shades.desk_quiet if role == QPalette.ColorRole.WindowText else shades.quiet
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(quiet))
    return made


def style_sheet(look: Look) -> str:
    """What the palette cannot say: menus and fields flat, square and of our lines."""
    shades, zoom = look.inks, look.zoom
    wide = max(1, round(shades.focus_widths[0]))
    return f"""
    QMenuBar, QStatusBar {{ background: {shades.desk}; color: {shades.desk_text}; }}
    QMenuBar::item {{ padding: {round(4 * zoom)}px {round(10 * zoom)}px; background: transparent; }}
    QMenuBar::item:selected {{ background: {shades.desk_grain}; color: {shades.desk_text}; }}
    QStatusBar QLabel, QMenuBar QLabel {{ color: {shades.desk_quiet}; }}
    QStatusBar::item {{ border: none; }}
    QMenu {{ background: {shades.page}; color: {shades.ink}; border: 1px solid {shades.quiet}; }}
    QMenu::item {{ padding: {round(5 * zoom)}px {round(24 * zoom)}px; }}
    QMenu::item:selected {{ background: {shades.ink}; color: {shades.page}; }}
    QMenu::item:disabled {{ color: {shades.quiet}; }}
    QToolTip {{ background: {shades.page}; color: {shades.ink}; border: 1px solid {shades.quiet};
        padding: {round(4 * zoom)}px; }}
    QLineEdit, QPlainTextEdit, QSpinBox, QComboBox {{ background: {shades.page};
        color: {shades.ink}; border: 1px solid {shades.quiet}; border-radius: 2px;
        padding: {round(4 * zoom)}px; }}
    QPushButton {{ background: {shades.page}; color: {shades.ink};
        border: 1px solid {shades.quiet}; border-radius: 4px;
        padding: {round(6 * zoom)}px {round(16 * zoom)}px; }}
    QPushButton:default {{ border: 2px solid {shades.ink}; }}
    QPushButton:disabled {{ color: {shades.quiet}; }}
    QPushButton:focus, QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QComboBox:focus
        {{ border: {wide}px solid {shades.sea}; }}
    QComboBox QAbstractItemView {{ background: {shades.page}; color: {shades.ink};
        selection-background-color: {shades.ink}; selection-color: {shades.page}; }}
    QScrollBar {{ background: transparent; border: none; margin: 0; }}
    QScrollBar:vertical {{ width: {round(10 * zoom)}px; }}
    QScrollBar:horizontal {{ height: {round(10 * zoom)}px; }}
    QScrollBar::handle {{ background: {shades.tab_done}; border-radius: 2px;
        margin: {round(2 * zoom)}px; min-height: {round(28 * zoom)}px;
        min-width: {round(28 * zoom)}px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """


def dress(app: QApplication, look: Look) -> None:
    """Put a look on the whole program, live."""
    sheet = style_sheet(look)
    if app.styleSheet() == sheet:
        return  # every widget would be polished again for nothing
    app.setPalette(palette(look.inks))
    app.setFont(font(Face.LABEL, 13, look.zoom))
    app.setStyleSheet(sheet)


def look_from(settings: Settings) -> Look:
    """The look that the player's settings ask for, the system's wishes heeded."""
    still = settings.motion == "reduced" or settings.pacing == "at_once"
    if settings.motion == "system":
        still = still or _system_still()
    made = look_of(settings.theme, settings.zoom / 100, motion=not still)
    return msgspec.structs.replace(
        made,
        odds=OddsShown(settings.odds),
        reading=settings.journal_size,
        pace=SLOW if settings.pacing == "slow" else 1.0,
    )


def _system_still() -> bool:
    """Whether the system asks for reduced motion (Qt tells it from 6.11 on)."""
    hints = QGuiApplication.styleHints().accessibility()
    preference = getattr(hints, "motionPreference", None)
    return callable(preference) and str(preference()).endswith("ReducedMotion")
