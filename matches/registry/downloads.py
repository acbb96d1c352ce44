"""The download of a figure, in each form that its file can have."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpResponse, JsonResponse

from decks.notation.cells import escape_cell


@dataclass(frozen=True, slots=True)
class Download:
    """A figure to download: `facts` as JSON, `table` as CSV with its head first, `picture` as SVG; an empty one is not offered."""

    name: str
    facts: Mapping[str, Any]
    table: Sequence[Sequence[object]] = ()
    picture: str = ""

    def answer(self, form: str) -> HttpResponse:
        """Return the file in that form. Raises Http404 where there is none."""
        if form == "json":
            answer: HttpResponse = JsonResponse(self.facts, json_dumps_params={"ensure_ascii": False, "indent": 2})
        elif form == "csv" and self.table:
            answer = HttpResponse("\ufeff", content_type="text/csv; charset=utf-8")
            csv.writer(answer).writerows([escape_cell(each) if isinstance(each, str) else each for each in row] for row in self.table)
        elif form == "svg" and self.picture:
            answer = HttpResponse(self.picture, content_type="image/svg+xml")
        else:
            raise Http404
        answer["Content-Disposition"] = f'attachment; filename="{self.name}.{form}"'
        return answer
