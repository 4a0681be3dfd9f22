import { useEffect, useRef } from "react";

/** Returns what is to be given to a `<dialog>` that lies over all else while it is open. */
export const useDialog = (isOpen: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return {
    ref,
    onClose,
    // Beside it.
    onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
};
