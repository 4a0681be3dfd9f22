/**
 * A font that loads after the first paint would shift the text: the page keeps its fallback, and
 * `gatsby-browser.ts` applies the font from the next page on.
 */
const face = (family: string, file: string, weight: string, style = "normal") => `@font-face {
  font-family: "${family}"; src: url("/fonts/${file}") format("woff2");
  font-weight: ${weight}; font-style: ${style}; font-display: optional;
}`;

/** Local fonts with adjusted metrics, which take about the same space. */
const fallback = (family: string, local: string, metrics: string, style = "normal") => `@font-face {
  font-family: "${family}"; font-style: ${style}; src: ${local}; ${metrics} line-gap-override: 0%;
}`;

/** The fonts of the first screen. The italic is loaded on demand. */
export const preloadedFonts = [
  "/fonts/brygada-1918-latin-wght-normal.woff2",
  "/fonts/source-sans-3-latin-wght-normal.woff2",
];

export const fontFaces = [
  face("Brygada 1918 Variable", "brygada-1918-latin-wght-normal.woff2", "400 700"),
  face("Brygada 1918 Variable", "brygada-1918-latin-wght-italic.woff2", "400 700", "italic"),
  face("Source Sans 3 Variable", "source-sans-3-latin-wght-normal.woff2", "200 900"),
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
].join("\n");
