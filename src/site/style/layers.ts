/** The layers over the page, as `z-index`. The menu and the lightbox are above them, in the browser's top layer. */
export const layers = { head: 100, drop: 110, dock: 200, toast: 500, skip: 600 };
