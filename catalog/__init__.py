"""What is known in advance: models, quants, cards, runtimes, causes and remedies. Data only."""
