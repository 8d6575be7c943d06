"""Tokens, palette, style sheet, fonts and icons."""
