import { useState } from "react";
import { isRecord } from "../../content-files/content";
import type { Collection } from "../../model/collection";
import { contentNow } from "../content/now";
import { dataOf } from "../content/work";
import { useDesk, useWords, useWork } from "../context";
import { orderAt, rowsOf, sectionsOf, type Row } from "./list-rows";

/** Rows that stand together, under their title where there are sections. */
export type Board = { section?: string; title?: string; rows: Row[] };

/** Where a row is, or is wanted: in which board, and how many of the others come before it. */
export type Seat = { board: number; position: number };

/** Returns the entries of a collection where they stand, and what moves and hides them. */
export const usePlaces = (collection: Collection) => {
  const desk = useDesk();
  const { lists } = useWords();
  const rows = rowsOf(contentNow(useWork()), collection);
  const [said, setSaid] = useState("");
  const sections = sectionsOf(collection);
  const boards: Board[] = sections
    ? Object.entries(sections).map(([section, title], place) => ({
        section,
        title,
        // What has no section yet, which the check says, is to be found all the same.
        rows: rows.filter(
          (row) => row.section === section || (place === 0 && !((row.section ?? "") in sections)),
        ),
      }))
    : [{ rows }];

  const seatOf = (file: string): Seat | undefined => {
    for (const [board, { rows: own }] of boards.entries()) {
      const position = own.findIndex((row) => row.file === file);
      if (position >= 0) return { board, position };
    }
    return undefined;
  };

  /** Changes one file, by its place, or by its section and its place in one step. */
  const move = (row: Row, to: Seat) => {
    const from = seatOf(row.file);
    const target = boards[to.board];
    if (!from || !target) return;
    const others = target.rows.filter(({ file }) => file !== row.file);
    const isThere = from.board === to.board;
    const order = orderAt(others, isThere ? from.position : undefined, to.position);
    if (order === undefined) return;
    const name = row.name ?? lists.unnamed;
    const { section, title = "" } = target;
    if (isThere) {
      desk.change(row.file, ["order"], order);
      setSaid(lists.movedTo(name, to.position + 1, target.rows.length));
    } else {
      const data = dataOf(desk.state().work, row.file);
      desk.change(row.file, [], { ...(isRecord(data) ? data : {}), section, order });
      setSaid(lists.movedToSection(name, title, to.position + 1));
    }
  };

  /** Moves a row by some places; past the end of a board it goes into the next. */
  const moveBy = (row: Row, by: number) => {
    const from = seatOf(row.file);
    if (!from) return;
    const position = from.position + by;
    const count = boards[from.board]?.rows.length ?? 0;
    if (position >= 0 && position < count) move(row, { board: from.board, position });
    else if (by < 0) {
      const above = boards[from.board - 1];
      if (above) move(row, { board: from.board - 1, position: above.rows.length });
    } else if (boards[from.board + 1]) move(row, { board: from.board + 1, position: 0 });
  };

  const moveToEnd = (row: Row, isLast: boolean) => {
    const { board } = seatOf(row.file) ?? { board: 0 };
    const count = boards[board]?.rows.length ?? 0;
    move(row, { board, position: isLast ? count - 1 : 0 });
  };

  const toggleHidden = ({ file, name = lists.unnamed, isHidden }: Row) => {
    desk.change(file, ["hidden"], isHidden ? undefined : true);
    setSaid(isHidden ? lists.nowShown(name) : lists.nowHidden(name));
  };
  return { boards, seatOf, move, moveBy, moveToEnd, toggleHidden, said };
};
