"""Starts auctions."""

from __future__ import annotations

from tests.rules.kernel.toys.auction.engine.play import Play

compile_decks, new_game = Play.compile_decks, Play.start
