"""What this computer is and what it is doing now."""
