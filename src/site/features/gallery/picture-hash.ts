import { useSyncExternalStore, type MouseEvent } from "react";
import { listen, createObservable } from "@brisa/typed-content/helpers";

/**
 * The URL's hash has the ID of the open picture, `/galeria/#7`, so that its address can be shared and the Back
 * button closes it. Moving to another picture adds no history entry, nor does a second press.
 */
const { subscribe: onOwnMove, notify } = createObservable();

/** State of the history entries added here. It means that the previous entry is the gallery. */
const OPENED_HERE = { lightbox: true };

type State = { lightbox?: boolean } | null;

/** Whether the browser is on its way back to the gallery; a second step back would leave the page. */
let isClosing = false;

const openPicture = (id: number) => {
  if (/^#\d/.test(location.hash)) return showPicture(id);
  history.pushState({ ...(history.state as State), ...OPENED_HERE }, "", `#${id}`);
  notify();
};

/** On a plain click; other clicks open the image file as usual. */
export const openOnClick = (event: MouseEvent, id: number) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  openPicture(id);
};

export const showPicture = (id: number) => {
  history.replaceState(history.state, "", `#${id}`);
  notify();
};

/** Milliseconds in which systems take two clicks for a double click. */
const DOUBLE_CLICK = 500;

/** Keeps the second click of a double click from what has been below the picture. */
const ignoreSecondClick = () => {
  const ignore = (event: globalThis.MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", ignore, true);
  setTimeout(() => removeEventListener("click", ignore, true), DOUBLE_CLICK);
};

export const closePicture = () => {
  if (isClosing) return;
  ignoreSecondClick();
  if ((history.state as State)?.lightbox) {
    isClosing = true;
    addEventListener("popstate", () => (isClosing = false), { once: true });
    return history.back();
  }
  history.replaceState(history.state, "", location.pathname + location.search);
  notify();
};

const subscribe = (listener: () => void) => {
  const ends = [onOwnMove(listener), listen(["popstate", "hashchange"], listener)];
  return () => ends.forEach((end) => end());
};

/** Without its `#`; empty until hydration. */
export const usePictureHash = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
