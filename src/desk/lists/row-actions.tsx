import { useWords } from "../core/context";
import { Icon } from "../window/icon";

type RowActionsProps = {
  isHidden: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Undefined if the list cannot be sorted. `focus` selects the control to focus afterwards. */
  onMove?: (by: number, focus: string) => void;
  /** Undefined if entries cannot be hidden. */
  onHide?: () => void;
};

export const RowActions = ({ isHidden, isFirst, isLast, onMove, onHide }: RowActionsProps) => {
  const { lists } = useWords();
  // At either end the button is aria-disabled rather than disabled, so that it keeps the focus.
  const step = (by: number, word: string, icon: "up" | "fall", isOff: boolean) => (
    <button
      type="button"
      className="btn"
      data-move={icon}
      aria-disabled={isOff}
      onClick={() => onMove?.(by, `[data-move="${icon}"]`)}
    >
      <Icon name={icon} />
      <span>{word}</span>
    </button>
  );
  return (
    <div className="place__moves">
      {onMove && step(-1, lists.earlier, "up", isFirst)}
      {onMove && step(1, lists.later, "fall", isLast)}
      {onHide && (
        <button type="button" className="btn" onClick={onHide}>
          <Icon name="hidden" />
          <span>{isHidden ? lists.show : lists.hide}</span>
        </button>
      )}
    </div>
  );
};
