"""Icons, style sheet, fonts: read by the window alone."""
