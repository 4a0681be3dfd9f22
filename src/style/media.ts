/**
 * Media queries. `medium` allows two columns, `large` desktop layouts, `wide` the full header. Over
 * the page of a `low` window, such as one zoomed in by 400 %, the cookie banner has no room.
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
