/**
 * Media queries. `medium` allows two columns, `large` desktop layouts, `wide` the full header. A `low` window,
 * such as one zoomed to 400 %, is too low for a cookie banner over the page. A `tiny` one is a phone whose text the
 * visitor has enlarged.
 */
export const media = {
  medium: "@media (min-width: 40rem)",
  large: "@media (min-width: 60rem)",
  wide: "@media (min-width: 75rem)",
  /** Where nothing tells what a press would do before it: no pointer hovers, or the layout is that of phones. */
  touch: "@media (max-width: 59.99rem), (hover: none)",
  low: "@media (max-height: 30rem)",
  high: "@media (min-height: 30rem)",
  tiny: "@media (max-width: 19rem)",
  print: "@media print",
  noScript: "@media (scripting: none)",
  /** Of which the browser takes away what is drawn as a background. */
  forcedColors: "@media (forced-colors: active)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
};

/**
 * Queries of the width of the content area in units of its text. Unlike a media query, they also hold for text that
 * was enlarged by a style sheet. In a `narrow` one, such as a phone with text of 150 %, columns stand below each
 * other; an `ample` one allows desktop layouts.
 */
export const container = {
  narrow: "@container (max-width: 19rem)",
  medium: "@container (min-width: 40rem)",
  ample: "@container (min-width: 60rem)",
};
