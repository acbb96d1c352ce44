// The builder made quick: edits in a queue without a reload, keys, undo, pictures on hover, the deck as a drawer on phones.

import { startEditing } from "./desk-edits.js";
import { startKeys } from "./desk-keys.js";
import { startPreview } from "./desk-preview.js";
import { startShelf } from "./desk-shelf.js";

const edits = startEditing();
startKeys(edits);
startPreview();
startShelf();

const desk = document.querySelector(".desk-page");
const isOpen = () => desk.classList.contains("is-drawer-open");
desk.classList.add("has-drawer");

document.addEventListener("click", (event) => {
  const button = document.querySelector("[data-drawer]");
  if (event.target.closest("[data-drawer]")) {
    event.preventDefault();
    toggle(!isOpen());
  } else if (event.target.closest("a[href='#rules']") && button.offsetParent) {
    event.preventDefault();
    toggle(true);
  } else if (isOpen() && !event.target.closest("#pad, [data-undo]")) {
    toggle(false);
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && isOpen()) toggle(false);
});
document.addEventListener("deck-changed", tell);

function toggle(willBeOpen) {
  desk.classList.toggle("is-drawer-open", willBeOpen);
  tell();
  // The bar closes the drawer again, so it must not lie under it.
  if (willBeOpen) document.getElementById("bar").scrollIntoView({ block: "start" });
}

function tell() {
  document.querySelector("[data-drawer]").setAttribute("aria-expanded", String(isOpen()));
}
