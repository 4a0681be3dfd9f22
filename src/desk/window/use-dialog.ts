import { useEffect, useRef, type MouseEvent } from "react";
import { closedByBack } from "./closed-by-back";

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
