import type { View } from "../setup/views";

const WIDTHS = [360, 390, 412, 600, 768, 960, 1024, 1200, 1280, 1440];

/** Text of 150 % and of 200 % (WCAG 1.4.4), in pixels. */
const SIZES = [24, 32];

/** The size as a setting of the browser, which media queries follow, and as a style, which they ignore. */
const WAYS = ["textSize", "rootSize"] as const;

/** Windows of any width with large text. */
export const allLargeTextViews = SIZES.flatMap((size) =>
  WIDTHS.flatMap((width) =>
    WAYS.map((way): View => ({
      title: `${width} wide, ${way} ${size}`,
      width,
      height: 800,
      [way]: size,
    })),
  ),
);

/** A phone, and a laptop by a style. With the cookie banner, since nothing is chosen about it. */
export const largeTextViews = allLargeTextViews.filter(({ title }) =>
  ["360 wide, textSize 32", "360 wide, rootSize 32", "1024 wide, rootSize 32"].includes(title),
);
