/** A font of the site, of which a build makes the files (`src/gatsby/fonts.ts`). */
export type Font = {
  family: string;
  /** Its file in the package that it comes from. */
  source: string;
  style: "normal" | "italic";
  /** The lightest and the heaviest that the design uses. */
  weights: { min: number; max: number };
  /** Whether the first screen shows it. What is not is loaded on demand. */
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

/**
 * A font that loads after the first paint would shift the text: the page keeps its fallback, and
 * `gatsby-browser.ts` applies the font from the next page on.
 * @param letters the `unicode-range` that the file is for
 */
export const fontFace = ({ family, style, weights }: Font, file: string, letters: string) =>
  `@font-face {
  font-family: "${family}"; src: url("${file}") format("woff2"); font-style: ${style};
  font-weight: ${weights.min} ${weights.max}; font-display: optional; unicode-range: ${letters};
}`;

/** Local fonts with adjusted metrics, which take about the same space. */
const fallback = (family: string, local: string, metrics: string, style = "normal") => `@font-face {
  font-family: "${family}"; font-style: ${style}; src: ${local}; ${metrics} line-gap-override: 0%;
}`;

export const fallbackFaces = [
  fallback(
    "Brygada fallback",
    'local("Times New Roman"), local("Liberation Serif")',
    "size-adjust: 115.3%; ascent-override: 79.8%; descent-override: 21.7%;",
  ),
  fallback(
    "Brygada fallback",
    'local("Times New Roman Italic"), local("Liberation Serif Italic")',
    "size-adjust: 107.4%; ascent-override: 85.7%; descent-override: 23.3%;",
    "italic",
  ),
  fallback(
    "Source Sans fallback",
    'local("Arial"), local("Liberation Sans")',
    "size-adjust: 91.9%; ascent-override: 111.4%; descent-override: 43.5%;",
  ),
];
