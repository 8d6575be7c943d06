"""The local API: other programs ask the model that is proven here."""
