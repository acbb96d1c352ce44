"""Echo 2.1.2: the phases of a turn."""

from __future__ import annotations

from tests.rules.echo.engine.making import PLAIN, WEAK, asleep, awake, do, item, names, only, playing, side, slugs


def test_draw_energy_main() -> None:
    play = playing(side(asleep(PLAIN)), side(asleep(PLAIN), deck=(WEAK, PLAIN), energy=0))
    events = do(play, "end")
    assert names(events) == ["turn_ended", "turn_began", "drew", "energy_refreshed"]
    assert (play.active, play.turn, play.energy(1)) == (1, 6, 5)
    assert slugs(play.zone(1, "hand")) == ["weak"]


def test_the_first_turn_draws_nothing_and_has_three_energy_but_the_display_zone_is_collected() -> None:
    a = side(asleep(PLAIN), deck=(PLAIN,), display=(WEAK,))
    play = playing(a, phase="draw", turn=1)
    assert slugs(play.zone(0, "hand")) == ["weak"]
    assert slugs(play.zone(0, "display")) == []
    assert (play.energy(0), len(play.zone(0, "deck"))) == (3, 1)


def test_a_skipped_draw_phase_empties_the_display_zone() -> None:
    fog = item("fog", {"effect": "skip_draw"})
    play = playing(side(asleep(PLAIN), hand=(fog,)), side(asleep(PLAIN), deck=(PLAIN,), display=(WEAK,)))
    do(play, "play")
    assert names(do(play, "end")) == ["turn_ended", "turn_began", "draw_skipped", "discarded", "energy_refreshed"]
    assert slugs(play.zone(1, "hand")) == []
    assert slugs(play.zone(1, "graveyard")) == ["weak"]
    do(play, "end")
    do(play, "end")
    assert slugs(play.zone(1, "hand")) == ["plain"]


def test_hand_and_display_zone_are_discarded_to_their_limits() -> None:
    play = playing(side(asleep(PLAIN), hand=(PLAIN,) * 9 + (WEAK,), display=(PLAIN,) * 5 + (WEAK,)), side(asleep(PLAIN), deck=(PLAIN,)))
    do(play, "end")
    assert (play.phase, play.decider) == ("end", 0)
    do(play, "discard", card="weak")
    do(play, "discard", card="plain")
    assert len(play.zone(0, "hand")) == 8
    do(play, "discard", card="weak")
    assert slugs(play.zone(0, "display")) == ["plain"] * 5
    assert sorted(slugs(play.zone(0, "graveyard"))) == ["plain", "weak", "weak"]
    assert play.active == 1


def test_a_card_that_cannot_be_drawn_costs_one_life() -> None:
    play = playing(side(asleep(PLAIN)), side(asleep(PLAIN), life=2))
    assert "decked_out" in names(do(play, "end"))
    assert play.life(1) == 1
    do(play, "end")
    do(play, "end")
    assert play.outcome is not None
    assert (play.outcome.winner, play.outcome.end) == (0, "hero")


def test_placing_is_free_awakening_costs_and_energy_never_falls_below_zero() -> None:
    dear = PLAIN
    play = playing(side(asleep(dear), hand=(dear, dear), energy=5))
    do(play, "place", slot=2)
    do(play, "awaken", slot=1)
    do(play, "awaken", slot=2)
    assert play.energy(0) == 1
    do(play, "place", slot=3)
    assert [action for action in play.legal_actions() if action.kind == "awaken"] == []


def test_an_item_without_skills_is_paid_for_and_goes_to_the_graveyard() -> None:
    play = playing(side(asleep(PLAIN), hand=(item("tool", cost=2), item("anvil", cost=6))))
    assert only(play, "play").card.slug == "tool"  # type: ignore[union-attr]
    assert names(do(play, "play")) == ["item_played"]
    assert (play.energy(0), slugs(play.zone(0, "graveyard"))) == (3, ["tool"])


def test_after_turn_100_the_game_is_drawn() -> None:
    play = playing(side(awake(PLAIN)), turn=100)
    assert play.outcome is None
    do(play, "end")
    assert play.outcome is not None
    assert (play.outcome.winner, play.outcome.end) == (None, "turns")
