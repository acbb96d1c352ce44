"""Read how much of an answer a program asks for: only some of its fields (`fields`), parts that are included only on request (`include`),
and of a list only what a search finds (`q`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request

from search.normalisation import MAX_QUERY, tidy

FIELDS = "fields"
INCLUDE = "include"
WORDS = "q"
UNCHANGED = OpenApiResponse(description="Nothing has changed since the `ETag` that was sent in `If-None-Match`.")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The fields to tell, all of them where none are named, and the parts to tell beside them."""

    fields: frozenset[str]
    parts: frozenset[str]

    def of(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the wanted fields of the data, and its parts whatever the fields."""
        kept = self.fields | self.parts
        return {name: value for name, value in data.items() if not self.fields or name in kept}


def read_wanted(request: Request, *, fields: Collection[str], parts: Collection[str] = ()) -> Wanted:
    """Return what `fields` and `include` ask for. Raise ValidationError for an unknown name."""
    return Wanted(
        _names(request, FIELDS, fields, "unknown_field"),
        _names(request, INCLUDE, parts, "unknown_part"),
    )


def _names(request: Request, param: str, known: Collection[str], code: str) -> frozenset[str]:
    named = [name.strip() for each in request.query_params.getlist(param) for name in each.split(",")]
    unknown = [name for name in named if name and name not in known]
    if unknown:
        words = gettext("%(param)s: there is no “%(name)s”; there are %(known)s.")
        said = {"param": param, "name": unknown[0][:40], "known": gettext(", ").join(known)}
        raise ValidationError(words % said, code=code)
    return frozenset(filter(None, named))


def read_words(request: Request) -> str:
    """Return the search that is asked for, empty where none is. Raise ValidationError for one too long."""
    words = tidy(request.query_params.get(WORDS, ""))
    if len(words) > MAX_QUERY:
        raise ValidationError({WORDS: [gettext("A search has %(most)d characters at most.") % {"most": MAX_QUERY}]})
    return words


def refuse_misread(problems: Sequence[str]) -> None:
    """Raise ValidationError if a search was not understood as a whole: programs get all that they ask for, or nothing."""
    if problems:
        words = gettext("Nothing was searched, since parts of the search are not understood.")
        raise ValidationError(" ".join([words, *problems]), code="unknown_filter")


def wanted_parameters(*, fields: Collection[str], parts: Collection[str] = ()) -> list[OpenApiParameter]:
    """Return the schema's parameters for the fields and parts that may be asked for."""
    words = "Only these fields, with commas between."
    asked = [OpenApiParameter(FIELDS, _some_of(fields), style="form", explode=False, description=words)]
    if parts:
        words = "These parts, too, with commas between."
        asked.append(OpenApiParameter(INCLUDE, _some_of(parts), style="form", explode=False, description=words))
    return asked


def _some_of(names: Collection[str]) -> dict[str, Any]:
    return {"type": "array", "items": {"type": "string", "enum": list(names)}}
