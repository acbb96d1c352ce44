"""Likenesses of Sorcery's cards, and the layout of figures on cards that show the same thing as another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What a card is a picture of, by its slug, where its name does not say so in a word that the drawings know.
LIKENESSES: Final[Mapping[str, str]] = {
    "altar-of-small-change": "coins", "arson-clerk": "clerk", "avalanche-cousin": "bear", "bailiff-engine": "hammer",
    "balloon-dock": "umbrella", "barrow-field": "jade", "belfry-watch": "watchman", "bell-ringer": "bell", "bell-wind": "ghost",
    "bellows-lung": "horn", "blown-off-course": "boat", "borrowed-voice": "whistler", "bramble-bailiff": "thicket",
    "brand-collector": "collector", "branding-ground": "hammer", "brass-heron": "fan", "brickmaker-saint": "mason",
    "change-of-weather": "umbrella", "charcoal-yard": "cart", "cinderfall": "rain", "cleaver-of-promises": "axe",
    "cliff-monastery": "mountain", "clockwork-tortoise": "shield", "cloud-shepherd": "sheep", "colossus-of-spoons": "emblem",
    "court-of-elements": "emblem", "crooked-crossbow": "crossbow", "cut-the-straps": "knot", "debt-of-honour": "tag", "dig-in": "hammer",
    "drowned-chapel": "bell", "drowned-clerk": "scribe", "dust-general": "captain", "edge-walker": "runner", "eel-wife": "mermaid",
    "elsewhere": "shoe", "ember-tithe": "coins", "everything-shakes": "mountain", "exchange-of-weathers": "abacus", "ferry-rat": "rat",
    "ferry-steps": "boat", "finders-keeper": "magpie", "flash-flood": "wave", "forgetful-tide": "whale", "forked-answer": "wand",
    "furnace-heart": "idol", "gambling-ape": "ape", "gatepost-boy": "gatepost", "glass-hawk": "hawk", "glider-lancer": "hawk",
    "gossip-swallow": "swallow", "grappling-kite": "fan", "grateful-patient": "nobody", "hallowed-acre": "terraces",
    "harpoon-sister": "sister", "high-window": "mirror", "hill-that-walks": "giant", "hole-in-the-map": "shade",
    "hot-springs-terrace": "lagoon", "hungry-dark": "moon", "inn-of-the-second-best-bed": "lantern", "keeper-of-graves": "keeper",
    "kiln-brute": "golem", "kite-chancellor": "minister", "lagoon-chorus": "siren", "landlady-of-roots": "banyan", "last-cup": "bowl",
    "last-stand": "drum", "last-tinker": "mender", "laundry-roofs": "knot", "lava-stair": "fire", "leaking-cistern": "jar",
    "librarian-of-winds": "archivist", "lightning-rod-man": "quack", "lock-keeper": "jailer", "long-winter": "rain",
    "loose-cobbles": "shoe", "market-of-odd-gloves": "mask", "marsh-mother": "mangrove", "masked-current": "masked",
    "matchstick-duelist": "swordsman", "mirror-mere": "mirror", "mist-owl": "owl", "mole-dowager": "badger", "molten-colt": "deer",
    "moon-jelly": "mushroom", "mother-carp": "carp", "mother-of-kilns": "queen", "mountain-office": "abacus", "nameless-grave": "jade",
    "north-draught": "wisp", "observatory-of-two-skies": "moon", "old-wall": "golem", "orchard-of-bells": "bell",
    "out-of-thin-air": "mask", "oyster-flats": "bowl", "paper-page": "herald", "parade-sergeant": "captain", "pearl-peddler": "peddler",
    "pebble-oracle": "sage", "pigeon-court": "scroll", "plough-up": "axe", "poachers-net": "knot", "potato-cellar": "broom",
    "powder-mill": "rocket", "pull-it-down": "pagoda", "quarantine-wall": "shield", "quartermaster": "official", "quench": "sword",
    "rain-barrel-guard": "bucket", "rain-of-brands": "umbrella", "read-the-letter": "scroll", "rockslide-below": "mountain",
    "roll-call": "drum", "root-bridge": "bridge", "rope-dancer": "dancer", "rub-it-in": "coins", "sandglass-storm": "drum",
    "second-harvest": "broom", "second-moon": "moth", "settle-by-fire": "sword", "shield-uncle": "warrior",
    "shoulder-to-shoulder": "shield", "signal-hill": "fire", "slinger-of-hail": "archer", "slow-tide": "lagoon", "soot-choir": "monk",
    "stair-to-nothing": "door", "stampede": "drum", "statue-of-the-runner-up": "emblem", "steam-piper": "engine", "still-water": "moon",
    "stoke": "broom", "stoker-twins": "stoker", "stubborn-clay": "jar", "sudden-height": "rocket", "sulphur-baths": "teapot",
    "sunken-garden": "lagoon", "surveyor-mole": "badger", "swallow": "crater", "sweet-reason": "teapot", "talking-drafts": "door",
    "tall-boots": "shoe", "tea-trolley": "cart", "throw-the-lamp": "lantern", "thunder-archive": "book", "tide-caller": "mage",
    "toll-arch": "door", "toll-bruiser": "bouncer", "toll-weir": "tag", "turnip-guard": "guard", "undertow": "wave",
    "unfinished-gate": "door", "unlit-heir": "maiden", "unremember": "book", "war-bonfire": "fire", "wash-ashore": "shoe",
    "water-clock": "bell", "weathercock": "rooster", "wedding-truce": "bowl", "weigh-the-soul": "abacus", "well-digger": "hauler",
    "whistle-on-the-wire": "wren", "whistling-gap": "horn", "whose-turn-to-row": "boat", "wick-thief": "imp",
    "widow-of-the-weir": "nymph", "world-under": "king",
}  # fmt: skip
#: A pose by the card's slug.
POSES: Final[Mapping[str, str]] = {
    "branding-ground": "pair", "change-of-weather": "pair", "court-of-elements": "pair", "dig-in": "far", "ember-tithe": "far",
    "everything-shakes": "pair", "fallow-year": "pair", "flash-flood": "pair", "gatepost-boy": "pair", "grappling-kite": "pair",
    "hallowed-acre": "far", "hollow-quarry": "far", "hot-springs-terrace": "left", "humming-bridge": "pair",
    "inn-of-the-second-best-bed": "pair", "kiln-row": "row", "kite-tower": "far", "laundry-roofs": "pair", "leaning-milestone": "pair",
    "lone-thunderbolt": "pair", "long-winter": "far", "loose-cobbles": "left", "market-of-odd-gloves": "pair", "mirror-fog": "right",
    "mirror-mere": "pair", "mountain-office": "left", "observatory-of-two-skies": "pair", "old-wall": "pair", "orchard-of-bells": "pair",
    "oyster-flats": "pair", "pigeon-court": "far", "plough-up": "pair", "poachers-net": "far", "pull-it-down": "left",
    "pulling-current": "far", "quarantine-wall": "pair", "rain-of-brands": "row", "read-the-letter": "left", "rockslide-below": "right",
    "roll-call": "pair", "root-bridge": "far", "rub-it-in": "left", "salt-the-furrows": "right", "sandglass-storm": "far",
    "second-harvest": "pair", "settle-by-fire": "pair", "shoulder-to-shoulder": "far", "signal-hill": "row", "slow-tide": "left",
    "spitting-coals": "far", "stampede": "left", "statue-of-the-runner-up": "far", "still-water": "far", "stoke": "far",
    "stubborn-clay": "pair", "sudden-height": "pair", "sunken-garden": "pair", "surveyors-rod": "pair", "swallow": "pair",
    "sweet-reason": "pair", "talking-drafts": "pair", "tall-boots": "pair", "tea-trolley": "far", "terraced-hill": "followed",
    "throw-the-lamp": "pair", "tin-sentry": "pair", "toll-arch": "far", "toll-weir": "pair", "undertow": "right", "unremember": "pair",
    "war-bonfire": "left", "warm-updraft": "far", "wash-ashore": "far", "water-clock": "far", "wedding-truce": "far",
    "whistling-gap": "pair", "whose-turn-to-row": "right",
}  # fmt: skip
