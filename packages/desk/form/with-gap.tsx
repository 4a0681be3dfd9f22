import type { ReactElement } from "react";
import type { Dragged } from "./use-drag";

/** The gap is where the dragged row would be dropped. */
export const withGap = (dragged: Dragged | undefined, list: number, rows: ReactElement[]) => {
  if (dragged?.to.list !== list) return rows;
  const { row, to } = dragged;
  const from = rows.findIndex(({ key }) => key === row);
  // The dragged row may still be among the rows, so later positions move by one.
  const isPast = from >= 0 && to.position > from;
  return rows.toSpliced(
    to.position + (isPast ? 1 : 0),
    0,
    <li key="gap" className="place-gap" aria-hidden="true" />,
  );
};
