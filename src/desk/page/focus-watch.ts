/** Also watches whether the Tab key has moved the focus into a frame. The second function stops watching. */
export const watchFocus = () => {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const { activeElement } = document;
  let last = activeElement instanceof HTMLElement ? activeElement : undefined;
  let isByTab = false;
  document.addEventListener("keydown", ({ key }) => (isByTab = key === "Tab"), options);
  document.addEventListener("pointerdown", () => (isByTab = false), options);
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLIFrameElement) return;
    last = target as HTMLElement;
    isByTab = false;
  };
  document.addEventListener("focusin", note, options);
  return {
    isByTab: () => isByTab,
    giveBack: () => {
      isByTab = false;
      if (last?.isConnected) last.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement | null)?.blur();
    },
    end: () => ended.abort(),
  };
};
