/**
 * Media queries. `medium` allows two columns, `large` desktop layouts, `wide` the full header. Only a
 * `roomy` window has room for the cookie banner over the page: one zoomed in by 400 % has not.
 */
export const media = {
  medium: "@media (min-width: 40rem)",
  large: "@media (min-width: 60rem)",
  wide: "@media (min-width: 75rem)",
  roomy: "@media (min-width: 40rem), (min-height: 30rem)",
  print: "@media print",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
};
