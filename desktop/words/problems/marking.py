"""Marks a text for translation where it stands; it is translated when it is shown."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text itself. Qt's own does the same but is typed as an object; lupdate knows the name."""
    return text
