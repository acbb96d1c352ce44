// Copies, downloads or prints recovery codes. Without this script they are on the page all the same.

const SHOWN = 1600;

for (const codes of document.querySelectorAll("[data-codes]")) {
  const words = () => [...codes.querySelectorAll("code")].map((each) => each.textContent).join("\n") + "\n";
  codes.querySelector("[data-codes-tools]").hidden = false;
  codes.querySelector("[data-codes-copy]")?.addEventListener("click", async ({ currentTarget }) => {
    await navigator.clipboard.writeText(words());
    const before = currentTarget.textContent;
    currentTarget.textContent = currentTarget.dataset.done;
    setTimeout(() => (currentTarget.textContent = before), SHOWN);
  });
  codes.querySelector("[data-codes-save]")?.addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([words()], { type: "text/plain" }));
    link.download = codes.dataset.codes;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  codes.querySelector("[data-codes-print]")?.addEventListener("click", () => window.print());
}
