"""The farm: chunks cut and sent to workers, claimed and played, in an order that is fair; and what operators see of it."""
