"""Effects in usual words of the published game, and how texts of this site write them: the same operands in another order."""

from __future__ import annotations

from typing import Any

#: Effects in usual words, by the names of their words: what is said, and how it is written. `nominative` is a
#: subject, `dative` one that is written as an object.
USUAL_TEMPLATES: dict[str, tuple[tuple[Any, ...], ...]] = {
    "Damage": (
        ("{target:dative} takes {amount:damage}", "deal {amount:damage} to {target}"),
        ("{target:dative} take {amount:damage}", "deal {amount:damage} to {target}"),
        ("{target:dative} is dealt {amount:damage}", "deal {amount:damage} to {target}"),
        ("{target:dative} are dealt {amount:damage}", "deal {amount:damage} to {target}"),
        ("@me deals {amount:damage} to {target}", "deal {amount:damage} to {target}"),
        ("deal damage to {target} equal to {amount:quantity}", "deal x damage to {target}, where x is {amount:quantity}"),
        ("deal damage equal to {amount:quantity} to {target}", "deal x damage to {target}, where x is {amount:quantity}"),
        ("{target:dative} takes damage equal to {amount:quantity}", "deal x damage to {target}, where x is {amount:quantity}"),
        ("{target:dative} is dealt damage equal to {amount:quantity}", "deal x damage to {target}, where x is {amount:quantity}"),
        ("@me deals damage to {target} equal to {amount:quantity}", "deal x damage to {target}, where x is {amount:quantity}"),
        ("@me deals damage equal to {amount:quantity} to {target}", "deal x damage to {target}, where x is {amount:quantity}"),
        ("damage {target} for {amount}", "deal {amount} damage to {target}"),
    ),
    "Swap": (
        ("swap the places of {who:named} and {target}", "{who:named} swaps places with {target}"),
        ("swap {who:named} with {target}", "{who:named} swaps places with {target}"),
        ("swap places between {who:named} and {target}", "{who:named} swaps places with {target}"),
        ("swap {who:named} and {target}", "{who:named} swaps places with {target}"),
        ("{who:named} and {target} swap places", "{who:named} swaps places with {target}"),
        ("swap places with {target}", "@me swaps places with {target}"),
    ),
    **{
        word: ((f"{{target:dative}} is {done}", f"{verb} {{target}}"), (f"{{target:dative}} are {done}", f"{verb} {{target}}"))
        for word, done, verb in (
            ("Tap", "tapped", "tap"),
            ("Untap", "untapped", "untap"),
            ("Destroy", "destroyed", "destroy"),
            ("Banish", "banished", "banish"),
        )
    },
    "Carry": (("pick up {target}", "@me picks up {target}"),),
    "Fight": (("fight {target}", "@me fights {target}"),),
    "Sink": (
        ("sink {target}", "send {target} below its site"),
        ("sink {target}", "send {target} below their site"),
        ("sink {target} below {target:its} site", "send {target} below {target:its} site"),
        ("submerge {target} below {target:its} site", "send {target} below {target:its} site"),
        ("bury {target} below {target:its} site", "send {target} below {target:its} site"),
        ("move {target} below {target:its} site", "send {target} below {target:its} site"),
    ),
    "Surface": (("return {target} to the surface", "bring {target} to the surface"),),
    "Hold": (
        (
            "{target:nominative} is not untapped during {target:whose} next {amount:turns}",
            "{target:nominative} is not untapped at the start of {target:whose} next {amount:turns}",
        ),
        (
            "{target:nominative} are not untapped during {target:whose} next {amount:turns}",
            "{target:nominative} are not untapped at the start of {target:whose} next {amount:turns}",
        ),
    ),
    "Flood": (
        ("flood {target}{duration:stay}", "{target} becomes a water site{duration:stay}", {"ground": "water"}),
        ("flood {target}{duration:stay}", "{target} become water sites{duration:stay}", {"ground": "water"}),
    ),
    "Prevent": (
        (
            "prevent the next {amount:X damage} that would be dealt to {target} {duration:within}",
            "prevent the next {amount:X damage} that would be dealt {duration:within} to {target}",
        ),
        (
            "prevent the next {amount:X damage} to {target} {duration:within}",
            "prevent the next {amount:X damage} that would be dealt {duration:within} to {target}",
        ),
        (
            "prevent the next {amount:X damage} dealt to {target} {duration:within}",
            "prevent the next {amount:X damage} that would be dealt {duration:within} to {target}",
        ),
    ),
    "Control": (("take control of {target}{duration:stay}", "gain control of {target}{duration:stay}"),),
    "Push": (
        ("push {target} away {steps:steps}", "push {target} {steps:steps} away"),
        ("push {target} {steps:steps} away from the bearer", "push {target} {steps:steps} away"),
        ("pull {target} {steps:steps} toward the bearer", "pull {target} {steps:steps} closer", {"way": "toward"}),
        ("pull {target} {steps:steps} towards the bearer", "pull {target} {steps:steps} closer", {"way": "toward"}),
        ("push {target} {steps:steps} away from {source}", "push {target} {steps:steps} away"),
        ("pull {target} {steps:steps} toward {source}", "pull {target} {steps:steps} closer", {"way": "toward"}),
        ("pull {target} {steps:steps} towards {source}", "pull {target} {steps:steps} closer", {"way": "toward"}),
    ),
    "Retrieve": tuple(
        (f"{verb} {{cards:{deck}}} {where} your {deck}", f"{verb} {{cards:there}} {where} your deck", {"to": to})
        for deck in ("spellbook", "atlas")
        for verb, where, to in (("put", "on top of", "top"), ("put", "on the bottom of", "bottom"), ("shuffle", "into", "shuffle"))
    ),
    "Summon": (("put {cards:from} into the realm{at}{tapped: tapped}", "summon {cards:from}{at}{tapped: tapped}"),),
    "Search": (
        (
            "search {cards:deck} for {cards}, reveal {cards:them} and put {cards:them} into your hand, then shuffle",
            "search {cards:deck} for {cards}, show {cards:them} and put {cards:them} into your hand, then shuffle",
        ),
    ),
    "GainLife": (
        ("the enemy gains life equal to {amount:quantity}", "the enemy gains x life, where x is {amount:quantity}", {"side": "enemy"}),
        ("gain life equal to {amount:quantity}", "gain x life, where x is {amount:quantity}"),
    ),
    "Mana": (("gain mana equal to {amount:quantity}", "gain x mana, where x is {amount:quantity}"),),
    "LoseLife": (
        ("the enemy loses life equal to {amount:quantity}", "the enemy loses x life, where x is {amount:quantity}", {"side": "enemy"}),
        ("lose life equal to {amount:quantity}", "lose x life, where x is {amount:quantity}"),
    ),
}
#: Other phrases of single operands.
PHRASES: dict[str, tuple[str, ...]] = {" until the end of the turn": (" this turn",)}
