/** The browsers inside other apps, which open pages but save no files. */
const IN_APP = /\bFBA[NV]\/|Instagram|\bLine\/|TikTok|; wv\)|(iPhone|iPad)(?!.*Safari\/)/;

/** In milliseconds; longer than any browser takes to save a small file. */
const KEPT = 60_000;

/** Whether the browser can save a file that a page has made. */
export const canSaveFiles = () =>
  "download" in HTMLAnchorElement.prototype && !IN_APP.test(navigator.userAgent);

/** Saves a text as a file; phones open a calendar file instead. */
export const saveFile = (name: string, type: string, text: string) => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
};
