/** Photographs and drawings, such as a logo. */
const PICTURES = "img, svg";

/** Parts of a picture that a label may cover, of the one that it names and of another. */
const SMALL = { named: 1 / 4, others: 1 / 10 };

const elementsIn = (page: Document, { left, right, top, bottom }: Sides) => {
  const half = (bottom - top) / 2;
  const columns = [right - 1];
  for (let x = left + 1; x < right - 1; x += half) columns.push(x);
  // Glyphs may be taller than their line.
  const rows = [top - half, top + half, bottom + half];
  return new Set(rows.flatMap((y) => columns.flatMap((x) => page.elementsFromPoint(x, y))));
};

/** How much text and how much of pictures, in square pixels. */
export const coveredBy = (page: Document, named: Element, label: Sides): Covered => {
  const covered = { named: 0, others: 0 };
  const box = named.getBoundingClientRect();
  const range = page.createRange();
  const elements = elementsIn(page, label);
  const pictures = new Set<Element>();
  for (const element of elements) {
    const whose = named.contains(element) ? "named" : "others";
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      for (const words of range.getClientRects()) covered[whose] += overlap(words, label);
    }
    const picture = element.closest(PICTURES);
    if (picture) pictures.add(picture);
  }
  for (const picture of pictures) {
    const whose = named.contains(picture) ? "named" : "others";
    const sides = picture.getBoundingClientRect();
    // What is named lies upon it.
    if (whose === "others" && isAround(sides, box)) continue;
    const part = overlap(sides, label);
    if (part > areaOf(sides) * SMALL[whose]) covered[whose] += part;
  }
  return covered;
};

/** In pixels of the window. */
export type Sides = { left: number; top: number; right: number; bottom: number };

/** In square pixels. */
const areaOf = ({ left, top, right, bottom }: Sides) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** In square pixels. */
export const overlap = (a: Sides, b: Sides) =>
  areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

const isAround = (outer: Sides, inner: Sides) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

/** In square pixels, of what the label names and of everything else. */
type Covered = { named: number; others: number };

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
