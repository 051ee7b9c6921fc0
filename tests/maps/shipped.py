"""The introductory pack, opened once, and its texts sorted by what they are."""

import re
from functools import lru_cache
from pathlib import Path

from desktop import paths
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.text_keys import text_keys
from desktop.store.packs import load_pack

FOLDER = paths.shipped("maps") / "last_boat"
LANGUAGES = ("en", "es")

Texts = dict[str, str]

# What a text is, by its key; the first that fits. Keys are those of content/text_keys.py.
KINDS = {
    "mood": r"^[a-z_0-9]+\.\w+\.flavour$",
    "label": r"^(?!counter).*\.label$",
    "closed": r"\.closed$",
    "failed": r"\.failed\.\d$",
    "entry": r"^(?!card|adversary|wound|ending|investigator)\w+\.(?:\w+|event\.\d+)\.text$",
    "said": r"\.(?:passed|effects\.\d+\.text)$",
    "defeat": r"\.defeat$",
    "card": r"^card\.\d+\.text$",
    "ending": r"^ending\.\w+\.text$",
}


@lru_cache(maxsize=1)
def pack() -> Pack:
    """The pack of `maps/last_boat`."""
    return load_pack(Path(FOLDER))


@lru_cache(maxsize=4)
def texts(language: str = "en") -> Texts:
    """Every text by its key; the pack's own language, or a translation."""
    own = text_keys(pack())
    return own if language == pack().head.language else dict(pack().texts[language])


def of_kind(*kinds: str, language: str = "en") -> Texts:
    """The texts of these kinds of KINDS."""
    return {key: text for key, text in texts(language).items() if kind_of(key) in kinds}


def kind_of(key: str) -> str | None:
    """The kind of a text, None for names, titles and what else is no prose."""
    return next((kind for kind, shape in KINDS.items() if re.search(shape, key)), None)


def words(text: str) -> int:
    """How many words a text has, as one counts them on the page."""
    return len(text.split())


def sentences(text: str) -> list[str]:
    """Its sentences of four words or more, in lower case."""
    parts = re.split(r"(?<=[.?!…])[”»)]*\s+", text)
    return [part.lower() for part in parts if words(part) >= 4]
