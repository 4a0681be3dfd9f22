import { useEffect, useRef, type MouseEvent } from "react";

/** Not in every browser, nor in TypeScript's library. */
type Watcher = { onclose: () => void; destroy: () => void };
type WithWatcher = { CloseWatcher?: new () => Watcher };

/** The topmost last. */
const open: (() => void)[] = [];

/** How many were open at this entry of the history. */
const openedHere = () => (history.state as { open?: number } | null)?.open ?? 0;

let last = { opened: 0, hash: "" };

const onBack = () => {
  const before = last;
  last = { opened: openedHere(), hash: location.hash };
  // From an entry of what had been closed otherwise: it looked like the one before it.
  if (before.opened > Math.max(open.length, last.opened) && before.hash === last.hash)
    history.back();
  else while (open.length > last.opened) open.pop()?.();
};

/** Back closes it before it leaves the screen; where no browser watches that, it is an entry of the history. */
export const closedByBack = (close: () => void) => {
  const { CloseWatcher } = globalThis as WithWatcher;
  if (CloseWatcher) {
    const watcher = Object.assign(new CloseWatcher(), { onclose: close });
    return () => watcher.destroy();
  }
  addEventListener("popstate", onBack);
  open.push(close);
  if (openedHere() < open.length) history.pushState({ open: open.length }, "");
  last = { opened: openedHere(), hash: location.hash };
  return () => {
    if (open.includes(close)) open.splice(open.indexOf(close), 1);
  };
};

/** Of what a dialog asks for: browsers would focus its first control, which closes it. */
const FIELDS = ":is(input, textarea, select):not(.hide)";

const isEmpty = (field: Element) => "value" in field && field.value === "";

/** The focus goes to the first empty field, else the first one. */
export const useDialog = (isOpen: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return ref.current?.close();
    ref.current?.showModal();
    const fields = [...(ref.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
    (fields.find(isEmpty) ?? fields[0])?.focus();
    return closedByBack(() => ref.current?.close());
  }, [isOpen]);
  return {
    ref,
    onClose,
    // A press on the dialog itself is one on its backdrop or its padding; its content is in child elements.
    onClick: ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) => {
      const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
      const isInside = left < clientX && clientX < right && top < clientY && clientY < bottom;
      if (target === currentTarget && !isInside) onClose();
    },
  };
};
