/** In pixels of the window. */
export type Sides = { left: number; top: number; right: number; bottom: number };

/** In square pixels. */
export const areaOf = ({ left, top, right, bottom }: Sides) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** In square pixels. */
export const overlap = (a: Sides, b: Sides) =>
  areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

export const isAround = (outer: Sides, inner: Sides) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;
