"""`maps/FORMAT.md`, made from the records themselves: every key with its kind and meaning."""

from collections.abc import Iterator

import msgspec
from msgspec import inspect

from desktop.rules.games.aventura.content import effects as fx
from desktop.rules.games.aventura.content import schema
from desktop.workshop.meanings import meaning

_OPENING = """\
# The format of adventures

Made from the program's own types by `python -m desktop.workshop.format`; not to be edited.

An adventure is a folder, or the same folder as a zip named `.solpack`. Its words are TOML, its maps
are drawn with [Tiled](https://www.mapeditor.org). Nothing else may lie in it.

```
pack.toml            what the pack is, who is played, how it may end
cards.toml           Object cards and adversaries
wounds.toml          the wounds 1 to 11
journal/<map>.toml   entries, events and rules of a map; its id is the file's name
<map>.tmj            the drawing of the map (or <map>.tmx)
art/<name>.png       pictures, also .jpg and .webp, listed in [pack] art
text/<language>.toml translations, listed in [pack] languages
LICENSE.txt          if you like
```

`python -m desktop check FOLDER` tells everything that is wrong with it, at once.

A text is at most 20,000 characters; a name or title 200. A blank line begins a new paragraph, `- `
an item of a list; `*so*` is emphasis, `**so**` is strong, `[icon:strength]` a sign (also `skill`,
`willpower`, `investigation`, `action`, `return`) and `[go:A2]` the name of an entry. No HTML.
"""

_TRANSLATIONS = """\
## text/<language>.toml

Every text of the pack under a key that says where it stands. Tables and dots are the same:
`[fog_quay.A]` with `text = "..."`, or `"fog_quay.A.text" = "..."`. A text that is missing is shown
in the pack's own language; `check` counts the missing ones and names keys that nothing asks for.

| key | text |
|---|---|
| `pack.title`, `pack.intro` | title and introduction |
| `counter.<name>.label` | a counter of the party |
| `investigator.<id>.name`, `.calling`, `.text` | an investigator |
| `<map>.title`, `.subtitle`, `.defeat` | a map |
| `<map>.zone.<zone>.title` | a zone's title |
| `<map>.sign.<n>.text` | words drawn on the map, counted from 0 |
| `<map>.<paragraph>.title`, `.flavour`, `.text` | an entry |
| `<map>.<paragraph>.<option>.label`, `.closed`, `.failed.0`, `.failed.1`, `.prompt` | an option |
| `<map>.event.<turn>.title`, `.text` | an event |
| `<map>.rule.<place>.text` | a rule of the map, counted from 0 |
| `card.<no>.name`, `.text`, `.counter.label` | an Object card |
| `adversary.<no>.name`, `.text`, `.double.title`, `.special.<place>.text` | an adversary |
| `wound.<no>.physical.name`, `.text`, and `.mental` | a wound |
| `ending.<id>.title`, `.text` | an ending |

Texts inside effects add their place, counted from 0: `<map>.<paragraph>.effects.2.text` (a `say`),
`.effects.2.failed.0`, `.effects.2.passed`, `.effects.2.on_fail.effects.0.text`,
`.effects.2.option.<option>.label`. An option's own are `<option>.on_fail.effects.0.text`.
"""

_MAPS = """\
## <map>.tmj

Orthogonal maps with object layers and no tileset. Map properties: `format = "solitarium-map/1"`,
`snap` (pixels a lattice unit, default 1), `start` (a zone or letter, default `A`). The `type` of an
object says what it is.

- `zones`: polygons or rectangles of type `zone`; the name is the zone's id. Properties: `letter`
  (default: the name, if it is one capital; empty: none), `red`, `title`. A `hole` has `of`.
- `walls`: polylines or polygons of type `wall`.
- `passages`: polylines of two points on a wall or border, of type `door`, `window` or `open`;
  `highlighted` (default true) says whether it may be passed.
- `centres`: points named as a zone; they pin the centre from which sight is taken.
- `links`: objects with `from` and `to`, such as stairs: for movement, never for sight.
- `props`: points, shapes and texts for drawing; one of type `padlock` closes a zone at the start.
- an image layer, at most one, with a picture of `art/`: the background.
"""

