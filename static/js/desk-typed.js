// Keeps texts about the deck until they are saved, even if the page closes before, and never saves them over texts that were written elsewhere.

export function startTyped() {
  const form = document.querySelector(".desk-settings form");
  const key = `typed:${location.pathname}`;
  const fields = [...form.querySelectorAll("input:not([type=hidden]), select, textarea")];
  const words = fields.filter((field) => !field.matches("select"));
  const typed = read(key);
  const revision = form.elements.namedItem("revision");
  let saved = stored();
  let isBehind = false;
  revision.dataset.own = "";

  const isTyped = (field) => field.value !== saved[field.name];
  if (words.some((field) => field.name in typed && typed[field.name] !== saved[field.name])) {
    for (const field of words) field.value = typed[field.name] ?? field.value;
    form.closest("details").open = true;
    form.querySelector("[data-typed]").hidden = false;
  } else {
    localStorage.removeItem(key);
  }
  form.addEventListener("input", () => localStorage.setItem(key, JSON.stringify(Object.fromEntries(words.map((field) => [field.name, field.value])))));
  form.querySelector("[data-typed] button").addEventListener("click", () => {
    localStorage.removeItem(key);
    for (const field of fields) field.value = saved[field.name];
    form.querySelector("[data-typed]").hidden = true;
  });
  // Only what was written anew is sent: the rest may have been changed elsewhere meanwhile.
  form.addEventListener("submit", (event) => {
    const same = fields.filter((field) => !isTyped(field));
    if (same.length === fields.length) {
      event.preventDefault();
      form.closest("details").open = false;
      return;
    }
    for (const field of same) field.disabled = true;
    setTimeout(() => same.forEach((field) => (field.disabled = false)));
  });
  // What changed follows the deck, but for a field that is being written: that one keeps its revision, so that saving it shows both.
  document.addEventListener("deck-changed", () => {
    const now = stored();
    const changed = fields.filter((field) => now[field.name] !== saved[field.name]);
    isBehind ||= changed.some((field) => isTyped(field) && field.value !== now[field.name]);
    for (const field of changed) if (!isTyped(field)) field.value = now[field.name];
    saved = now;
    if (!isBehind) revision.value = document.getElementById("pad").dataset.revision;
  });
}

/** What is stored of the fields, by their names. */
function stored() {
  return { ...document.getElementById("desk-title").dataset };
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}
