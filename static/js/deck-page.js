// A deck's page: copies texts to the clipboard, shows cards on hover.

import { startPreview } from "./desk-preview.js";

startPreview();

const said = document.getElementById("copy-said");
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const field = document.getElementById(button.dataset.copy);
    const isCopied = await copy(field);
    said.textContent = isCopied ? said.dataset.copied : said.dataset.notCopied;
    if (!isCopied) return;
    button.classList.add("is-copied");
    setTimeout(() => button.classList.remove("is-copied"), 1600);
  });
}

async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.closest("details").open = true;
    field.select();
    return document.execCommand("copy");
  }
}
