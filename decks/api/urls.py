"""The API's URLs for decks."""

from django.urls import path

from decks.api import exports, views

urlpatterns = [
    path("decks", views.DeckListView.as_view()),
    path("decks/validate", views.CheckView.as_view()),
    path("decks/<uuid:deck_id>", views.DeckView.as_view()),
    path("decks/<uuid:deck_id>/exports/<slug:file_format>", exports.ExportView.as_view()),
]
