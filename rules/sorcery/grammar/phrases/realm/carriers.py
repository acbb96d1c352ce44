"""Artifacts by who carries them, and what passes from hand to hand, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START

_END = r"(?=[.,;:\n]|$| and | to | of )"
_ARTIFACT = r"(?:artifact|relic)"
_SOME = r"(?:(?:target|each|all|every|a|any|another|random|up to \d+|\d+|other|fire|air|water|earth) )+"
_WHO = r"(?:(?P<near>nearby|adjacent) )?(?:(?P<side>enemy|allied) )?units?(?P<behind> (?:nearby|adjacent|here))?"
_BY = (
    rf"(?:(?:that (?:is|are) |currently )?(?:being )?(?:carried|held|borne) by (?:a |any )?{_WHO}"
    rf"|(?:that )?(?:a |any )?{_WHO.replace('<near>', '<near2>').replace('<side>', '<side2>').replace('<behind>', '<behind2>')}"
    r" (?:carries|carry|is carrying|are carrying|holds|is holding|bears))"
)
_WHOM = r"(?:@me|the caster|the bearer|it|that (?:minion|unit)|(?:another )?target [^.,;\n]*?)"
_THING = rf"(?:another )?(?:(?:a )?target|a|each|all|up to \d+(?: target)?) [^.,;\n]*?\b{_ARTIFACT}s?\b[^.,;\n]*?"


def _carried(found: re.Match[str]) -> str:
    """`target artifact carried by a nearby enemy unit`: who carries it controls it, and it is where its bearer is."""
    near = found["near"] or found["near2"]
    behind, side = found["behind"] or found["behind2"] or "", found["side"] or found["side2"]
    return f"{found['some']}{f'{near} ' if near else ''}carried {f'{side} ' if side else ''}{found['what']}{behind}"


def _taken(found: re.Match[str]) -> str:
    """`take target relic`: it gets into the hands of the one who does so."""
    return f"{found['who']} picks up {found['thing']}"


#: Phrases of carriers with something in them that is kept.
CARRIERS: tuple[tuple[str, Written], ...] = (
    (rf"\b(?P<some>{_SOME})(?P<what>{_ARTIFACT}s?) {_BY}{_END}", _carried),
    (
        (
            rf"\b({_ARTIFACT}s?\b[^.,;\n]*?) (?:that )?(?:no 1|nobody|no unit|nothing) (?:is carrying|carries|holds|is holding)"
            r"(?=[.,;\n]|$| and | to )"
        ),
        r"\1 that is not carried",
    ),
    (
        (
            r"\b(carrying|bearing|holding|carries|bears|holds|carry|bear) "
            r"(?:a relic|relics|1 or more (?:relics|artifacts)|at least 1 artifact)\b"
        ),
        r"\1 a artifact",
    ),
    (
        (
            r"\b(drops?) (?:everything|whatever|anything|all|all that|all artifacts|all the artifacts|any artifacts?)"
            r" (?:that )?(?:it|they)(?: is|'s| are|'re)? (?:carr(?:y|ies|ying)|bears?|bearing|holds?|holding)(?!\w)"
        ),
        r"\1 all artifacts",
    ),
    (r"\b(drops?) (?:everything|all (?:of )?(?:its|their) (?:artifacts|relics))(?: here| there)?(?=[.,;\n]|$| and )", r"\1 all artifacts"),
    (r",? (?:even if|whether or not) (?:a(?:nother)? (?:unit|minion)|someone|somebody|it) (?:is carrying it|carries it|is carried)\b", ""),
    (rf"{START}(?:give|transfer|hand over|hand) (?P<thing>{_THING}) to (?P<who>{_WHOM})(?=[.,;\n]|$| and )", _taken),
    (rf"{START}(?P<who>{_WHOM}) (?:takes|steals|grabs|seizes) (?P<thing>{_THING})(?=[.,;\n]|$| and )", _taken),
    (
        r"\b(picks? up (?:all|each|every) (?:(?!carried|uncarried)[a-z]+ )*?)artifact(s?)(?! carried)\b",
        r"\1relic\2",
    ),
)
