export const HEX = /^#[0-9A-Fa-f]{6}$/;

/** Red, green and blue, from 0 to 255. */
export const toRgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `part` of white in it or, if negative, of black. */
export const shade = (hex: string, part: number) => {
  const pole = part > 0 ? 255 : 0;
  const channels = toRgb(hex).map((value) => {
    const shaded = Math.round(value + (pole - value) * Math.abs(part));
    return shaded.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`.toUpperCase();
};

/** From 0, black, to 1, white (WCAG 2.2, "relative luminance"). */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = toRgb(hex).map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
