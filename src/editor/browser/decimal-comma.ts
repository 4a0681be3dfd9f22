/**
 * Writes a point for the comma in fields of numbers. A browser in another language than the owner's
 * drops the comma without a word, and 320,50 € would become 32050.
 */
export const takeDecimalCommas = () => {
  document.addEventListener("beforeinput", (event) => {
    const { target, data } = event;
    const isNumber = target instanceof HTMLInputElement && target.type === "number";
    if (!isNumber || !data?.includes(",")) return;
    event.preventDefault();
    // The only way to write at the cursor of such a field, which tells nobody where it is.
    document.execCommand("insertText", false, data.replace(",", "."));
  });
};
