import { useEffect, useRef } from "react";

/** Opens and closes a modal `<dialog>`, and returns its props. */
export const useDialog = (isOpen: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return {
    ref,
    onClose,
    // A click on the dialog itself is one on its backdrop; its content is in child elements.
    onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
};
