/** The browsers inside other apps. */
const IN_APP = /\bFBA[NV]\/|Instagram|\bLine\/|TikTok|; wv\)|(iPhone|iPad)(?!.*Safari\/)/;

/** In milliseconds; longer than any browser takes to save a small file. */
const KEPT = 60_000;

/** Whether the page is in a browser inside another app, which opens pages but neither saves files nor prints. */
export const isInApp = () => IN_APP.test(navigator.userAgent);

/** Whether the browser can save a file that a page has made. */
export const canSaveFiles = () => "download" in HTMLAnchorElement.prototype && !isInApp();

/** Saves a text as a file; phones open a calendar file instead. */
export const saveFile = (name: string, type: string, text: string) => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
};
