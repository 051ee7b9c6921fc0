"""The shape of a calendar year: its squares or their recipe, the months' rules, and its texts."""
