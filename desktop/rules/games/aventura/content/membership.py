"""Which members a pack may have, must have, and has: by its manifest, `pack.toml`.

Problem codes (facts):
  pack.missing_member (member)            a file that the manifest names, or that every pack has
  pack.unlisted_member (member, nearest)  a file that the manifest does not name
  pack.two_drawings (map)                 both <map>.tmj and <map>.tmx
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from desktop.rules.games.aventura.content import pictures
from desktop.rules.games.aventura.content.schema import PackFile, PackHead
from desktop.rules.kernel.errors import Problem
from desktop.rules.kernel.strict import nearest
from desktop.rules.kernel.toml_text import parse

MIMETYPE = b"application/x-solitarium-pack"
MANIFEST = "pack.toml"
_ALWAYS = frozenset({MANIFEST, "wounds.toml"})
_EVER = frozenset({"mimetype", "LICENSE.txt", "cards.toml"}) | _ALWAYS


@lru_cache(maxsize=8)
def members_named(manifest: bytes) -> frozenset[str]:
    """Every member that a pack with this `pack.toml` may have, sound or not."""
    table, _ = parse(MANIFEST, manifest)
    head = (table or {}).get("pack")
    lists = head if isinstance(head, dict) else {}
    names = set(_EVER)
    for place in _words(lists.get("maps")):
        names |= {f"journal/{place}.toml", f"{place}.tmj", f"{place}.tmx"}
    names |= {f"text/{language}.toml" for language in _words(lists.get("languages"))}
    for art in _words(lists.get("art")):
        names.update(pictures_named(art))
    return frozenset(names)


def pictures_named(art: str) -> list[str]:
    """The members that a picture's name may stand for: with its ending, or with any of them."""
    if "." in art:
        return [f"art/{art}"]
    return [f"art/{art}.{ending}" for ending in pictures.ENDINGS]


def drawings(place: str, members: Mapping[str, bytes]) -> list[str]:
    """The members that draw a map; there should be exactly one."""
    return [name for name in (f"{place}.tmj", f"{place}.tmx") if name in members]


def missing_and_unlisted(members: Mapping[str, bytes], file: PackFile | None) -> Iterator[Problem]:
    """Members that are missing, that come twice, or that nobody named."""
    wanted = set(_ALWAYS)
    if file is not None:
        wanted |= _wanted(file.pack, members)
        for place in file.pack.maps:
            both = drawings(place, members)
            if len(both) > 1:
                yield Problem("pack.two_drawings", "error", both[0], "", {"map": place})
    for name in sorted(wanted - set(members)):
        yield Problem("pack.missing_member", "error", name, "", {"member": name})
    if MANIFEST in members:
        yield from unlisted(members, members[MANIFEST])


def _wanted(head: PackHead, members: Mapping[str, bytes]) -> set[str]:
    wanted = {f"journal/{place}.toml" for place in head.maps}
    wanted |= {f"text/{language}.toml" for language in head.languages}
    wanted |= {f"{place}.tmj" for place in head.maps if not drawings(place, members)}
    named = [pictures_named(art) for art in head.art]
    return wanted | {names[0] for names in named if not any(name in members for name in names)}


def unlisted(names: Iterable[str], manifest: bytes) -> Iterator[Problem]:
    """The names among these that the manifest does not allow."""
    allowed = members_named(manifest)
    for name in sorted(set(names) - allowed):
        facts = {"member": name, "nearest": nearest(name, sorted(allowed))}
        yield Problem("pack.unlisted_member", "error", name, "", facts)


def _words(value: object) -> list[str]:
    """The short texts of a list that nobody has checked yet."""
    if not isinstance(value, list):
        return []
    return [word for word in value[:1000] if isinstance(word, str) and len(word) <= 120]
