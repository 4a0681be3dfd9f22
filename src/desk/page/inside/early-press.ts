/** Returns the function that repeats the last click on a page that was not interactive yet. */
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
