"""The button that opens a simulation."""

from __future__ import annotations

from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext
from django.views.decorators.http import require_POST

from decks.owners import Owner
from matches.models import Simulation
from matches.visibility.privacy import open_simulation


@require_POST
def open_up(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Opens one's own simulation, where its decks allow it; the page then says how it stands."""
    row = get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)), pk=simulation)
    if open_simulation(simulation=row):
        messages.success(request, gettext("The simulation is open: whoever has its address sees it."))
    else:
        messages.error(request, gettext("The simulation was not opened."))
    return redirect("matches:simulation", row.pk)
