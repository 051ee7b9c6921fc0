"""Every text of a pack under the key that a translation gives it.

A key is the place of the text: `<map>.<paragraph>.text`, `<map>.<paragraph>.<option>.label`,
`<map>.event.<turn>.text`, `card.<no>.name`. Effects that hold texts add their place from 0:
`<map>.<paragraph>.effects.2.text`, `.effects.2.on_fail.effects.0.text`, `.effects.2.failed.0`.
"""

from collections.abc import Iterator, Sequence

from desktop.rules.games.aventura.content.effects import Choose, Effect, ReadOption, Say, TestEffect
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.schema import (
    AdversaryCard,
    CardText,
    Paragraph,
    WoundCard,
    WoundHalf,
)

Texts = Iterator[tuple[str, str]]


def text_keys(pack: Pack) -> dict[str, str]:
    """Key -> original, for every text that is not empty, in the order of the pack."""
    texts: dict[str, str] = {}
    for part in _parts(pack):
        texts.update((key, text) for key, text in part if text)
    return texts


def missing_texts(pack: Pack, language: str) -> tuple[str, ...]:
    """The keys that a translation still lacks; they fall back to the original."""
    have = pack.texts.get(language, {})
    return tuple(key for key in text_keys(pack) if key not in have)


def unknown_texts(pack: Pack, language: str) -> tuple[str, ...]:
    """The keys of a translation that the pack does not have."""
    known = text_keys(pack)
    return tuple(key for key in pack.texts.get(language, {}) if key not in known)


def _parts(pack: Pack) -> Iterator[Texts]:
    yield _head(pack)
    for content in pack.maps.values():
        yield _map(content)
    for card in pack.cards.values():
        yield _card(card)
    for adversary in pack.adversaries.values():
        yield _adversary(adversary)
    for wound in pack.wounds.values():
        yield _wound(wound)
    for ending in pack.endings.values():
        yield iter(
            [(f"ending.{ending.id}.title", ending.title), (f"ending.{ending.id}.text", ending.text)]
        )


def _head(pack: Pack) -> Texts:
    yield "pack.title", pack.head.title
    yield "pack.intro", pack.head.intro
    for name, rule in pack.head.counters.items():
        yield f"counter.{name}.label", rule.label
    for one in pack.investigators.values():
        yield f"investigator.{one.id}.name", one.name
        yield f"investigator.{one.id}.calling", one.calling
        yield f"investigator.{one.id}.text", one.text


def _map(content: MapContent) -> Texts:
    journal, place = content.journal, content.id
    yield f"{place}.title", journal.title
    yield f"{place}.subtitle", journal.subtitle
    yield f"{place}.defeat", journal.defeat
    yield from _effects(f"{place}.entry.effects", journal.effects)
    for zone in content.drawing.zones.values():
        yield f"{place}.zone.{zone.id}.title", zone.title or ""
    signs = [prop.text for prop in content.drawing.props if prop.text]
    for number, sign in enumerate(signs):
        yield f"{place}.sign.{number}.text", sign
    for paragraph in journal.paragraph:
        yield from _paragraph(f"{place}.{paragraph.id}", paragraph)
    for event in journal.event:
        yield f"{place}.event.{event.turn}.title", event.title
        yield f"{place}.event.{event.turn}.text", event.text
        yield from _effects(f"{place}.event.{event.turn}.effects", event.effects)
    for number, rule in enumerate(journal.rule):
        yield f"{place}.rule.{number}.text", rule.text
        yield from _effects(f"{place}.rule.{number}.effects", rule.effects)


def _paragraph(key: str, paragraph: Paragraph) -> Texts:
    yield f"{key}.title", paragraph.title
    yield f"{key}.flavour", paragraph.flavour
    yield f"{key}.text", paragraph.text
    yield from _effects(f"{key}.effects", paragraph.effects)
    for option in paragraph.options:
        yield from _option(f"{key}.{option.key}", option)


def _option(key: str, option: ReadOption) -> Texts:
    yield f"{key}.label", option.label
    yield f"{key}.closed", option.closed or ""
    yield from _failed(key, option.failed)
    if option.code is not None:
        yield f"{key}.prompt", option.code.prompt
    yield from _effects(f"{key}.on_fail.effects", option.on_fail)


def _failed(key: str, failed: Sequence[str]) -> Texts:
    for number, text in enumerate(failed):
        yield f"{key}.failed.{number}", text


def _effects(key: str, effects: Sequence[Effect]) -> Texts:
    for number, effect in enumerate(effects):
        here = f"{key}.{number}"
        match effect:
            case Say(text=text):
                yield f"{here}.text", text
            case TestEffect():
                yield f"{here}.passed", effect.passed or ""
                yield from _failed(here, effect.failed)
                yield from _effects(f"{here}.on_pass.effects", effect.on_pass)
                yield from _effects(f"{here}.on_fail.effects", effect.on_fail)
            case Choose(options=options):
                for option in options:
                    yield from _option(f"{here}.option.{option.key}", option)
            case _:
                continue


def _card(card: CardText) -> Texts:
    key = f"card.{card.no}"
    yield f"{key}.name", card.name
    yield f"{key}.text", card.text
    if card.counter is not None:
        yield f"{key}.counter.label", card.counter.label
    if card.return_ is not None:
        yield from _effects(f"{key}.return.effects", card.return_.effects)
    if card.action is not None:
        action = card.action
        yield from _effects(f"{key}.action.effects", action.effects)
        yield from _effects(f"{key}.action.on_pass.effects", action.on_pass)
        yield from _effects(f"{key}.action.on_fail.effects", action.on_fail)
        for name, row in (
            ("double", action.double),
            ("triple", action.triple),
            ("run", action.run),
        ):
            if row is not None:
                yield from _effects(f"{key}.row.{name}.effects", row.effects)


def _adversary(card: AdversaryCard) -> Texts:
    key = f"adversary.{card.no}"
    yield f"{key}.name", card.name
    yield f"{key}.text", card.text
    for name, row in (("double", card.double), ("triple", card.triple), ("run", card.run)):
        if row is None:
            continue
        yield f"{key}.{name}.title", row.title
        if row.attack is not None:
            yield from _effects(f"{key}.{name}.on_pass.effects", row.attack.on_pass)
            yield from _effects(f"{key}.{name}.on_fail.effects", row.attack.on_fail)
    for number, hook in enumerate(card.special):
        yield f"{key}.special.{number}.text", hook.text
        yield from _effects(f"{key}.special.{number}.effects", hook.effects)


def _wound(card: WoundCard) -> Texts:
    halves: tuple[tuple[str, WoundHalf], ...] = (
        ("physical", card.physical),
        ("mental", card.mental),
    )
    for name, half in halves:
        key = f"wound.{card.no}.{name}"
        yield f"{key}.name", half.name
        yield f"{key}.text", half.text
        yield from _effects(f"{key}.effects", half.effects)
