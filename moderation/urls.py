"""URLs of reports, notices and the pages of staff."""

from django.urls import path

from moderation import views

app_name = "moderation"
urlpatterns = [
    path("report/<slug:kind>/<str:thing>/", views.report, name="report"),
    path("appeal/<slug:kind>/<str:thing>/", views.appeal, name="appeal"),
    path("notices/<int:notice>/", views.put_away, name="put_away"),
    path("moderation/", views.queue, name="queue"),
    path("moderation/log/", views.log, name="log"),
    path("moderation/<slug:kind>/<str:thing>/", views.case, name="case"),
]
