type Named = { name: string; kind: string; side: string; x: number; y: number };

type Box = { left: number; right: number; top: number; bottom: number };

/** In per cent of a narrow chart: the width of a letter, the height of a line, and the way from a place to its name. */
const LETTER = 2;
const LINE = 5.5;
const GAP = 3;

/** How much larger names of water are. */
const WATER = 1.35;

/** How near to an edge, in per cent, a name turns to the other side of its place. */
const EDGE = 15;

const preferred = ({ side, x, y }: Named) => {
  if (x > 100 - EDGE) return "left";
  return x < EDGE || (side === "top" && y < EDGE) ? "right" : side;
};

const boxOf = ({ name, kind, x, y }: Named, side: string): Box => {
  if (kind === "water") {
    const words = name.split(" ");
    const half = (Math.max(...words.map(({ length }) => length)) * LETTER * WATER) / 2;
    const top = y - LINE;
    return { left: x - half, right: x + half, top, bottom: top + words.length * LINE * WATER };
  }
  const width = name.length * LETTER;
  const bottom = side === "right" ? y + LINE / 2 : y - LINE / 2;
  const left = { right: x + GAP, left: x - GAP - width, top: x - width / 2 }[side] ?? x;
  return { left, right: left + width, top: bottom - LINE, bottom };
};

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = ({ left, right, top }: Box) => left >= 0 && right <= 100 && top >= 0;

/** On which side of its place each name stands, so that none lies on another: `list`, below the chart, where there is no room. */
export const labelSides = (places: readonly Named[]): string[] => {
  const taken: Box[] = [];
  return places.map((place) => {
    const own = preferred(place);
    const others = place.kind === "water" ? [] : ["right", "left", "top"];
    const isFree = (side: string) => !taken.some((box) => overlap(box, boxOf(place, side)));
    const side =
      [own].find(isFree) ??
      others.find((other) => isFree(other) && isInside(boxOf(place, other))) ??
      "list";
    if (side !== "list") taken.push(boxOf(place, side));
    return side;
  });
};
