/** Media queries. `medium` allows two columns, `large` desktop layouts, `wide` the full header. */
export const media = {
  medium: "@media (min-width: 40rem)",
  large: "@media (min-width: 60rem)",
  wide: "@media (min-width: 75rem)",
  print: "@media print",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
};
