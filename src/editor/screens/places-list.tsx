import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import type { Collection } from "../../model/collection";
import { useWords } from "../context";
import { useDrag } from "../form/use-drag";
import { withGap } from "../form/with-gap";
import { DeletedRows } from "./deleted-rows";
import { abilitiesOf, type Row } from "./list-rows";
import { PlaceMoves } from "./place-moves";
import { PlaceRow } from "./place-row";
import { usePlaces, type Board } from "./use-places";

type PlacesListProps = {
  collection: Collection;
  /** What adds entries to a section, if there are sections. */
  add?: (section: string) => ReactNode;
  /** Whether what has been deleted stands below. */
  hasDeleted?: boolean;
};

/** The entries of a collection in their order, by sections: they are moved by dragging, keys or buttons. */
export const PlacesList = ({ collection, add, hasDeleted = true }: PlacesListProps) => {
  const { lists } = useWords();
  const { boards, seatOf, move, moveBy, moveToEnd, toggleHidden, said } = usePlaces(collection);
  const { isPlaced, canHide } = abilitiesOf(collection);
  const [current, setCurrent] = useState<string>();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** What has the focus once the list is drawn anew: a row that moves loses it. */
  const wanted = useRef<{ file: string; what: string }>(undefined);
  useLayoutEffect(() => {
    const { file, what } = wanted.current ?? {};
    wanted.current = undefined;
    if (file === undefined) return;
    rowsIn(frame.current)
      .find(({ dataset }) => dataset.file === file)
      ?.querySelector<HTMLElement>(what ?? "a")
      ?.focus();
  });
  const thenFocus = (file: string, what: string, act: () => void) => {
    wanted.current = { file, what };
    act();
  };
  const onMove = (row: Row, by: number, what: string) =>
    thenFocus(row.file, what, () => moveBy(row, by));
  const onKey = (row: Row, event: KeyboardEvent) => {
    const { key, altKey } = event;
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    const isEnd = key === "Home" || key === "End";
    if (by === undefined && !(altKey && isEnd)) return;
    event.preventDefault();
    if (by === undefined) thenFocus(row.file, "a", () => moveToEnd(row, key === "End"));
    else if (altKey) onMove(row, by, "a");
    else focusBeside(frame.current, row.file, by);
  };

  const drag = useDrag((from, to) => {
    const row = boards[from.list]?.rows[from.position];
    if (!row) return;
    setCurrent(row.file);
    move(row, { board: to.list, position: to.position });
  });

  const all = boards.flatMap(({ rows }) => rows);
  const rowsOf = ({ rows }: Board, board: number) =>
    withGap(
      drag.dragged,
      board,
      rows.map((row) => {
        const seat = drag.dragged && seatOf(row.file);
        const { list, position } = drag.dragged?.from ?? {};
        const isLifted = seat && seat.board === list && seat.position === position;
        return (
          <PlaceRow
            key={row.file}
            row={row}
            isCurrent={row.file === current}
            onChoose={() => setCurrent(row.file)}
            onKeyDown={isPlaced ? (event) => onKey(row, event) : undefined}
            lifted={isLifted ? drag.dragged?.style : undefined}
          >
            {(isPlaced || canHide) && (
              <PlaceMoves
                isHidden={row.isHidden}
                isFirst={row === all[0]}
                isLast={row === all.at(-1)}
                onMove={isPlaced ? (by, what) => onMove(row, by, what) : undefined}
                onHide={canHide ? () => toggleHidden(row) : undefined}
              />
            )}
          </PlaceRow>
        );
      }),
    );

  return (
    <div ref={frame}>
      <div {...drag.area}>
        {boards.map((board, index) => (
          <section key={board.section ?? ""} aria-labelledby={board.title && `${id}-${index}`}>
            {board.title && (
              <h2 className="section-title" id={`${id}-${index}`}>
                {board.title} <Counted rows={board.rows} />
              </h2>
            )}
            {board.section !== undefined && add?.(board.section)}
            <ol className="places" data-rows>
              {rowsOf(board, index)}
            </ol>
          </section>
        ))}
      </div>
      {all.length === 0 && <p className="note">{lists.empty}</p>}
      {isPlaced && all.length > 1 && <p className="note on-wide">{lists.keys}</p>}
      <p role="status" className="hide">
        {said}
      </p>
      {hasDeleted && <DeletedRows collection={collection} />}
    </div>
  );
};

const rowsIn = (frame: Element | null) => [
  ...(frame?.querySelectorAll<HTMLElement>("[data-rows] > [data-row]") ?? []),
];

const focusBeside = (frame: Element | null, file: string, by: number) => {
  const rows = rowsIn(frame);
  const place = rows.findIndex(({ dataset }) => dataset.file === file);
  rows[place + by]?.querySelector("a")?.focus();
};

const Counted = ({ rows }: { rows: Row[] }) => {
  const { lists } = useWords();
  const hidden = rows.filter(({ isHidden }) => isHidden).length;
  return (
    <small>
      {lists.pictures(rows.length)}
      {hidden > 0 && `, ${lists.hiddenOnes(hidden)}`}
    </small>
  );
};
