// Keeps what is typed over a switch of the language, in this tab, until the page is there again. Passwords and files are not kept.

const KEY = "typed-before-language";
const MOST_SECONDS = 60;
const NEVER = "[type=hidden], [type=password], [type=file], [type=submit], [type=button], [type=reset], [type=image], [readonly], [autocomplete=one-time-code]";
const switcher = document.querySelector("[data-language-form]");
// After a refusal the fields hold what was sent, and the page that comes next does not.
const isAnswer = "answer" in document.getElementById("main").dataset;

switcher?.addEventListener("submit", () => {
  const fields = [...named()].filter(([, field]) => isTyped(field)).map(([name, field]) => [name, valueOf(field)]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, at: Date.now(), fields }));
  } catch {
    // A full or forbidden store keeps nothing; the language changes all the same.
  }
});

document.addEventListener("DOMContentLoaded", () => {
  const { path, at, fields } = taken();
  if (!path?.startsWith(location.pathname) || Date.now() - at > MOST_SECONDS * 1000) return;
  const here = named();
  for (const [name, value] of fields) {
    const field = here.get(name);
    if (field && JSON.stringify(valueOf(field)) !== JSON.stringify(value)) fill(field, value);
  }
});

/** The fields of the page by names that are the same in every language. */
function named() {
  const fields = new Map();
  for (const field of document.querySelectorAll("main :is(input, textarea, select)")) {
    if (field.matches(NEVER) || !(field.id || field.name)) continue;
    const choice = field.matches("[type=radio], [type=checkbox]") ? field.value : "";
    const name = [field.form?.getAttribute("action"), field.id, field.name, choice].join("|");
    let number = 0;
    while (fields.has(`${name}|${number}`)) number += 1;
    fields.set(`${name}|${number}`, field);
  }
  return fields;
}

function isTyped(field) {
  if (isAnswer) return true;
  if (field.localName === "select") return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.matches("[type=radio], [type=checkbox]") ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function valueOf(field) {
  if (field.localName === "select") return [...field.selectedOptions].map((option) => option.value);
  return field.matches("[type=radio], [type=checkbox]") ? field.checked : field.value;
}

function fill(field, value) {
  if (field.localName === "select") for (const option of field.options) option.selected = value.includes(option.value);
  else if (field.matches("[type=radio], [type=checkbox]")) field.checked = value;
  else field.value = value;
  for (let around = field.closest("details"); around; around = around.parentElement.closest("details")) around.open = true;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function taken() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY)) ?? {};
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return {};
  }
}
