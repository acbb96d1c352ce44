// Keeps what is typed about the deck until it is saved, should the page go away before.

export function startTyped() {
  const form = document.querySelector(".desk-settings form");
  const key = `typed:${location.pathname}`;
  const fields = [...form.querySelectorAll("[name=name], [name=note]")];
  const saved = new Map(fields.map((field) => [field.name, field.defaultValue]));
  const typed = read(key);
  const isOther = fields.some((field) => field.name in typed && typed[field.name] !== saved.get(field.name));

  if (isOther) {
    for (const field of fields) field.value = typed[field.name] ?? field.value;
    form.closest("details").open = true;
    form.querySelector("[data-typed]").hidden = false;
  } else {
    localStorage.removeItem(key);
  }
  form.addEventListener("input", () => localStorage.setItem(key, JSON.stringify(Object.fromEntries(fields.map((field) => [field.name, field.value])))));
  form.querySelector("[data-typed] button").addEventListener("click", () => {
    localStorage.removeItem(key);
    for (const field of fields) field.value = saved.get(field.name);
    form.querySelector("[data-typed]").hidden = true;
  });
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}
