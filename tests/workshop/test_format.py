"""`maps/FORMAT.md` says what the records say."""

from desktop.paths import shipped
from desktop.rules.games.aventura.content.reading import read_pack
from desktop.rules.games.aventura.content.trees import records as records_of
from desktop.workshop import format as pack_format
from desktop.workshop.meanings import GENERAL, OF_RECORD
from tests.tide_ledger import members


def test_the_published_format_is_current() -> None:
    assert shipped("maps", "FORMAT.md").read_text("utf-8") == pack_format.described()


def test_every_kind_of_record_is_described() -> None:
    described = set(pack_format.records())
    used = {type(node) for _, node in records_of(read_pack(members()))}
    assert {shape.__name__ for shape in used} - {shape.__name__ for shape in described} == set()


def test_no_meaning_without_its_key() -> None:
    keys = {
        f"{shape.__name__}.{field.encode_name}"
        for shape in pack_format.records()
        for field in pack_format.fields_of(shape)
    }
    assert OF_RECORD.keys() - keys == set()
    assert GENERAL.keys() - {key.partition(".")[2] for key in keys} == set()
