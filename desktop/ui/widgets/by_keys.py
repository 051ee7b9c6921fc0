"""Whether a focus came by the keys that walk: only then is a ring drawn round a whole page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent

_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


def by_keys(event: QFocusEvent) -> bool:
    """Whether Tab led here; a page that was laid open has the focus without being asked."""
    return event.reason() in _BY_KEYS
