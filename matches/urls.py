"""The addresses of matches."""

from django.urls import URLPattern

app_name = "matches"
urlpatterns: list[URLPattern] = []
