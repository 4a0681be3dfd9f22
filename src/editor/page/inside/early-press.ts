/**
 * Keeps the last press on a page that cannot lead anywhere yet.
 * @returns what presses there once more, as soon as it can
 */
export const keepEarlyPress = (page: Window) => {
  let pressed: MouseEvent | undefined;
  const keep = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = event;
  };
  page.addEventListener("click", keep, { capture: true });
  return () => {
    page.removeEventListener("click", keep, { capture: true });
    if (!pressed) return;
    const { target, clientX, clientY, detail } = pressed;
    pressed = undefined;
    const place = { clientX, clientY, detail };
    target?.dispatchEvent(new MouseEvent("click", { ...place, bubbles: true, cancelable: true }));
  };
};
