/** Whether styles show an element and all around it. The attribute `hidden` gives way to a style that shows it. */
export const isShown = (element: Element): boolean =>
  getComputedStyle(element).display !== "none" &&
  (!element.parentElement || isShown(element.parentElement));
