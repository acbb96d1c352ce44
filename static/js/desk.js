// Starts the builder's scripts: edits in a queue without a reload, keys, pictures on hover, the deck as a drawer on phones.

import { startCardDialog } from "./desk-card.js";
import { startDragging } from "./desk-drag.js";
import { startEditing } from "./desk-edits.js";
import { startKeys } from "./desk-keys.js";
import { startPiles } from "./desk-piles.js";
import { startPreview } from "./desk-preview.js";
import { startSaved } from "./desk-saved.js";
import { startSheet } from "./desk-sheet.js";
import { startShelf } from "./desk-shelf.js";
import { startTyped } from "./desk-typed.js";

const edits = startEditing();
startKeys(edits);
startPreview();
startDragging(edits);
startPiles();
startCardDialog();
startShelf();
startSheet();
startSaved();
startTyped();

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
  } else if (isOpen() && !event.target.closest("#pad, .bar-steps, dialog")) {
    toggle(false);
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && isOpen()) toggle(false);
});
document.addEventListener("deck-changed", tell);

function toggle(willBeOpen) {
  // Not before the first time: while the page comes, nothing is to slide.
  desk.classList.add("is-sliding");
  desk.classList.toggle("is-drawer-open", willBeOpen);
  tell();
  // The bar closes the drawer again, so it must not lie under it.
  if (willBeOpen) document.querySelector(".desk-top").scrollIntoView({ block: "start" });
}

function tell() {
  document.querySelector("[data-drawer]").setAttribute("aria-expanded", String(isOpen()));
}
