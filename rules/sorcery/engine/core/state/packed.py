"""Actions packed into numbers and taken out of them."""

from __future__ import annotations

from rules.sorcery.engine.core.state import codes

pack, kind_of, a_of, b_of = codes.PACKING.compiled()
