"""Where the centre of a zone is when its author does not say: centroid, pole, any inner point."""

import shapely
from shapely import Point as Dot
from shapely import Polygon

from desktop.atlas.lattice import Point
from desktop.atlas.parts import CentreRule


def centre_of(shape: Polygon) -> tuple[Point, CentreRule] | None:
    """The centroid if strictly inside by a unit, else the pole, else any inner lattice point.

    None when no lattice point is strictly inside.
    """
    centroid = shape.centroid
    if shape.contains(centroid) and shape.boundary.distance(centroid) >= 1:
        rounded = _rounded(centroid)
        if is_inside(shape, rounded):
            return rounded, "centroid"
    pole = _rounded(Dot(shapely.maximum_inscribed_circle(shape, tolerance=1).coords[0]))
    if is_inside(shape, pole):
        return pole, "pole"
    x, y = _rounded(shape.representative_point())
    for dx, dy in ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
        if is_inside(shape, (x + dx, y + dy)):
            return (x + dx, y + dy), "inside"
    return None


def is_inside(shape: Polygon, point: Point) -> bool:
    """Whether the point is strictly inside the shape."""
    return bool(shape.contains_properly(Dot(point)))


def _rounded(dot: Dot) -> Point:
    return round(dot.x), round(dot.y)
