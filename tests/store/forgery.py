"""How saves are edited by hand, with and without mending their hashes."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from desktop.rules.kernel.history import canonical, chained, digest, root
from desktop.store.format import Header
from tests.store.desk import lines


def edited(path: Path, line: int, change: Callable[[Any], Any], again: bool = False) -> None:
    """Change one line; `again` mends the header and every digest and hash, as a forger would."""
    parts = lines(path)
    parts[line] = canonical(change(json.loads(parts[line])))
    if line == 0:
        parts[0] = msgspec.json.encode(json.loads(parts[0]))
    elif again:
        parts = forged(parts)
    path.write_bytes(b"\n".join(parts))


def forged(parts: list[bytes]) -> list[bytes]:
    header = msgspec.json.decode(parts[0], type=Header)
    states = [json.loads(line) for line in parts[1:3]]
    entries = [json.loads(line) for line in parts[3:-2]]
    entries[header.sealed - 1]["state"] = digest(states[0])
    entries[-1]["state"] = digest(states[1])
    previous = root(header.game, header.options, header.seed)
    for entry in entries:
        del entry["hash"]
        entry["hash"] = previous = chained(previous, entry)
    body = [canonical(value) for value in (*states, *entries)] + parts[-2:]
    digests = (digest(states[0]), digest(states[1]))
    size = len(b"\n".join(body))
    header = msgspec.structs.replace(header, states=digests, body=size, entries=len(entries))
    return [msgspec.json.encode(header), *body]


def header(path: Path, **fields: Any) -> None:
    parts = lines(path)
    raw = {**json.loads(parts[0]), **fields}
    path.write_bytes(b"\n".join([msgspec.json.encode(raw), *parts[1:]]))


def without(key: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda value: {name: part for name, part in value.items() if name != key}


def with_(**fields: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda value: {**value, **fields}
