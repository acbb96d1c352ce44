"""The engine and the second reading play side by side: the same legal lines, and after each the same position."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rules.echo.engine.play import Play
from rules.echo.engine.starts import new_game, start_position
from rules.echo.positions import Phase, Position, Side, Slot
from rules.echo.written_actions import line_of
from rules.kernel import cards as kernel
from rules.kernel.engine import PlayableDeck
from tests.rules.echo.engine.making import follower, hero, item
from tests.rules.echo.reading.players import Card, Follower, Player
from tests.rules.echo.reading.reading import Reading
from tests.rules.proving import SCALE, take_seed

ATTRIBUTES = ("fire", "grass", "water", "light", "dark")
KEYWORDS = ("shield", "reattack", "regenerate")
PHASES: tuple[Phase, ...] = ("draw", "energy", "main", "main", "main", "main", "end", "setup", "mulligan")
GAMES, POSITIONS = 40 * SCALE, 500 * SCALE


def pool_of(chance: random.Random) -> dict[str, kernel.Card]:
    """Some followers without skills and two items."""
    made = [item("rope", cost=1), item("lamp", cost=chance.randrange(7))]
    for number in range(chance.randrange(3, 9)):
        keywords = [keyword for keyword in KEYWORDS if chance.random() < 0.3]
        attribute = chance.choice(ATTRIBUTES)
        made.append(follower(f"f{number}", chance.randrange(7), cost=chance.randrange(6), attribute=attribute, keywords=keywords))
    return {card.slug: card for card in made}


def read(card: kernel.Card) -> Card:
    values = card.values
    is_follower = card.kind == "follower"
    keywords = frozenset(values.get("keywords", ()))
    return Card(card.slug, values["cost"], values.get("attack", 0), values.get("attribute", ""), keywords, is_follower)


def read_all(cards: Sequence[kernel.Card]) -> list[Card]:
    return [read(card) for card in cards]


def random_game(chance: random.Random) -> tuple[Play, Reading]:
    """A whole game, from the opening hands on."""
    pool = list(pool_of(chance).values())
    decks = [[chance.choice(pool) for _ in range(30)] for _ in (0, 1)]
    lives = [chance.randrange(1, 25) for _ in (0, 1)]
    playable = [
        PlayableDeck({"hero": ((hero(f"hero-{side}", life=lives[side]), 1),), "main": tuple((card, 1) for card in decks[side])})
        for side in (0, 1)
    ]
    first = chance.randrange(2)
    play = new_game(playable, chance.getrandbits(32), first)
    halves = []
    for side in (0, 1):
        dealt = play.zone(side, "hand") + play.zone(side, "deck")
        assert sorted(card.slug for card in dealt) == sorted(card.slug for card in decks[side])
        halves.append(Player(life=lives[side], deck=read_all(dealt)))
    return play, Reading((halves[0], halves[1]), first=first)


def random_slot(pool: Sequence[kernel.Card], chance: random.Random, is_active: bool) -> Slot:
    """A follower, on an active side perhaps one that has awoken or attacked this turn."""
    card = chance.choice([card for card in pool if card.kind == "follower"])
    is_awake = chance.random() < 0.6
    attack = card.values["attack"] + chance.randrange(-4, 6) if chance.random() < 0.4 else None
    has_acted = is_awake and is_active
    return Slot(
        card=card,
        is_awake=is_awake,
        attack=attack,
        woke_this_turn=has_acted and chance.random() < 0.3,
        attacked=has_acted and chance.random() < 0.2,
    )


def random_side(pool: Sequence[kernel.Card], chance: random.Random, phase: Phase, is_active: bool) -> Side:
    """A half of a position. In the main phase its followers may have acted; before the first turn there are none."""

    def some(most: int, least: int = 0) -> tuple[kernel.Card, ...]:
        return tuple(chance.choice(pool) for _ in range(chance.randint(least, most)))

    if phase in ("mulligan", "setup"):
        hand = some(10)
        # In which order exchanged cards lie under the deck is nowhere said: all of them come back, or none.
        deck = some(15, 10) if chance.random() < 0.5 else some(10 - len(hand))
        return Side(life=chance.randrange(11, 20), energy=0, hand=hand, deck=deck)
    is_duel = chance.random() < 0.4
    filled = chance.sample(range(5), 1 if is_duel else chance.choice((1, 2, 3, 5)))
    slots = [random_slot(pool, chance, is_active and phase == "main") if slot in filled else None for slot in range(5)]
    return Side(
        life=chance.randrange(1, 16),
        energy=chance.randrange(8),
        slots=tuple(slots),
        hand=some(0 if is_duel else chance.choice((3, 10))),
        deck=some(6),
        display=some(chance.choice((0, 0, 6))),
        graveyard=some(2),
    )


def random_position(chance: random.Random) -> tuple[Play, Reading]:
    """A game from a random position, sometimes near one of its limits (E-15)."""
    pool = list(pool_of(chance).values())
    phase, first, active = chance.choice(PHASES), chance.randrange(2), chance.randrange(2)
    turn = chance.choice((1, 2, 50, 98, 99, 100))
    if phase in ("mulligan", "setup"):
        active, turn = first, 0
    a, b = (random_side(pool, chance, phase, side == active) for side in (0, 1))
    position = Position(sides=(a, b), first=first, active=active, turn=turn, phase=phase, seed=chance.getrandbits(32))
    play = start_position(position)
    reading = Reading((player_of(a), player_of(b)), first=first, active=active, turn=turn, phase=phase)
    reading.begin()
    if reading.winner is None and turn > 2 and chance.random() < 0.3:
        reading.actions = chance.randrange(990, 999)
        play.state[0]["turn_actions"] = reading.actions
    return play, reading


def player_of(side: Side) -> Player:
    """The same half for the second reading."""
    slots = [
        Follower(
            read(slot.card),
            is_awake=slot.is_awake,
            change=0 if slot.attack is None else slot.attack - slot.card.values["attack"],
            woke=slot.woke_this_turn,
            attacks_left=0 if slot.attacked else 1,
        )
        if slot
        else None
        for slot in side.slots
    ]
    piles = (read_all(side.hand), read_all(side.deck), read_all(side.display), read_all(side.graveyard))
    return Player(side.life, side.energy, *piles, slots)


def seen_in(play: Play) -> dict[str, Any]:
    """All that the rules speak of, as the engine has it."""
    seen: dict[str, Any] = {"decider": play.decider, "turn": play.turn}
    outcome = play.outcome
    seen["winner"] = None if outcome is None else 2 if outcome.winner is None else outcome.winner
    if outcome is None:
        seen |= {"phase": play.phase, "active": play.active if play.turn else None}
    seen["lines"] = sorted(str(line_of(action)) for action in play.legal_actions())
    for side in (0, 1):
        zones = {name: [card.slug for card in play.zone(side, name)] for name in ("hand", "deck", "display", "graveyard")}
        slots = [
            slot and (slot.card.slug, slot.is_awake, slot.attack, slot.woke_this_turn, slot.attacked)
            for slot in (play.slot(side, place) for place in range(1, 6))
        ]
        seen["AB"[side]] = _half(play.life(side), play.energy(side), zones, slots)
    return seen


def read_in(reading: Reading) -> dict[str, Any]:
    """The same, as the second reading has it."""
    seen: dict[str, Any] = {"decider": reading.decider, "turn": reading.turn, "winner": reading.winner}
    if reading.winner is None:
        seen |= {"phase": reading.phase, "active": reading.active if reading.turn else None}
    seen["lines"] = sorted(reading.lines)
    for side, player in enumerate(reading.players):
        zones = {name: [card.slug for card in getattr(player, name)] for name in ("hand", "deck", "display", "graveyard")}
        slots = [
            each and (each.card.slug, each.is_awake, each.card.attack + each.change, each.woke, each.attacks_left == 0)
            for each in player.slots
        ]
        seen["AB"[side]] = _half(player.life, player.energy, zones, slots)
    return seen


def _half(life: int, energy: int, zones: dict[str, list[str]], slots: list[Any]) -> dict[str, Any]:
    zones = {name: slugs if name == "deck" else sorted(slugs) for name, slugs in zones.items()}
    return {"life": life, "energy": energy, **zones, "slots": slots}


def deal_shuffles(play: Play, reading: Reading) -> None:
    """Give a deck that the second reading has shuffled the order that chance gave it in the engine."""
    for side, player in enumerate(reading.players):
        if player.was_shuffled:
            order = read_all(play.zone(side, "deck"))
            assert sorted(card.slug for card in order) == sorted(card.slug for card in player.deck)
            player.deck, player.was_shuffled = order, False


def differences(engine: dict[str, Any], reading: dict[str, Any], place: str = "") -> list[str]:
    """Return what the engine and the second reading have otherwise, the engine's first."""
    if not place:
        return [each for key in engine | reading for each in differences(engine, reading, key)]
    one, other = engine.get(place), reading.get(place)
    if isinstance(one, dict) and isinstance(other, dict):
        return [f"{place}.{each}" for each in differences(one, other)]
    return [] if one == other else [f"{place}: {one} != {other}"]


