import { useWords } from "../state/context";
import { Navigation } from "./navigation";
import { useDialog } from "../ui/use-dialog";

type MenuProps = { isOpen: boolean; onClose: () => void; onSignOut?: () => void };

/** For windows that are too narrow for the navigation. */
export const MenuDialog = ({ isOpen, onClose, onSignOut }: MenuProps) => {
  const words = useWords();
  const dialog = useDialog(isOpen, onClose);
  return (
    <dialog {...dialog} className="menu" aria-label={words.bar.menu}>
      {isOpen && <Navigation className="nav nav--drawer" onSignOut={onSignOut} />}
    </dialog>
  );
};
