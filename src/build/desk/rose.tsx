import type { CSSProperties } from "react";

/** The site's own, in the desk's colours, or its logo. */
const COLOURS = {
  background: "var(--logo, none) center / contain no-repeat",
  "--rose-ray": "var(--mark-light)",
  "--rose-ground": "var(--mark-ground)",
} as CSSProperties;

export const Rose = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true" style={COLOURS}>
    <use href="/icons.svg#rose" style={{ display: "var(--rose, inline)" }} />
  </svg>
);
