import type { Thumbnails } from "../thumbnails";

const LIST = "#/collections/";

/**
 * Shows beside the name of an entry, in lists, its picture: as it was published or, at home, as it is
 * saved. Decap knows pictures in a grid only, and only those that are fields of their own.
 */
export const showThumbnails = () => {
  let thumbnails: Thumbnails = {};
  const show = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("#nc-root li > a")) {
      showThumbnail(link, thumbnails[link.hash.slice(LIST.length)]);
    }
  };
  const read = async () => {
    thumbnails = (await (await fetch("thumbnails.json")).json()) as Thumbnails;
    show();
  };
  const readNow = () => void read().catch(console.error);
  addEventListener("hashchange", readNow);
  readNow();
  // Sorting a list leads its links elsewhere.
  new MutationObserver(show).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["href"],
  });
};

const showThumbnail = (link: HTMLAnchorElement, src: string | undefined) => {
  const shown = link.querySelector<HTMLImageElement>(".thumbnail");
  if (!src) return shown?.remove();
  const image =
    shown ?? Object.assign(new Image(), { className: "thumbnail", alt: "", loading: "lazy" });
  if (image.getAttribute("src") !== src) image.src = src;
  if (!shown) link.prepend(image);
};
