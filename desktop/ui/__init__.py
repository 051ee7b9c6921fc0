"""The Qt widgets; mirrors rules/."""
