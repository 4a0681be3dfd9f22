import { toRgb } from "@brisa/typed-content/helpers";
import type { Palette } from "../../model/palette";

/**
 * The design tokens. Each becomes a custom property: `"ink-2"` is `var(--ink-2)`. Every page has them all, so a value
 * that only one component uses stands in that component. Colours are in `src/model/palette.ts`.
 */

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

const form = (ink: string) => ({
  radius: "2px",
  "shadow-float": `0 1px 2px rgb(${ink} / .08), 0 12px 32px rgb(${ink} / .16)`,
  ring: "3px",
  touch: "2.75rem",
  /** The height of the cookie banner, which the first screen of home leaves free. */
  strip: "4.75rem",
});

const motion = {
  quick: "160ms",
  calm: "420ms",
  sunwise: "900ms",
  ease: "cubic-bezier(.2, .7, .2, 1)",
};

const channels = (hex: string) => toRgb(hex).join(" ");

/** `scrim` is for `rgb(var(--scrim) / alpha)`: .52 or more under large text, .68 under small. */
export const colorTokens = (palette: Palette) => ({ ...palette, scrim: channels(palette.scrim) });

export const tokenProperties = (palette: Palette) =>
  Object.entries({
    ...colorTokens(palette),
    ...type,
    ...space,
    ...form(channels(palette.ink)),
    ...motion,
  })
    .map(([name, value]) => `--${name}:${value.replaceAll(", ", ",")};`)
    .join("");
