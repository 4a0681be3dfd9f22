type Page = Window & typeof globalThis;

/** The editor gets drags as if they were over the frame: the browser must not open what is dropped on the page. */
export const handOnDrags = (page: Page) => {
  for (const type of ["dragover", "dragleave", "drop"] as const)
    page.addEventListener(type, (event) => {
      // Within the page a drag goes from one element to another all the time.
      if (type === "dragleave" && event.relatedTarget) return;
      const { dataTransfer } = event;
      const copy = new page.DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      if (!page.frameElement?.dispatchEvent(copy)) event.preventDefault();
    });
};
