/** A font of the site. The build writes its files (`src/build/fonts.ts`). */
export type Font = {
  family: string;
  /** The path of its file in `node_modules`. */
  source: string;
  style: "normal" | "italic";
  /** The lightest and the heaviest weight that the design uses. */
  weights: { min: number; max: number };
  /** The pages that preload the font, since their first screen uses it. */
  preloadedOn: "all" | "home";
};

export const fonts: Font[] = [
  {
    family: "Brygada 1918 Variable",
    source: "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2",
    style: "normal",
    weights: { min: 440, max: 500 },
    preloadedOn: "all",
  },
  {
    family: "Source Sans 3 Variable",
    source: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    style: "normal",
    weights: { min: 400, max: 600 },
    preloadedOn: "all",
  },
  {
    family: "Brygada 1918 Variable",
    source: "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-italic.woff2",
    style: "italic",
    weights: { min: 440, max: 500 },
    preloadedOn: "home",
  },
];

const face = (declarations: string[]) => `@font-face{${declarations.join(";")}}`;

/**
 * It replaces its fallback as soon as it has loaded.
 * @param letters the `unicode-range` of the file, by default all. Of the rules for a letter, the last counts.
 */
export const fontFace = ({ family, style, weights }: Font, file: string, letters?: string) =>
  face([
    `font-family:"${family}"`,
    `font-style:${style}`,
    `font-weight:${weights.min} ${weights.max}`,
    "font-display:swap",
    ...(letters ? [`unicode-range:${letters}`] : []),
    `src:url(${file})`,
  ]);

/** A font that is installed on visitors' devices. */
type LocalFont = {
  family: string;
  style: Font["style"];
  /** Its full name on each system that has it, or a font of the same widths. */
  names: string[];
  /** Percentages that make it as large as the web font: the widths, and what is above and below the baseline. */
  metrics: { size: number; ascent: number; descent: number };
};

/**
 * The fonts that stand in for those of the site until they have loaded: those of Windows, Apple and Linux, then those
 * of Android. Their widths were measured on the texts of all pages, in Chromium.
 */
const localFonts: LocalFont[] = [
  {
    family: "Brygada fallback",
    style: "normal",
    names: ["Times New Roman", "Liberation Serif"],
    metrics: { size: 115.3, ascent: 79.8, descent: 21.7 },
  },
  {
    family: "Brygada fallback",
    style: "italic",
    names: ["Times New Roman Italic", "Liberation Serif Italic"],
    metrics: { size: 107.4, ascent: 85.7, descent: 23.3 },
  },
  {
    family: "Source Sans fallback",
    style: "normal",
    names: ["Arial", "Liberation Sans"],
    metrics: { size: 91.9, ascent: 111.4, descent: 43.5 },
  },
  {
    family: "Brygada Android",
    style: "normal",
    names: ["Noto Serif"],
    metrics: { size: 97.5, ascent: 94.4, descent: 25.6 },
  },
  {
    family: "Brygada Android",
    style: "italic",
    names: ["Noto Serif Italic"],
    metrics: { size: 95.4, ascent: 96.4, descent: 26.2 },
  },
  {
    family: "Source Sans Android",
    style: "normal",
    names: ["Roboto"],
    metrics: { size: 93.5, ascent: 109.1, descent: 42.8 },
  },
];

export const fallbackFaces = localFonts.map(({ family, style, names, metrics }) =>
  face([
    `font-family:"${family}"`,
    `font-style:${style}`,
    `size-adjust:${metrics.size}%`,
    `ascent-override:${metrics.ascent}%`,
    `descent-override:${metrics.descent}%`,
    `src:${names.map((name) => `local("${name}")`).join()}`,
  ]),
);
