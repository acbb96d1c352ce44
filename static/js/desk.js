// The builder made quick: edits in a queue without a reload, keys, undo, pictures on hover, the deck as a drawer on phones.

import { startEditing } from "./desk-edits.js";
import { startKeys } from "./desk-keys.js";
import { startPreview } from "./desk-preview.js";
import { startShelf } from "./desk-shelf.js";

const edits = startEditing();
startKeys(edits);
startPreview();
startShelf();

const drawer = document.querySelector(".desk-page");
drawer.classList.add("has-drawer");
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-drawer]");
  if (!button) return;
  event.preventDefault();
  toggle(!drawer.classList.contains("is-drawer-open"));
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && drawer.classList.contains("is-drawer-open")) toggle(false);
});

function toggle(isOpen) {
  drawer.classList.toggle("is-drawer-open", isOpen);
  document.querySelector("[data-drawer]").setAttribute("aria-expanded", String(isOpen));
}
