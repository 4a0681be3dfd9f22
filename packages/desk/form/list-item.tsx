import type { CSSProperties, KeyboardEvent } from "react";
import { useWords } from "../state/context";
import type { Elements } from "../ui/children";
import { Icon } from "../ui/icon";
import { useOpened } from "./focus-request";
import { GroupFields } from "./group";
import { Known } from "./known";
import { Badges } from "./section";
import { useCounts } from "./use-counts";
import { fieldAttribute, type HolderProps } from "./use-field";

type ListItemProps = HolderProps & {
  id: string;
  name: string;
  place: number;
  isLast: boolean;
  isOpenFirst: boolean;
  /** Undefined where the order says nothing. `to` is limited to the list; `focus` selects what then has it in the item. */
  onMove?: (to: number, focus: string) => void;
  /** Undefined if the list has the minimum number of items. */
  onRemove?: () => void;
  lifted?: CSSProperties;
  /** In place of the fields of a group. */
  children?: Elements;
};

export const ListItem = (props: ListItemProps) => {
  const { id, name, place, isLast, isOpenFirst, onMove, onRemove, lifted, children, ...holder } =
    props;
  const { node, file, path, Field } = holder;
  const { lists } = useWords();
  const [isOpen, setOpen] = useOpened(file, [path], isOpenFirst);
  const counts = useCounts(file, [path]);
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Partial<Record<string, number>> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: Infinity,
    };
    const to = event.altKey ? targets[event.key] : undefined;
    if (to === undefined || !onMove) return;
    event.preventDefault();
    onMove(to, "summary");
  };
  // At either end of the list the button is only marked as disabled, so that it keeps the focus.
  const step = (to: number, isOff: boolean, word: string, move: "up" | "fall") =>
    onMove && (
      <button
        type="button"
        className="btn"
        data-move={move}
        aria-disabled={isOff}
        aria-label={`${word}: ${name}`}
        onClick={() => onMove(to, `[data-move="${move}"]`)}
      >
        <Icon name={move} />
        <span>{word}</span>
      </button>
    );
  return (
    <li
      className={lifted ? "item is-lifted" : "item"}
      data-row={id}
      style={lifted}
      {...fieldAttribute(path)}
    >
      {onMove && (
        <span className="place__grip" data-grip title={lists.drag} aria-hidden="true">
          <Icon name="grip" />
        </span>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary onKeyDown={onKeyDown}>
          <span className="cut">{name}</span> <Badges {...counts} />
          <Icon name="down" />
        </summary>
        {isOpen && (
          <div className="item__body">
            {node.kind === "group" ? (
              <Known node={node} file={file} path={path}>
                {children ?? <GroupFields {...holder} />}
              </Known>
            ) : (
              <Field node={node} file={file} path={path} />
            )}
            <div className="place__moves row">
              {step(place - 1, place === 0, lists.earlier, "up")}
              {step(place + 1, isLast, lists.later, "fall")}
              {onRemove && (
                <button
                  type="button"
                  className="btn"
                  aria-label={lists.remove(name)}
                  onClick={onRemove}
                >
                  <Icon name="trash" />
                  {lists.removeShort}
                </button>
              )}
            </div>
          </div>
        )}
      </details>
    </li>
  );
};