_FILES: tuple[tuple[str, tuple[type[msgspec.Struct], ...]], ...] = (
    (
        "pack.toml",
        (
            schema.PackFile,
            schema.PackHead,
            schema.CounterRule,
            schema.InvestigatorCard,
            schema.EndingText,
        ),
    ),
    (
        "journal/<map>.toml",
        (
            schema.JournalFile,
            schema.ClockRule,
            schema.Paragraph,
            fx.ReadOption,
            fx.Test,
            fx.Code,
            schema.Event,
            schema.MapRule,
            schema.LosOverride,
        ),
    ),
    (
        "cards.toml",
        (
            schema.CardsFile,
            schema.CardText,
            schema.Passive,
            schema.Action,
            schema.WeaponRow,
            schema.Return,
            schema.AdversaryCard,
            schema.AdversaryRow,
            schema.Attack,
            schema.Hook,
        ),
    ),
    ("wounds.toml", (schema.WoundsFile, schema.WoundCard, schema.WoundHalf)),
    ("Conditions", (fx.Needs,)),
)


def described() -> str:
    """The whole of `maps/FORMAT.md`."""
    return "\n".join([_OPENING, *_files(), *_effects(), _MAPS, _TRANSLATIONS]).rstrip() + "\n"


def records() -> tuple[type[msgspec.Struct], ...]:
    """Every record that is described, effects included."""
    return (*(shape for _, shapes in _FILES for shape in shapes), *_effect_types())


def fields_of(shape: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    """The keys of a record as authors write them."""
    told = inspect.type_info(shape)
    return told.fields if isinstance(told, inspect.StructType) else ()


def _files() -> Iterator[str]:
    for title, shapes in _FILES:
        yield f"## {title}\n"
        for shape in shapes:
            yield from _record(shape, shape.__name__)


def _effects() -> Iterator[str]:
    yield "## Effects\n"
    yield "`effects` is a list of tables; `do` says which effect one is.\n"
    for shape in _effect_types():
        yield from _record(shape, f'do = "{shape.__struct_config__.tag}"')


def _effect_types() -> tuple[type[msgspec.Struct], ...]:
    union = inspect.type_info(fx.Effect)
    parts = union.types if isinstance(union, inspect.UnionType) else ()
    return tuple(part.cls for part in parts if isinstance(part, inspect.StructType))


def _record(shape: type[msgspec.Struct], title: str) -> Iterator[str]:
    yield f"### {title}\n"
    yield f"{(shape.__doc__ or '').strip()}\n"
    fields = fields_of(shape)
    if not fields:
        return
    rows = ["| key | kind | without it | meaning |", "|---|---|---|---|"]
    for field in fields:
        key = field.encode_name
        default = "needed" if field.required else _default(field)
        what = meaning(shape.__name__, key).replace("|", "\\|")
        rows.append(f"| `{key}` | {_kind(field.type)} | {default} | {what} |")
    yield "\n".join(rows) + "\n"


def _default(field: inspect.Field) -> str:
    value = field.default
    if value in (msgspec.NODEFAULT, None, (), ""):
        return ""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{list(value) if isinstance(value, tuple) else value}`"


def _kind(shape: inspect.Type) -> str:
    match shape:
        case inspect.UnionType(types=types):
            parts = [part for part in types if not isinstance(part, inspect.NoneType)]
            return _kind(parts[0]) if len(parts) == 1 else "effect"
        case inspect.VarTupleType(item_type=item):
            return f"list of {_kind(item)}"
        case inspect.TupleType(item_types=items):
            return f"list of {len(items)} numbers"
        case inspect.DictType(value_type=value):
            return f"table of {_kind(value)}"
        case inspect.StructType(cls=cls):
            return cls.__name__
        case _:
            return _PLAIN[type(shape)]


_PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "text",
    inspect.IntType: "number",
    inspect.BoolType: "true or false",
    inspect.LiteralType: "word",
}


if __name__ == "__main__":
    from desktop.paths import shipped

    shipped("maps", "FORMAT.md").write_text(described(), "utf-8", newline="\n")
