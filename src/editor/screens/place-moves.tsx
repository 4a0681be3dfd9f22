import { useWords } from "../context";
import { Icon } from "../icon";

type PlaceMovesProps = {
  isHidden: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Undefined in a list without places. */
  onMove?: (by: number, focus: string) => void;
  /** Undefined where nothing is hidden. */
  onHide?: () => void;
};

/** What can be done with the chosen row of a list. */
export const PlaceMoves = ({ isHidden, isFirst, isLast, onMove, onHide }: PlaceMovesProps) => {
  const { lists } = useWords();
  // At an end a button stays, so that the focus does.
  const step = (by: number, word: string, icon: "up" | "fall", isOff: boolean) => (
    <button
      type="button"
      className="btn"
      data-move={icon}
      aria-disabled={isOff}
      onClick={() => onMove?.(by, `[data-move="${icon}"]`)}
    >
      <Icon name={icon} />
      {word}
    </button>
  );
  return (
    <div className="place__moves">
      {onMove && step(-1, lists.earlier, "up", isFirst)}
      {onMove && step(1, lists.later, "fall", isLast)}
      {onHide && (
        <button type="button" className="btn" onClick={onHide}>
          <Icon name="hidden" />
          {isHidden ? lists.show : lists.hide}
        </button>
      )}
    </div>
  );
};
