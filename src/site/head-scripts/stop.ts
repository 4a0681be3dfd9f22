/** Hides an event from the page and the browser. */
export const stop = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
