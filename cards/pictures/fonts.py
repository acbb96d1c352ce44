"""The font that comes with the site, for pictures and PDF files: it has Chinese characters, whatever fonts the machine has."""

from __future__ import annotations

from pathlib import Path

import paperang_p2_fonts_cjk

#: WenQuanYi Micro Hei (GPL 3 with the exception that documents may embed it, or Apache 2), Han and Latin in one weight.
FILE = Path(paperang_p2_fonts_cjk.__file__).parent / "fonts" / "wqy-microhei.ttc"
FAMILY = "WenQuanYi Micro Hei"
