"""Maps that cannot be read, and maps that players will argue about."""

from desktop.words.problems.marking import QT_TRANSLATE_NOOP

MAPS: dict[str, tuple[str, str]] = {
    "map.too_large": (
        QT_TRANSLATE_NOOP("Problems", "The map has {bytes} bytes; {limit} are the most."),
        "",
    ),
    "map.not_utf8": (
        QT_TRANSLATE_NOOP("Problems", "The map is not UTF-8 (byte {byte})."),
        QT_TRANSLATE_NOOP("Problems", "Save it again with Tiled."),
    ),
    "map.not_json": (
        QT_TRANSLATE_NOOP("Problems", "This is no JSON (line {line}, column {column})."),
        QT_TRANSLATE_NOOP("Problems", "Save it again with Tiled, as .tmj."),
    ),
    "map.not_xml": (
        QT_TRANSLATE_NOOP("Problems", "This is no XML (line {line}, column {column})."),
        QT_TRANSLATE_NOOP("Problems", "Save it again with Tiled, as .tmx."),
    ),
    "map.doubled_key": (
        QT_TRANSLATE_NOOP("Problems", "The key “{key}” stands twice in one object."),
        QT_TRANSLATE_NOOP("Problems", "Save it again with Tiled."),
    ),
    "map.not_finite": (
        QT_TRANSLATE_NOOP("Problems", "“{value}” is no number for a map."),
        "",
    ),
    "map.huge_number": (
        QT_TRANSLATE_NOOP("Problems", "A number of {digits} digits."),
        "",
    ),
    "map.too_deep": (
        QT_TRANSLATE_NOOP("Problems", "The file is nested deeper than {limit} levels."),
        "",
    ),
    "map.lone_surrogate": (
        QT_TRANSLATE_NOOP("Problems", "The file holds half a sign."),
        QT_TRANSLATE_NOOP("Problems", "Save it again as UTF-8."),
    ),
    "map.doctype": (
        QT_TRANSLATE_NOOP("Problems", "The map may have no DOCTYPE and no entities."),
        QT_TRANSLATE_NOOP("Problems", "Save it again with Tiled."),
    ),
    "map.not_tiled": (
        QT_TRANSLATE_NOOP("Problems", "This is no map of Tiled: {why}."),
        "",
    ),
    "map.format": (
        QT_TRANSLATE_NOOP("Problems", "The map's format is “{found}”, not “{wanted}”."),
        QT_TRANSLATE_NOOP("Problems", "Set the map property “format”."),
    ),
    "map.orientation": (
        QT_TRANSLATE_NOOP("Problems", "The map is {found}; only orthogonal maps can be played."),
        QT_TRANSLATE_NOOP("Problems", "Choose orthogonal in the map's properties."),
    ),
    "map.snap": (
        QT_TRANSLATE_NOOP("Problems", "“snap” cannot be {found}."),
        QT_TRANSLATE_NOOP("Problems", "Use a number above 0."),
    ),
    "map.external": (
        QT_TRANSLATE_NOOP("Problems", "{what} outside the pack: {source}."),
        QT_TRANSLATE_NOOP(
            "Problems",
            "Keep everything in the pack's folder; tilesets are not needed.",
        ),
    ),
    "map.picture": (
        QT_TRANSLATE_NOOP("Problems", "The background “{found}” must be a picture of art/."),
        "",
    ),
    "map.two_pictures": (
        QT_TRANSLATE_NOOP("Problems", "There is a second background, “{found}”."),
        QT_TRANSLATE_NOOP("Problems", "Keep one image layer."),
    ),
    "map.layer_broken": (
        QT_TRANSLATE_NOOP("Problems", "A layer cannot be read: {why}."),
        QT_TRANSLATE_NOOP("Problems", "Save it again with Tiled."),
    ),
    "map.no_zones": (
        QT_TRANSLATE_NOOP("Problems", "The map has no zones."),
        QT_TRANSLATE_NOOP("Problems", "Draw them on the object layer “zones”."),
    ),
    "map.tangled": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The lines of the map cross in too many places to be untangled.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Draw walls and zones with fewer points."),
    ),
    "map.more_problems": (
        QT_TRANSLATE_NOOP("Problems", "{count} further problems are not shown."),
        "",
    ),
    "map.object_broken": (
        QT_TRANSLATE_NOOP("Problems", "The object cannot be read: {why}."),
        "",
    ),
    "map.object_shape": (
        QT_TRANSLATE_NOOP("Problems", "{object} is a {found}; here it must be: {wanted}."),
        "",
    ),
    "map.object_type": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "{object} has the type “{found}”; here it must be: {wanted}.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Set “type” in Tiled."),
    ),
    "map.property": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The property “{property}” is “{found}”; it must be: {wanted}.",
        ),
        "",
    ),
    "map.out_of_range": (
        QT_TRANSLATE_NOOP("Problems", "{value} is farther away than {limit}."),
        QT_TRANSLATE_NOOP("Problems", "Move the map nearer to its corner."),
    ),
    "map.too_many_points": (
        QT_TRANSLATE_NOOP("Problems", "{count} points; {limit} are the most."),
        "",
    ),
    "map.too_many_zones": (
        QT_TRANSLATE_NOOP("Problems", "More than {limit} zones."),
        "",
    ),
    "map.text": (
        QT_TRANSLATE_NOOP("Problems", "A text on the map is longer than {limit} characters."),
        "",
    ),
    "map.zone_name": (
        QT_TRANSLATE_NOOP("Problems", "“{name}” cannot be the id of a zone."),
        QT_TRANSLATE_NOOP("Problems", "Use letters, digits, “-” and “_”."),
    ),
    "map.double_id": (
        QT_TRANSLATE_NOOP("Problems", "Two zones are called “{zone}”."),
        QT_TRANSLATE_NOOP("Problems", "Give one of them another name."),
    ),
    "map.letter": (
        QT_TRANSLATE_NOOP("Problems", "“{letter}” is no letter."),
        QT_TRANSLATE_NOOP("Problems", "Use one capital, A to Z."),
    ),
    "map.double_letter": (
        QT_TRANSLATE_NOOP("Problems", "The letter {letter} belongs to “{other}” already."),
        "",
    ),
    "map.double_centre": (
        QT_TRANSLATE_NOOP("Problems", "The zone “{zone}” has two centres."),
        "",
    ),
    "map.unknown_zone": (
        QT_TRANSLATE_NOOP("Problems", "There is no zone “{zone}”."),
        "",
    ),
    "map.link_to_itself": (
        QT_TRANSLATE_NOOP("Problems", "A link leads from “{zone}” to itself."),
        "",
    ),
    "map.passage_points": (
        QT_TRANSLATE_NOOP("Problems", "A passage has two points, not {count}."),
        "",
    ),
    "map.passage_too_short": (
        QT_TRANSLATE_NOOP("Problems", "A {kind} at {x}, {y} is too short."),
        "",
    ),
    "map.passage_nowhere": (
        QT_TRANSLATE_NOOP("Problems", "A {kind} at {x}, {y} lies on no wall and no border."),
        QT_TRANSLATE_NOOP("Problems", "Let it snap to the wall."),
    ),
    "map.padlock_nowhere": (
        QT_TRANSLATE_NOOP("Problems", "A padlock at {x}, {y} lies in no zone."),
        "",
    ),
    "map.centre_outside": (
        QT_TRANSLATE_NOOP("Problems", "The centre of “{zone}” lies outside it ({x}, {y})."),
        "",
    ),
    "map.zone_invalid": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The zone “{zone}” crosses or touches itself at {x}, {y}: {why}.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Draw its border without crossings."),
    ),
    "map.zone_vanished": (
        QT_TRANSLATE_NOOP("Problems", "The zone “{zone}” is too small to be seen."),
        "",
    ),
    "map.zone_overlap": (
        QT_TRANSLATE_NOOP("Problems", "“{zone}” and “{other}” overlap at {x}, {y}."),
        QT_TRANSLATE_NOOP("Problems", "Let their borders snap together."),
    ),
    "map.border_of_three": (
        QT_TRANSLATE_NOOP("Problems", "Three zones share one border at {x}, {y}: {zones}."),
        "",
    ),
    "map.no_start": (
        QT_TRANSLATE_NOOP("Problems", "There is no starting zone “{start}”."),
        QT_TRANSLATE_NOOP("Problems", "Set the map property “start” to a zone or letter."),
    ),
    "map.several_starts": (
        QT_TRANSLATE_NOOP("Problems", "Several zones could be the start “{start}”: {zones}."),
        "",
    ),
    "map.unreachable": (
        QT_TRANSLATE_NOOP("Problems", "“{zone}” cannot be reached from “{start}”."),
        QT_TRANSLATE_NOOP("Problems", "Add a door or a link."),
    ),
    "map.layer_unknown": (
        QT_TRANSLATE_NOOP("Problems", "The layer “{layer}” is not looked at."),
        "",
    ),
    "map.narrow_gap": (
        QT_TRANSLATE_NOOP("Problems", "A narrow gap between {zones} at {x}, {y}."),
        QT_TRANSLATE_NOOP("Problems", "Let the borders snap together."),
    ),
    "map.sliver": (
        QT_TRANSLATE_NOOP("Problems", "“{zone}” is a sliver at {x}, {y}."),
        "",
    ),
    "map.red_without_letter": (
        QT_TRANSLATE_NOOP("Problems", "“{zone}” is red but has no letter, so it stops nobody."),
        "",
    ),
    "map.narrow_passage": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "A {kind} at {x}, {y} is only {width} wide; {median} is usual.",
        ),
        "",
    ),
    "map.passage_on_white": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "A {kind} at {x}, {y} lies on a white line, which is open anyway.",
        ),
        "",
    ),
    "map.passage_to_void": (
        QT_TRANSLATE_NOOP("Problems", "A {kind} at {x}, {y} leads from “{zone}” to nowhere."),
        "",
    ),
    "map.loose_wall": (
        QT_TRANSLATE_NOOP("Problems", "A wall ends in nothing at {x}, {y}."),
        "",
    ),
    "map.doubled_wall": (
        QT_TRANSLATE_NOOP("Problems", "Two walls lie on each other at {x}, {y}."),
        "",
    ),
    "map.centre_guessed": (
        QT_TRANSLATE_NOOP("Problems", "The centre of “{zone}” was guessed at {x}, {y}."),
        QT_TRANSLATE_NOOP("Problems", "Pin it on the layer “centres”."),
    ),
    "map.centre_near_wall": (
        QT_TRANSLATE_NOOP("Problems", "The centre of “{zone}” lies close to a wall at {x}, {y}."),
        QT_TRANSLATE_NOOP("Problems", "Pin it farther away."),
    ),
    "map.sight_near_wall": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The line from “{from}” to “{to}” passes close to a wall's end at {x}, {y}.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Players will argue: move a centre."),
    ),
    "map.blind_neighbours": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "“{zone}” and “{other}” are neighbours but do not see each other.",
        ),
        "",
    ),
    "map.many_zones": (
        QT_TRANSLATE_NOOP("Problems", "{count} zones; more than {limit} are slow."),
        "",
    ),
    "map.many_walls": (
        QT_TRANSLATE_NOOP("Problems", "{count} walls; more than {limit} are slow."),
        "",
    ),
}
