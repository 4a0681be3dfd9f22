type Named = { name: string; kind: string; side: string; x: number; y: number };

/** In per cent of a narrow chart: the width of a letter, the height of a line, and the way from a place to its name. */
const LETTER = 2;
const LINE = 5.5;
const GAP = 3;

/** How near to an edge, in per cent, a name turns to the other side of its place. */
const EDGE = 15;

const preferred = ({ side, x, y }: Named) => {
  if (x > 100 - EDGE) return "left";
  return x < EDGE || (side === "top" && y < EDGE) ? "right" : side;
};

/** Names of water have a word a line, around their place. */
const boxOf = ({ name, kind, x, y }: Named, side: string) => {
  const lines = kind === "water" ? name.split(" ") : [name];
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  const bottom = side === "right" || lines.length > 1 ? y + LINE / 2 : y - LINE / 2;
  const left = { right: x + GAP, left: x - GAP - width }[side] ?? x - width / 2;
  return { left, right: left + width, top: bottom - lines.length * LINE, bottom };
};

type Box = ReturnType<typeof boxOf>;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** On which side of its place each name stands, so that none lies on another: `list`, below the chart, where there is no room. */
export const labelSides = (places: readonly Named[]): string[] => {
  const taken: Box[] = [];
  return places.map((place) => {
    const sides = place.kind === "water" ? [] : ["right", "left", "top"];
    const free = [preferred(place), ...sides].find((side, index) => {
      const box = boxOf(place, side);
      const isInside = box.left >= 0 && box.right <= 100 && box.top >= 0;
      return (index === 0 || isInside) && !taken.some((other) => overlap(box, other));
    });
    if (free !== undefined) taken.push(boxOf(place, free));
    return free ?? "list";
  });
};
