// Copies the address of a deck or a simulation to the clipboard; if the browser does not let pages copy, the link leads there.

export function startCopyingLinks() {
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-copied]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(link.href);
    } catch {
      location.href = link.href;
      return;
    }
    const words = link.textContent;
    if (words === link.dataset.copied) return;
    link.textContent = link.dataset.copied;
    setTimeout(() => (link.textContent = words), 1600);
  });
}
