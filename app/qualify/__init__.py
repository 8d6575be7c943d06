"""The proof: a cold load, a first reply and a long prompt before anything is called ready."""
