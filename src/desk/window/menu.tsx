import { useWords } from "../core/context";
import { Navigation } from "./navigation";
import { useDialog } from "./use-dialog";

type MenuProps = { isOpen: boolean; onClose: () => void; onSignOut?: () => void };

/** The navigation as a drawer on the left, for windows that are too narrow to show it. */
export const MenuDialog = ({ isOpen, onClose, onSignOut }: MenuProps) => {
  const words = useWords();
  const dialog = useDialog(isOpen, onClose);
  return (
    <dialog {...dialog} className="menu" aria-label={words.bar.menu}>
      {isOpen && <Navigation className="nav nav--drawer" onSignOut={onSignOut} />}
    </dialog>
  );
};
