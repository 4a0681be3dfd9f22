const isNumberInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "number";

/**
 * Writes a point for the comma in fields of numbers. A browser in another language than the owner's
 * drops the comma without a word, and 39,55 would become 3955.
 */
export const takeDecimalCommas = () => {
  document.addEventListener("beforeinput", (event) => {
    const { target, data } = event;
    if (!isNumberInput(target) || !data?.includes(",")) return;
    event.preventDefault();
    // The only way to write at the cursor of such a field, which tells nobody where it is.
    document.execCommand("insertText", false, data.replace(",", "."));
  });
};

/** Lets the wheel scroll the form: a browser would turn the number under it instead. */
export const keepNumbersFromWheel = () => {
  document.addEventListener(
    "wheel",
    ({ target }) => {
      if (isNumberInput(target)) target.blur();
    },
    { capture: true, passive: true },
  );
};
