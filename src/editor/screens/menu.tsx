import { useEffect, useRef } from "react";
import { useWords } from "../context";
import { Navigation } from "./navigation";

type MenuProps = { isOpen: boolean; onClose: () => void; onSignOut?: () => void };

/** The sections as a drawer at the left, where the window has no room for them. */
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
