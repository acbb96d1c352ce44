"""Cases found by random cards of the whole language, in which two rules meet."""

from __future__ import annotations

from tests.rules.hota.engine.making import BEAR, BIRD, do, lies, playing, side, slugs, spell

#: Any creature is tapped, then one of one's own is destroyed.
SWAP = spell(
    "swap",
    {"effect": "tap", "target": {"pick": "target"}},
    {"effect": "destroy", "target": {"pick": "target", "side": "own"}},
)
#: The same, where the first may be left out.
OFFER = spell(
    "offer",
    {"effect": "tap", "target": {"pick": "target", "up_to": True}},
    {"effect": "destroy", "target": {"pick": "target", "side": "own"}},
)
#: Three groups of which the last two share two targets.
TRIPLE = spell(
    "triple",
    {"effect": "tap", "target": {"pick": "target"}},
    *({"effect": "boost", "target": {"pick": "target", "side": "own"}, "attack": 1} for _ in range(2)),
)


def test_what_a_later_group_of_targets_needs_is_left_to_it() -> None:
    """110.5: nothing is named twice, and both groups must have a target."""
    for card in (SWAP, OFFER):
        play = playing(side(lies(BEAR), hand=(card,)), side(lies(BIRD), lies(BIRD)))
        do(play, f"A casts {card.slug}")
        assert [(action.target_side, action.target) for action in play.legal_actions() if action.kind == "target"] == [(1, 1), (1, 2)]
        do(play, "A targets B2")
        assert (slugs(play.zone(0, "graveyard")), play.permanent(0, 1)) == (["bear", card.slug], None)
        assert play.errors == 0


def test_a_spell_that_can_name_only_some_of_its_targets_is_cast_with_those() -> None:
    """101.3: the last group finds nothing that is not named yet, and its part is left out; the card is not lost."""
    play = playing(side(lies(BEAR), lies(BEAR), hand=(TRIPLE,)), side(lies(BIRD)))
    do(play, "A casts triple", "A targets A1")
    assert slugs(play.zone(0, "graveyard")) == ["triple"]
    standing = [play.permanent(0, place) for place in (1, 2)]
    assert [(each.is_tapped, each.attack) for each in standing if each] == [(True, 3), (False, 4)]


def test_less_than_nothing_is_not_prevented() -> None:
    """H-11: an amount that counts below none prevents nothing; it does not take from what is prevented already."""
    everyone = {"pick": "all", "side": "own", "kind": "creature", "players": "too"}
    less = {"count": {"zone": "hand", "side": "enemy"}, "times": -1, "at_most": 9}
    shield = spell(
        "shield", {"effect": "prevent", "target": everyone, "amount": 1}, {"effect": "prevent", "target": everyone, "amount": less}
    )
    play = playing(side(lies(BEAR), hand=(shield,)), side(hand=(BEAR, BEAR)))
    do(play, "A casts shield")
    bear = play.permanent(0, 1)
    assert bear is not None
    assert (play.state[0]["prevented"].tolist(), bear.prevented) == ([1, 0], 1)


def test_effects_that_make_up_for_each_other_end_each_at_its_time() -> None:
    """H-5: what lasts for the turn is over when it ends; what lasts for the game then counts alone."""
    own = {"pick": "all", "side": "own", "kind": "creature"}
    stake = spell(
        "stake",
        {"effect": "boost", "target": own, "attack": -1, "life": -1, "duration": "game"},
        {"effect": "boost", "target": own, "attack": 1, "life": 1},
    )
    play = playing(side(lies(BEAR), hand=(stake,), deck=(BEAR,)), side(deck=(BEAR,)))
    do(play, "A casts stake")
    figures, turn = [], play.turn
    while play.turn == turn:
        bear = play.permanent(0, 1)
        assert bear is not None
        figures.append((bear.attack, bear.life))
        do(play, f"{'AB'[play.decider or 0]} passes")
    bear = play.permanent(0, 1)
    assert bear is not None
    assert ({*figures}, (bear.attack, bear.life)) == ({(3, 3)}, (2, 2))
