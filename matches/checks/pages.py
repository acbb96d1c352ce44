"""The button that has a win rate checked."""

from __future__ import annotations

from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_POST

from decks.owners import Owner
from matches.models import Simulation
from matches.requests.values import SimulationRefusedError
from matches.shortcuts.repeats import check_simulation


@require_POST
def check(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Let the strongest player play it again, and lead to where both are seen: beside the figures, or at the check's own address."""
    row = get_object_or_404(Simulation.objects.visible_to(Owner.of_request(request)), pk=simulation)
    try:
        made = check_simulation(simulation=row, owner=Owner.of_writer(request))
    except SimulationRefusedError as refusal:
        messages.error(request, refusal.message)
        return redirect("matches:simulation", row.pk)
    is_visible = Simulation.objects.visible_with(row).filter(pk=made.pk).exists()
    return redirect(f"{row.get_absolute_url()}#check" if is_visible else made.get_absolute_url())
