"""llama.cpp in a process of its own (or in this one), and the interface both share."""
