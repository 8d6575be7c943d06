"""Evidence -> facts -> cause -> remedies."""
