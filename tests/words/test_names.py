"""Names on the map are those of the story's language."""

from desktop.paths import shipped
from desktop.rules.games.aventura.content.pack import Pack
from desktop.store.packs import load_pack
from desktop.words.aventura.names import Names


def pack() -> Pack:
    return load_pack(shipped("maps", "last_boat"))


def test_a_map_bears_the_titles_of_the_language() -> None:
    found = pack()
    spanish, english = Names(found, "es"), Names(found, "en")
    assert spanish.drawing("pier_four").zones["A"].title == "Puerta del tranvía"
    assert spanish.drawing("pier_four") is spanish.drawing("pier_four")
    assert english.drawing("pier_four") is found.maps["pier_four"].drawing


def test_every_zone_of_the_pack_is_called_something_else_or_the_same_on_purpose() -> None:
    found = pack()
    names = Names(found, "es")
    titled = 0
    for place, content in found.maps.items():
        for zone, drawn in content.drawing.zones.items():
            called = names.drawing(place).zones[zone].title
            assert bool(called) == bool(drawn.title), (place, zone)
            titled += called != drawn.title
    assert titled > 40
