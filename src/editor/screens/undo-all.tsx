import { useWords } from "../context";
import { useDialog } from "./use-dialog";

type UndoAllProps = { count: number; isOpen: boolean; onClose: () => void; onUndo: () => void };

/** The one question of the desk before something is undone: it is much at once. */
export const UndoAllDialog = ({ count, isOpen, onClose, onUndo }: UndoAllProps) => {
  const { changes } = useWords();
  const dialog = useDialog(isOpen, onClose);
  return (
    <dialog {...dialog} className="dialog dialog--small" aria-labelledby="undo-all-title">
      <h1 id="undo-all-title">{changes.undoAllQuestion(count)}</h1>
      <p>{changes.undoAllHelp}</p>
      <p className="row">
        <button type="button" className="btn btn--sea" onClick={onUndo}>
          {changes.undoAllYes}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {changes.undoAllNo}
        </button>
      </p>
    </dialog>
  );
};
