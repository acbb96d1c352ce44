"""Moments in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written

_CARD = r"(?:(?:[a-z]+ )*?(?:card|spell|site|magic|minion|artifact|aura|relic)(?: (?:that costs|with|costing) [^,.;\n]*?)?)"
_WHEN = r"(?:whenever|when)"
_DOES = (
    r"(?:attacks|intercepts|defends|dies|arrives|enters the realm|is dealt damage|takes damage|is damaged|strikes a site|deals damage"
    r"|leaves the realm|gains? life|loses? life|(?:casts?|draws?|discards?|plays?) a [a-z]+)"
)
_EVENT = r"(?:whenever|when) [^,.;\n]*?"


def _active(found: re.Match[str]) -> str:
    """`a spell is cast by you`: you cast it."""
    verb = {"cast": "cast", "drawn": "draw", "discarded": "discard", "played": "play"}[found["done"]]
    return f"whenever {found['who']} {verb}{'s' * (found['who'] != 'you')} a {found['card']}"


def _where(said: str) -> str:
    """Return where somebody is to whom something happens: behind the noun."""
    if (steps := re.match(r"(?:up to|within) (\d+ steps?)", said)) is not None:
        return f"up to {steps[1]} away"
    return re.sub("^(?:at|atop) ", lambda at: "on " if at[0] == "at " else "on the surface on ", said.removeprefix("from "))


def _summoned(found: re.Match[str]) -> str:
    """`you summon a minion here`: one of yours arrives there."""
    side = "allied" if found["who"] == "you" else "enemy"
    return f"whenever {found['a']} {side} {found['noun']}{found['where'] or ''} arrives"


def _avatar_damaged(found: re.Match[str]) -> str:
    return f"whenever a {'allied' if found[1] == 'your' else 'enemy'} avatar is dealt damage"


def _site_struck(found: re.Match[str]) -> str:
    """`whenever one of your sites is struck`: an enemy strikes it."""
    return "whenever a enemy unit strikes a site" if re.search(r"\b(?:your|allied|you control)\b", found[0]) else found[0]


def _picked_up_there(found: re.Match[str]) -> str:
    """`whenever a minion picks up an artifact here`: one that is here."""
    who = found[1]
    return found[0] if "@me" in who or "bearer" in who else f"{who} {found[3]} picks up {found[2]}"


_MUCH = {"loses life": "the life lost", "lose life": "the life lost", "gains life": "the life gained", "gain life": "the life gained"}


def _as_many(found: re.Match[str]) -> str:
    """`puts that many cards from the top of their spellbook into their graveyard`: the top X cards, by what the moment is about."""
    moment = found["moment"]
    much = _MUCH.get(moment, "the life lost" if "strikes" in moment else "that damage")
    if found["of"] is None and not found["many"]:
        return found[0]
    deck = found["deck"].replace("the enemy's", "their") if found["before"].endswith("the enemy ") else found["deck"]
    return f"{found['before']}{found['put']} the top x cards of {deck} into {found['whose']} graveyard, where x is {much}"


#: Phrases of moments with something in them that is kept.
MOMENTS: tuple[tuple[str, Written], ...] = (
    (
        r"(?m)(?:^|(?<=\. ))when (?=(?!@me (?:leaves|dies|arrives|enters the realm|comes into)|(?:a unit|the bearer) picks up)[^,.;\n]*,)",
        "whenever ",
    ),
    (
        (
            rf"\b{_WHEN} (?P<who>you|the enemy) summons? (?P<a>a|another) (?P<noun>(?:[a-z]+ )*?(?:minion|automaton)(?: with"
            rf" [a-z]+)?)(?P<where> (?:here|nearby"
            rf"|adjacent|in the area))?(?=,)"
        ),
        _summoned,
    ),
    (
        (
            rf"\b({_EVENT}) (enters the realm|comes into the realm|arrives) (here|nearby|adjacent|in the area) under (your|the"
            rf" enemy's) control\b"
        ),
        lambda found: f"{found[1]} {found[2]} under {found[4]} control {found[3]}",
    ),
    (rf"\b({_EVENT} (?:enters the realm|arrives|dies|attacks|intercepts|defends)) (?:near|nearby) @me(?=,)", r"\1 nearby"),
    (rf"\b({_EVENT} (?:enters the realm|arrives|dies|attacks|intercepts|defends)) adjacent to @me(?=,)", r"\1 adjacent"),
    (
        rf"\b({_EVENT}) (?:enters|moves (?:in|on)?to|moves) (?:a (?:location|square|site) )?(adjacent to|near|nearby|next to) @me(?=,)",
        lambda found: f"{found[1]} enters a {'adjacent' if found[2] in ('adjacent to', 'next to') else 'nearby'} square",
    ),
    (rf"\b({_EVENT}) moves (?:(?:in|on)?to) (?:this (?:site|location|square)|@me)(?=,)", r"\1 enters this square"),
    (
        rf"\b({_EVENT}) (?:enters|moves (?:in|on)?to) a ((?:[a-z]+ )*?site) you control(?=,)",
        r"\1 enters a allied \2",
    ),
    (
        (
            r"\b(whenever|when|each time) (a|another) ([^,.;\n]*?) (dies|is destroyed|arrives|enters the realm|comes into the realm|leaves"
            r" the realm|attacks"
            r"|intercepts|defends|is dealt damage|takes damage) (?:from |at |in )?(?:a )?(nearby|adjacent)(?: (?:square"
            r"|location|site))?(?=,)"
        ),
        r"\1 \2 \5 \3 \4",
    ),
    (
        (
            r"\b((?:whenever|when|each time) (?:a|another) [^,.;\n]*?) (dies|is destroyed|arrives|enters the realm|comes into"
            r" the realm|leaves the realm"
            r"|attacks|intercepts|defends|is dealt damage|takes damage) (here|in the area(?: on a (?:[a-z]+ )*?site| in the"
            r" void)?|underwater"
            r"|underground|in the void|from here|(?<!arrives )(?<!the realm )(?:on|at|atop) (?:a )?(?:[a-z]+ )*?sites?|(?:in"
            r"|from) the affected area"
            r"|(?:up to|within) \d+ steps?(?: away)?)(?=,)"
        ),
        lambda found: f"{found[1]} {_where(found[3])} {found[2]}",
    ),
    (
        (
            r"(?m)^(when(?:ever)? (?P<who>@me|a(?:nother)? [^,.;:\n]*?) enters a [^,.;:\n]*?\bsite\b[^,.;:\n]*, (?:[^.;:\n]*? )?)"
            r"(?:that|the) site(?=[.\n]|$| becomes?\b)"
        ),
        lambda found: f"{found[1]}each site {'here' if found['who'] == '@me' else 'in the same square as it'}",
    ),
    (
        (
            rf"(?m)^(?:whenever|when|each time) (?P<who>[^,.:;\n]*?) (?P<one>{_DOES}) or (?P<other>{_DOES}), "
            r"(?P<rest>(?![^\n]*\bonce\b)[^\n]*)$"
        ),
        r"whenever \g<who> \g<one>, \g<rest>\nwhenever \g<who> \g<other>, \g<rest>",
    ),
    (rf"\b({_EVENT}) damages (?=a (?:[a-z]+ )*?(?:minion|avatar|unit)\b|@me|the bearer)", r"\1 deals damage to "),
    (rf"\b({_EVENT}) strikes a (?:undefended )?(?:enemy )?site(?=,)", r"\1 strikes a site"),
    (
        r"(?m)^(whenever (?:@me|the bearer) strikes a site, (?:you may )?(?:destroy|flood) )(?:that|the) site(?=[.\n]|$)",
        r"\1each site here",
    ),
    (rf"\b{_WHEN} @me is picked up(?: by a unit)?(?=,)", "when a unit picks up @me"),
    (rf"\b{_WHEN} damage is dealt to (your|the enemy) avatar(?=,)", _avatar_damaged),
    (
        (
            rf"\b{_WHEN} a enemy (?:(?:nearby|adjacent|tapped) )*(?:unit|minion) strikes (?:a (?:undefended )?(?:allied"
            rf" )?site(?: you control)?"
            r"|(?:1|a) of your (?:undefended )?sites|your sites?)(?=,)"
        ),
        lambda found: re.sub(r" strikes .*", " strikes a site", found[0]),
    ),
    (
        (
            rf"\b{_WHEN} (?:(?:1|a|any) of your sites|a (?:undefended )?(?:allied )?site(?: you control)?|your sites?) (?:is|are) struck"
            r"(?=,)(?![^\n]*\b(?:it|its|they|them)\b)"
        ),
        _site_struck,
    ),
    (
        (
            rf"(?m)^{_WHEN} (?P<who>you|the enemy|a player) (?P<one>casts?|draws?|discards?|plays?) or (?P<other>casts?|draws?"
            rf"|discards?|plays?)"
            r" (?P<rest>a (?![^\n]*\bonce\b)[^\n]*)$"
        ),
        r"whenever \g<who> \g<one> \g<rest>\nwhenever \g<who> \g<other> \g<rest>",
    ),
    (rf"\b{_WHEN} you attack with (a|another) ((?:[a-z]+ )*?(?:minion|unit))(?=,)", r"whenever \1 allied \2 attacks"),
    (rf"\b({_EVENT}) picks up (a artifact) (here|nearby|adjacent)(?=,)", _picked_up_there),
    (rf"\b{_WHEN} a (?P<card>{_CARD}) is (?P<done>cast|drawn|discarded|played) by (?P<who>you|the enemy)\b", _active),
    (
        rf"\b({_WHEN} (?:you draw|the enemy draws|a player draws)) (?:a card )?from (?:your|their|the) (atlas|spellbook)(?=,)",
        r"\1 a card from the \2",
    ),
    (
        (
            rf"\b{_WHEN} (a|another) (?:allied )?((?:[a-z]+ )*?site)(?: you control)? (?:enters the realm|arrives|is played)"
            r" under your control(?=,)"
        ),
        r"whenever you play \1 \2",
    ),
    (
        (
            rf"\b({_WHEN} @me [^,.;\n]*? a (?:[a-z]+ )*?(?:unit|minion|avatar), )it deals (?=[^.;\n]*? to that (?:unit|minion"
            rf"|avatar)(?:[.;\n]|$))"
        ),
        r"\1deal ",
    ),
    (
        (
            r"(?m)^((?:genesis: |deathrite: |whenever @me [^,.;:\n]*, )if )(?=(?:not )?(?:on a |at a |underwater|underground"
            r"|tapped|untapped|damaged|in the void)[^,.;:\n]*, )"
        ),
        r"\1@me is ",
    ),
    # so much as it was
    (
        (
            rf"\b({_WHEN} [^,.;\n]*? (?:gains?|loses?) life, [^.;\n]*?\b(?:gains?|loses?)) (?:the same amount|as much|that much"
            rf"|that amount)(?=[.;\n]|$)"
        ),
        r"\1 that much life",
    ),
    (
        (
            r"(?m)^(?P<before>(?:whenever|when) [^\n,.]*?(?P<moment>strikes a site|(?:loses?|gains?) life|deals"
            r" damage|is dealt damage)\b[^\n,]*?,"
            r" [^\n]*?)(?P<put>\bputs?) (?:(?:the top )?(?P<many>that many) (?:cards|spells|sites) (?:from the top )?of"
            r"|cards from the top of) "
            r"(?P<deck>(?:their|your|the enemy's) (?:spellbook|atlas)) into (?P<whose>their|your|the enemy's) graveyard"
            r"(?P<of> equal to (?:(?:the )?(?:amount of )?(?:life|damage)(?: (?:that was|they|you|it|just))? (?:lost"
            r"|gained|dealt)|that (?:damage|life"
            r"|amount)))?(?=[.\n]|$)"
        ),
        _as_many,
    ),
)
