// Drags cards from the shelf into the deck or to the maybe-board, and from the deck back out.

export function startDragging(edits) {
  let dragged = null;

  function letGo() {
    dragged = null;
    document.body.classList.remove("is-dragging");
  }

  document.addEventListener("dragstart", (event) => {
    dragged = event.target.closest?.("[data-card][draggable]") ?? null;
    if (!dragged) return;
    event.dataTransfer.setData("text/plain", dragged.querySelector(".card-name > span")?.textContent ?? "");
    document.getElementById("card-preview").hidden = true;
    document.body.classList.add("is-dragging");
    // Told to the row itself: the answer to an earlier edit may take it out of the page meanwhile.
    dragged.addEventListener("dragend", letGo, { once: true });
  });
  document.addEventListener("dragover", (event) => {
    if (dragged && wanted(dragged, event.target)) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const change = dragged && wanted(dragged, event.target);
    if (!change) return;
    event.preventDefault();
    edits.send(change);
  });
}

/** The edit that letting go there would be, none where nothing would change. */
function wanted(row, place) {
  const { card, section } = row.dataset;
  const isShelf = row.matches(".shelf-row");
  const isMaybe = "maybe" in row.dataset;
  if (place.closest("#maybe")) return isMaybe ? "" : isShelf ? `maybe:${card}:1` : `park:${section}:${card}`;
  if (place.closest("#pad")) return isMaybe ? `unpark:${card}` : isShelf ? row.querySelector(".is-add")?.value ?? "" : "";
  if (place.closest(".shelf-side")) return isShelf ? "" : isMaybe ? `maybe:${card}:0` : `add:${section}:${card}:-1`;
  return "";
}
