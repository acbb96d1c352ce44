// Shows how long ago the deck was saved, in the reader's language.

const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "always", style: "narrow" });
let since = performance.now();

export function startSaved() {
  setInterval(tell, 1000);
  document.addEventListener("deck-changed", () => {
    since = performance.now();
    tell();
  });
  tell();
}

function tell() {
  const place = document.querySelector(".bar-saved");
  const seconds = Math.round(Number(place.dataset.age) + (performance.now() - since) / 1000);
  place.querySelector(".saved-words").textContent = place.dataset.words.replace("{ago}", ago(seconds));
}

function ago(seconds) {
  if (seconds < 60) return format.format(-seconds, "second");
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), "hour");
  return format.format(-Math.floor(seconds / 86_400), "day");
}
