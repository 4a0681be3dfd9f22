import { useId, useState, type KeyboardEvent, type ReactElement } from "react";
import { useWords } from "../state/context";
import { useDrag } from "../form/use-drag";
import { useFocusNext } from "../form/use-focus-next";
import { withGap } from "../form/with-gap";
import { DeletedRows } from "./deleted-rows";
import { abilitiesOf, type Row } from "./list-rows";
import { EntryRow } from "./entry-row";
import { Icon } from "../ui/icon";
import { useSortableRows, type RowGroup } from "./use-sortable-rows";
import type { Collection } from "@brisa/typed-content";

type SortableListProps = {
  collection: Collection;
  addIn?: (section: string) => ReactElement;
  hasDeleted?: boolean;
};

/** By drag and drop, keys or buttons. */
export const SortableList = ({ collection, addIn, hasDeleted = true }: SortableListProps) => {
  const { lists } = useWords();
  const { groups, move, moveBy, moveToEnd, toggleHidden, removeAll, announcement } =
    useSortableRows(collection);
  const { isSortable, canHide } = abilitiesOf(collection);
  const [current, setCurrent] = useState<string>();
  const id = useId();
  const { area: frame, focusNext } = useFocusNext();
  /** Rows that move in the DOM lose the focus. */
  const thenFocus = (file: string | undefined, selector: string, act: () => void) => {
    if (file !== undefined) focusNext(`[data-row][data-file="${file}"] ${selector}`);
    act();
  };
  const onMove = (row: Row, by: number, selector: string) =>
    thenFocus(row.file, selector, () => moveBy(row, by));
  const onKey = (row: Row, event: KeyboardEvent) => {
    const { key, altKey } = event;
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    const isEnd = key === "Home" || key === "End";
    if (by === undefined && !(altKey && isEnd)) return;
    event.preventDefault();
    if (by === undefined) thenFocus(row.file, "a", () => moveToEnd(row, key === "End"));
    else if (altKey) onMove(row, by, "a");
    else focusNeighbour(frame.current, row.file, by);
  };

  const all = groups.flatMap(({ rows }) => rows);
  const drag = useDrag((file, to) => {
    const row = all.find((each) => each.file === file);
    if (!row) return;
    setCurrent(file);
    move(row, { group: to.list, position: to.position });
  });

  const rowsOf = ({ rows, section }: RowGroup, group: number) => {
    // Rows move on from one section to the next, and nowhere else.
    const movable = section === undefined ? rows : all;
    return withGap(
      drag.dragged,
      group,
      rows.map((row) => {
        return (
          <EntryRow
            key={row.file}
            row={row}
            isCurrent={row.file === current}
            onChoose={() => setCurrent(row.file)}
            onKeyDown={isSortable ? (event) => onKey(row, event) : undefined}
            lifted={drag.dragged?.row === row.file ? drag.dragged.style : undefined}
          >
            {(isSortable || canHide) && (
              <RowActions
                isHidden={row.isHidden}
                isFirst={row === movable[0]}
                isLast={row === movable.at(-1)}
                onMove={isSortable ? (by, selector) => onMove(row, by, selector) : undefined}
                onHide={canHide ? () => toggleHidden(row) : undefined}
              />
            )}
          </EntryRow>
        );
      }),
    );
  };

  return (
    <div ref={frame}>
      <div {...drag.area}>
        {groups.map((group, index) => (
          <section
            key={group.section ?? group.remove ?? ""}
            aria-labelledby={group.title && `${id}-${index}`}
          >
            {group.title && <GroupTitle id={`${id}-${index}`} group={group} />}
            {group.section !== undefined && addIn?.(group.section)}
            <ol className="places" data-rows>
              {rowsOf(group, index)}
            </ol>
            {group.remove !== undefined && (
              <button
                type="button"
                className="link link--quiet"
                onClick={() => thenFocus(all[0]?.file, "a", () => removeAll(group.rows))}
              >
                {group.remove}
              </button>
            )}
          </section>
        ))}
      </div>
      {all.length === 0 && <p className="note">{lists.empty}</p>}
      {isSortable && all.length > 1 && <p className="note on-wide">{lists.keys}</p>}
      <p role="status" className="hide">
        {announcement}
      </p>
      {hasDeleted && <DeletedRows collection={collection} />}
    </div>
  );
};

const focusNeighbour = (frame: Element | null, file: string, by: number) => {
  const rows = [...(frame?.querySelectorAll<HTMLElement>("[data-rows] > [data-row]") ?? [])];
  const position = rows.findIndex(({ dataset }) => dataset.file === file);
  rows[position + by]?.querySelector("a")?.focus();
};

const GroupTitle = ({ id, group: { section, title, rows } }: { id: string; group: RowGroup }) => (
  <h2 className={section === undefined ? "day-title" : "section-title"} id={id}>
    <span>{title}</span> {section !== undefined && <RowCount rows={rows} />}
  </h2>
);

const RowCount = ({ rows }: { rows: Row[] }) => {
  const { lists } = useWords();
  const hidden = rows.filter(({ isHidden }) => isHidden).length;
  return (
    <small>
      {[lists.pictures(rows.length), ...(hidden > 0 ? [lists.hiddenOnes(hidden)] : [])].join(", ")}
    </small>
  );
};

type RowActionsProps = {
  isHidden: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Undefined if the list cannot be sorted. `focus` selects the control to focus afterwards. */
  onMove?: (by: number, focus: string) => void;
  /** Undefined if entries cannot be hidden. */
  onHide?: () => void;
};

const RowActions = ({ isHidden, isFirst, isLast, onMove, onHide }: RowActionsProps) => {
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
    <div className="place__moves row">
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