def play_side_by_side(play: Play, reading: Reading, chance: random.Random) -> list[str]:
    """Play random lines, attacks more often than others, to the end; return the lines."""
    said: list[str] = []
    while True:
        deal_shuffles(play, reading)
        assert not (differing := differences(seen_in(play), read_in(reading))), (differing, said)
        assert play.errors == 0
        if reading.decider is None:
            return said
        attacks = [line for line in reading.lines if "attacks" in line]
        line = chance.choice(attacks if attacks and chance.random() < 0.4 else sorted(reading.lines))
        said.append(line)
        play.apply(next(action for action in play.legal_actions() if str(line_of(action)) == line))
        reading.say(line)


def test_whole_games_agree() -> None:
    seed = take_seed()
    ways: set[str] = set()
    for number in range(GAMES):
        chance = random.Random(f"{seed} {number}")
        play, reading = random_game(chance)
        reading.begin()
        ways |= {line.split()[1] for line in play_side_by_side(play, reading, chance)}
    assert ways >= {"keeps", "mulligans", "places", "is", "awakens", "plays", "attacks", "refills", "declines", "ends"}


def test_random_positions_agree() -> None:
    seed = take_seed()
    ends: set[str] = set()
    for number in range(POSITIONS):
        chance = random.Random(f"{seed} {number}")
        play, reading = random_position(chance)
        play_side_by_side(play, reading, chance)
        assert play.outcome is not None
        ends.add(play.outcome.end)
    assert ends >= {"hero", "followers", "setup", "turns", "actions"}


@pytest.mark.parametrize("module", ["players", "reading"])
def test_the_second_reading_knows_no_engine(module: str) -> None:
    text = Path(__file__).with_name(f"{module}.py").read_text(encoding="utf-8")
    assert "import rules" not in text
    assert "from rules" not in text
