import { useEffect, useRef, type MouseEvent } from "react";

/** Browsers would focus the first control of a dialog, which closes it. */
const FIELDS = ":is(input, textarea, select):not(.hide)";

const isEmpty = (field: Element) => "value" in field && field.value === "";

/** With the focus on its first empty field, else on its first one. */
export const useDialog = (isOpen: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return ref.current?.close();
    ref.current?.showModal();
    const fields = [...(ref.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
    (fields.find(isEmpty) ?? fields[0])?.focus();
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
