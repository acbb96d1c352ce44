"""The addresses of decks."""

from django.urls import URLPattern

app_name = "decks"
urlpatterns: list[URLPattern] = []
