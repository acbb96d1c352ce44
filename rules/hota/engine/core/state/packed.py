"""Actions packed into one number."""

from __future__ import annotations

from rules.hota.engine.core.state.codes import PACKING

pack, kind_of, a_of, b_of = PACKING.compiled()
