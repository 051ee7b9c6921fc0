"""What is printed and kept: pages drawn in millimetres once, for preview, printer and files."""
