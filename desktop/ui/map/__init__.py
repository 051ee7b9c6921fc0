"""The zone map on screen: a scene of zones and tokens that knows no rules."""
