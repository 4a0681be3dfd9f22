/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly number[];

export const HEX = /^#[0-9A-Fa-f]{6}$/;

export const toRgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((value) =>
      Math.min(255, Math.max(0, Math.round(value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`.toUpperCase();

/** `part`: 0 is the first colour, 1 the second. */
export const mix = (first: Rgb, second: Rgb, part: number): Rgb =>
  first.map((value, index) => value + ((second[index] ?? 0) - value) * part);

/** From 0, black, to 1, white (WCAG 2.2, "relative luminance"). */
export const luminance = (rgb: Rgb) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1 to 21, of two luminances. */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
