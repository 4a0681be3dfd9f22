import { useEffect, useRef } from "react";
import { useWords } from "../context";
import { Navigation } from "./navigation";

type MenuProps = { isOpen: boolean; onClose: () => void; onSignOut?: () => void };

/** The navigation as a drawer on the left, for windows that are too narrow to show it. */
export const MenuDialog = ({ isOpen, onClose, onSignOut }: MenuProps) => {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="menu"
      aria-label={words.bar.menu}
      onClose={onClose}
      closedby="any"
    >
      {isOpen && <Navigation className="nav nav--drawer" onSignOut={onSignOut} />}
    </dialog>
  );
};
