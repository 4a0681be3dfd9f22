/**
 * The design tokens. Each becomes a custom property: `"ink-2"` is `var(--ink-2)`. Every page has them all, so a value
 * that only one component uses stands in that component.
 */

export const colors = {
  paper: "#F8F4EB",
  "paper-raised": "#FFFDF8",
  sand: "#EFE4CF",
  shallow: "#DDECE8",
  "shallow-2": "#C3DFDC",
  ink: "#0C2740",
  "ink-2": "#41566B",
  /** Over pictures, as `rgb(var(--scrim) / alpha)`: .52 or more under large text, .68 under small. */
  scrim: "6 36 62",
  sea: "#0A6E78",
  "sea-deep": "#075761",
  glass: "#7CCFC8",
  /** For Book now only. Its label is always ink. */
  coral: "#FF7E63",
  "coral-deep": "#F2694C",
  error: "#A4261A",
  line: "#CFC8B8",
  "line-dark": "#2B4560",
  control: "#6B7885",
  star: "#C2571A",
  sun: "#FFD873",
};

const type = {
  serif: '"Brygada 1918 Variable", "Brygada fallback", "Brygada Android", serif',
  sans: '"Source Sans 3 Variable", "Source Sans fallback", "Source Sans Android", sans-serif',
  // Text in three sizes, headings in four.
  "step--1": "0.9375rem",
  "step-0": "1.0625rem",
  "step-1": "1.1875rem",
  "step-2": "1.375rem",
  "step-3": "1.75rem",
  "step-4": "clamp(1.75rem, 3.05vw, 2.75rem)",
  "step-5": "clamp(2.2rem, 4.2vw, 3.75rem)",
  caption: "0.8125rem",
};

const space = {
  s1: "0.25rem",
  s2: "0.5rem",
  s3: "0.75rem",
  s4: "1rem",
  s5: "1.5rem",
  s6: "2rem",
  s7: "3rem",
  s8: "4rem",
  section: "clamp(2.75rem, 1.1rem + 7.4vw, 8.5rem)",
  gutter: "clamp(1rem, 0.4rem + 2.6vw, 3rem)",
  "col-gap": "clamp(1rem, 0.6rem + 1.6vw, 2rem)",
  page: "84rem",
  measure: "38rem",
};

const form = {
  radius: "2px",
  "shadow-float": "0 1px 2px rgb(12 39 64 / .08), 0 12px 32px rgb(12 39 64 / .16)",
  ring: "3px",
  touch: "2.75rem",
  /** The height of the cookie banner, which the first screen of home leaves free. */
  strip: "4.75rem",
};

const motion = {
  quick: "160ms",
  calm: "420ms",
  sunwise: "900ms",
  ease: "cubic-bezier(.2, .7, .2, 1)",
};

export const tokenProperties = Object.entries({
  ...colors,
  ...type,
  ...space,
  ...form,
  ...motion,
})
  .map(([name, value]) => `--${name}:${value.replaceAll(", ", ",")};`)
  .join("");
