// Turns to the previous and the next card by the arrow keys.

const steps = { ArrowLeft: "prev", ArrowRight: "next" };

document.addEventListener("keydown", (event) => {
  const link = steps[event.key] && document.querySelector(`.trail a[rel=${steps[event.key]}]`);
  const isBusy = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.target.closest("input, textarea, select, summary, dialog");
  if (link && !isBusy) link.click();
});

// What a word means comes up when it is pointed at, too; by keyboard and by touch it does so without any script.
for (const word of document.querySelectorAll(".explain")) {
  const explanation = document.getElementById(word.getAttribute("popovertarget"));
  let leaving;
  const show = (event) => {
    clearTimeout(leaving);
    if (event.pointerType === "mouse" && !explanation.matches(":popover-open")) explanation.showPopover({ source: word });
  };
  const leave = () => {
    leaving = setTimeout(() => explanation.matches(":popover-open") && explanation.hidePopover(), 250);
  };
  word.addEventListener("pointerenter", show);
  explanation.addEventListener("pointerenter", () => clearTimeout(leaving));
  word.addEventListener("pointerleave", leave);
  explanation.addEventListener("pointerleave", leave);
  word.addEventListener("click", (event) => {
    // Pointed at it is open already: the click must not close it.
    if (event.detail > 0 && matchMedia("(hover: hover)").matches) event.preventDefault();
  });
  word.addEventListener("focus", () => {
    if (word.matches(":focus-visible") && !explanation.matches(":popover-open")) explanation.showPopover({ source: word });
  });
}
