"""English for what happened to a side this turn."""

from __future__ import annotations

from rules.echo.language.selectors import EventCount

WHO = {"own": "you", "enemy": "your opponent", "any": "the players"}
HEROES = {"own": "your hero", "enemy": "the enemy hero", "any": "the heroes"}
ZONES = {"own": "your display zone", "enemy": "their display zone", "any": "a display zone"}
FOLLOWERS = {"own": "of your follower", "enemy": "enemy follower", "any": "follower"}
#: What a side did, and to what.
DEEDS = {
    "drawn": ("drew", "card"),
    "discarded": ("discarded", "card"),
    "displayed": ("put", "card"),
    "items": ("played", "item"),
    "placed": ("placed", "follower"),
    "awakened": ("awakened", "follower"),
    "attacks": ("made", "attack"),
    "skills": ("used", "active skill"),
}
LIFE = {"life_lost": "lost", "healed": "regained"}


def happened(of: EventCount, number: str, *, is_many: bool) -> str:
    """`you drew 2 or more cards this turn`; `number` is empty for "a", "no" for none."""
    if of.this_turn in LIFE:
        return f"{HEROES[of.side]} {LIFE[of.this_turn]} {f'{number} ' if number else ''}life this turn"
    if of.this_turn == "destroyed":
        amount = {"": "one", "no": "none"}.get(number, number) if of.side == "own" else number or ("an" if of.side == "enemy" else "a")
        noun = FOLLOWERS[of.side] + ("s" if is_many or of.side == "own" else "")
        return f"{amount} {noun} {'were' if is_many else 'was'} destroyed this turn"
    verb, noun = DEEDS[of.this_turn]
    amount = number or ("an" if noun[0] in "aeiou" else "a")
    return f"{WHO[of.side]} {verb} {amount} {noun}{'s' if is_many else ''}{_where(of)} this turn"


def counted(of: EventCount, *, is_many: bool) -> str:
    """`cards you drew this turn`, `life your hero lost this turn`, `of your followers destroyed this turn`."""
    if of.this_turn in LIFE:
        return f"{'' if is_many else 'point of '}life {HEROES[of.side]} {LIFE[of.this_turn]} this turn"
    if of.this_turn == "destroyed":
        return f"{FOLLOWERS[of.side]}{'s' if is_many or of.side == 'own' else ''} destroyed this turn"
    verb, noun = DEEDS[of.this_turn]
    return f"{noun}{'s' if is_many else ''} {WHO[of.side]} {verb}{_where(of)} this turn"


def _where(of: EventCount) -> str:
    return f" into {ZONES[of.side]}" if of.this_turn == "displayed" else ""
