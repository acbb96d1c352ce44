// The arrow keys turn to the card before and the card after.

const steps = { ArrowLeft: "prev", ArrowRight: "next" };

document.addEventListener("keydown", (event) => {
  const link = steps[event.key] && document.querySelector(`.trail a[rel=${steps[event.key]}]`);
  const isBusy = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.target.closest("input, textarea, select, summary");
  if (link && !isBusy) link.click();
});
