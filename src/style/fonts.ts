/** A font of the site. The build writes its files (`src/gatsby/fonts.ts`). */
export type Font = {
  family: string;
  /** The path of its file in `node_modules`. */
  source: string;
  style: "normal" | "italic";
  /** The lightest and the heaviest weight that the design uses. */
  weights: { min: number; max: number };
  /** Whether the font is preloaded, since the first screen uses it. Other fonts are loaded on demand. */
  isPreloaded: boolean;
};

export const fonts: Font[] = [
  {
    family: "Brygada 1918 Variable",
    source: "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2",
    style: "normal",
    weights: { min: 440, max: 500 },
    isPreloaded: true,
  },
  {
    family: "Source Sans 3 Variable",
    source: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    style: "normal",
    weights: { min: 400, max: 600 },
    isPreloaded: true,
  },
  {
    family: "Brygada 1918 Variable",
    source: "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2",
    style: "italic",
    weights: { min: 440, max: 500 },
    isPreloaded: false,
  },
];

const face = (declarations: string[]) => `@font-face{${declarations.join(";")}}`;

/**
 * Returns the `@font-face` rule of a font. A font that loads after the first paint would shift the text, so the
 * page keeps the fallback, and `gatsby-browser.tsx` applies the font from the next page on.
 * @param letters the `unicode-range` of the file
 */
export const fontFace = ({ family, style, weights }: Font, file: string, letters: string) =>
  face([
    `font-family:"${family}"`,
    `font-style:${style}`,
    `font-weight:${weights.min} ${weights.max}`,
    "font-display:optional",
    `unicode-range:${letters}`,
    `src:url(${file})`,
  ]);

/** Returns the `@font-face` rule of a local font, with metrics that make it about as large as the web font. */
const fallback = (family: string, style: string, names: string[], metrics: string[]) =>
  face([
    `font-family:"${family}"`,
    `font-style:${style}`,
    ...metrics,
    "line-gap-override:0%",
    `src:${names.map((name) => `local("${name}")`).join()}`,
  ]);

export const fallbackFaces = [
  fallback(
    "Brygada fallback",
    "normal",
    ["Times New Roman", "Liberation Serif"],
    ["size-adjust:115.3%", "ascent-override:79.8%", "descent-override:21.7%"],
  ),
  fallback(
    "Brygada fallback",
    "italic",
    ["Times New Roman Italic", "Liberation Serif Italic"],
    ["size-adjust:107.4%", "ascent-override:85.7%", "descent-override:23.3%"],
  ),
  fallback(
    "Source Sans fallback",
    "normal",
    ["Arial", "Liberation Sans"],
    ["size-adjust:91.9%", "ascent-override:111.4%", "descent-override:43.5%"],
  ),
];
