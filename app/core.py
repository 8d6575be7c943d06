"""The program's one entrance: commands in, events out."""
