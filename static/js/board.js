// Shows a board's cards in large, beside the pointer or in a dialog; copies texts; marks the places of an option.

import "./board-grid.js";
import { startPreview } from "./desk-preview.js";

startPreview({ evenWithPicture: true });

const dialog = document.getElementById("card-dialog");

document.addEventListener("click", (event) => {
  const card = event.target.closest?.("a[data-picture]");
  if (!card || !dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  dialog.querySelector("img").src = card.dataset.picture;
  dialog.querySelector("a").href = card.href;
  dialog.showModal();
});

dialog?.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  const source = document.querySelector(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(source.value);
    const label = button.textContent;
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = label), 1500);
  } catch {
    source.closest("details").open = true;
    source.focus();
    source.select();
  }
});

function light(event) {
  const option = event.target.closest?.("[data-places]");
  for (const place of document.querySelectorAll(".is-lit")) place.classList.remove("is-lit");
  for (const name of option?.dataset.places.split(" ").filter(Boolean) ?? []) {
    document.querySelector(`[data-place="${name}"]`)?.classList.add("is-lit");
  }
}

document.addEventListener("mouseover", light);
document.addEventListener("focusin", light);

/* What works with JavaScript alone is shown by it. */
export function reveal() {
  for (const part of document.querySelectorAll("[data-copy][hidden]")) part.hidden = false;
}

document.addEventListener("htmx:afterSwap", reveal);
reveal();
