"""Names on the map are those of the story's language."""

from desktop.paths import shipped
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.text_keys import missing_texts, unknown_texts
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


def test_the_signs_of_a_map_are_in_the_language() -> None:
    found = pack()
    for place, first in (("thole", "El estrecho"), ("counting_house", "El estrecho")):
        drawn = Names(found, "es").drawing(place)
        signs = [prop.text for prop in drawn.props if prop.text]
        assert signs[0] == first
        assert len(drawn.props) == len(found.maps[place].drawing.props)
    assert missing_texts(found, "es") == ()
    assert unknown_texts(found, "es") == ()
