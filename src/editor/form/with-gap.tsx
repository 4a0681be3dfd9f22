import type { ReactNode } from "react";
import type { Dragged } from "./use-drag";

/** Puts a gap among the rows of a list where the row that is being dragged would be dropped. */
export const withGap = (dragged: Dragged | undefined, list: number, rows: ReactNode[]) => {
  if (dragged?.to.list !== list) return rows;
  const { from, to } = dragged;
  // The row itself still stands where it was, out of the others' way.
  const isPast = from.list === list && to.position > from.position;
  return rows.toSpliced(
    to.position + (isPast ? 1 : 0),
    0,
    <li key="gap" className="place-gap" aria-hidden="true" />,
  );
};
