import type { Sides } from "./sides";

/** In square pixels, of what the label names and of everything else. */
export type Covered = { named: number; others: number };

type Label = {
  width: number;
  height: number;
  /** Pixels between the label and the box of what it names. */
  gap: number;
  box: Sides;
  isPicture: boolean;
  window: { width: number; height: number };
};

type Corner = [left: number, top: number];

/** Best first: above the block, in its ends, beside it, and below. */
const corners = ({ width, height, gap, box, isPicture }: Label): Corner[] => {
  const [left, atEnd, inEnd] = [box.left - gap, box.right + gap - width, box.right - width];
  const [above, below, inLast] = [box.top - gap - height, box.bottom + gap, box.bottom - height];
  const ends: Corner[] = [
    [inEnd, box.top],
    [inEnd, inLast],
  ];
  const beside: Corner[] = [
    [box.right + gap, box.top],
    [atEnd, above],
    [left, below],
    [atEnd, below],
  ];
  return isPicture
    ? [[box.left, box.top], ...ends, [box.left, inLast], [left, above], ...beside]
    : [[left, above], ...ends, ...beside];
};

const within = (value: number, room: number) => Math.max(0, Math.min(value, room));

/** First the places in the window, then the others, moved to its edge. */
const inWindow = (all: Corner[], { width, height, window }: Label) => {
  const moved = all.map(([left, top]): Corner => [
    within(left, window.width - width),
    within(top, window.height - height),
  ]);
  const isMoved = ([left, top]: Corner, place: number) =>
    left !== all[place]?.[0] || top !== all[place][1];
  return [
    ...moved.filter((corner, place) => !isMoved(corner, place)),
    ...moved.filter((corner, place) => isMoved(corner, place)),
  ];
};

/** In the window if what it names is. Covers nothing, else little, and of what it names least. */
export const labelPlace = (label: Label, covered: (place: Sides) => Covered): Sides => {
  const { width, height, box, window } = label;
  const isSeen =
    box.right > 0 && box.bottom > 0 && box.left < window.width && box.top < window.height;
  const all = corners(label);
  let best: (Covered & { place: Sides }) | undefined;
  for (const [left, top] of isSeen ? inWindow(all, label) : all.slice(0, 1)) {
    const place = { left, top, right: left + width, bottom: top + height };
    const { named, others } = covered(place);
    if (!best || named < best.named || (named === best.named && others < best.others))
      best = { place, named, others };
    if (named + others === 0) break;
  }
  return best?.place ?? box;
};
