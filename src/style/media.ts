/**
 * Media queries. `medium` allows two columns, `large` desktop layouts, `wide` the full header. A `low` window,
 * such as one zoomed to 400 %, is too low for a cookie banner over the page.
 */
export const media = {
  medium: "@media (min-width: 40rem)",
  large: "@media (min-width: 60rem)",
  wide: "@media (min-width: 75rem)",
  low: "@media (max-height: 30rem)",
  high: "@media (min-height: 30rem)",
  print: "@media print",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
};
