// The scripts of every page: menus that close, links to copy, the appearance without a reload, names of chosen files, "/" to search, "?"
// for the keys.

import { startCopyingLinks } from "./copy-link.js";

startCopyingLinks();

for (const menu of document.querySelectorAll("details.menu")) {
  document.addEventListener("click", (event) => {
    if (!menu.contains(event.target)) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
}

// The address may have changed since the page came: language, appearance and signing in lead back to where one is.
for (const tool of document.querySelectorAll(".site-tools form, .site-account a[href*='next=']")) {
  tool.addEventListener(tool.localName === "form" ? "submit" : "click", () => {
    const here = location.pathname + location.search;
    if (tool.localName === "form") tool.elements.namedItem("next")?.setAttribute("value", here);
    else tool.href = `${tool.pathname}?next=${encodeURIComponent(here)}`;
  });
}

for (const form of document.querySelectorAll("[data-theme-form]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const theme = event.submitter.value;
    document.documentElement.dataset.theme = theme;
    fetch(form.action, { method: "POST", body: new FormData(form, event.submitter) });
    form.querySelector(theme === "dark" ? ".to-light" : ".to-dark").focus();
  });
}

for (const field of document.querySelectorAll(".file-field")) {
  const name = field.querySelector("[data-file-name]");
  const none = name.textContent;
  const tell = () => (name.textContent = field.querySelector("input").files[0]?.name ?? none);
  field.addEventListener("change", tell);
  tell();
}

// The keys of the page, where it has any: by their button, or by "?".
const keys = document.getElementById("keys");
const keysButton = document.querySelector("[data-keys]");
if (keys) {
  keysButton.hidden = false;
  keysButton.addEventListener("click", () => keys.showModal());
  keys.addEventListener("click", (event) => event.target === keys && keys.close());
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest("input, textarea, select, [contenteditable]");
  const search = document.querySelector("input[type=search]");
  if (event.key === "?" && keys && !isTyping && !document.querySelector("dialog[open]")) keys.showModal();
  if (event.key !== "/" || isTyping || !search || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  search.focus();
});

// What somebody did while nothing can be saved is told in words; what only asks again by itself asks again.
document.addEventListener("htmx:beforeSwap", ({ detail: { xhr, requestConfig } }) => {
  if (xhr.status !== 503 || requestConfig.verb === "get") return;
  document.querySelector("#main > [data-outage]")?.remove();
  document.getElementById("main").insertAdjacentHTML("afterbegin", xhr.responseText);
  document.querySelector("#main > [data-outage]")?.scrollIntoView({ block: "center" });
});
