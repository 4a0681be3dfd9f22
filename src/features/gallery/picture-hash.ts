import { useSyncExternalStore, type MouseEvent } from "react";

/**
 * The open picture stands in the address, `/galeria/#7`, so that it can be shared and Back closes
 * it. Looking through the pictures leaves no further entries in the history.
 */
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Marks an entry of the history that we made: Back is then the gallery itself. */
const OWN = { lightbox: true };

type State = { lightbox?: boolean } | null;

const openPicture = (id: number) => {
  history.pushState({ ...(history.state as State), ...OWN }, "", `#${id}`);
  notify();
};

/** Opens a picture where its link was pressed plainly; a new tab still gets the large version. */
export const openOnClick = (event: MouseEvent, id: number) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  openPicture(id);
};

export const showPicture = (id: number) => {
  history.replaceState(history.state, "", `#${id}`);
  notify();
};

export const closePicture = () => {
  if ((history.state as State)?.lightbox) return history.back();
  history.replaceState(history.state, "", location.pathname + location.search);
  notify();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener("popstate", listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
    removeEventListener("hashchange", listener);
  };
};

/** What the address names after its `#`; nothing until the page is alive. */
export const usePictureHash = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => "",
  );
