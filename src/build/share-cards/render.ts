import sharp from "sharp";
import { CARD_SIZE, type CardDrawing } from "./card";

/** A picture file, and the point that crops keep in view, in per cent from the left and the top. */
export type CardPicture = { path: string; focus?: { x: number; y: number } | null };

/**
 * Without chroma subsampling, thin lines and the edges of letters stay sharp. `mozjpeg` would take five times
 * as long and make the file only a sixteenth smaller.
 */
export const JPEG = { quality: 82, chromaSubsampling: "4:4:4", progressive: true };

/**
 * Returns the offset of a crop in one dimension, with its middle as near to the focus as possible.
 * @param part length of the crop
 * @param whole length of the picture
 * @param percent the focus
 */
const startOf = (part: number, whole: number, percent: number) =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));

/**
 * Crops a picture to a box, with the focus as near to its middle as possible. With CSS's `object-position`, so
 * flat a box would cut off what surrounds the focus.
 */
const cover = async ({ path, focus }: CardPicture, width: number, height: number) => {
  const { data, info } = await sharp(path)
    .rotate()
    .resize({ width, height, fit: "outside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { x, y } = focus ?? { x: 50, y: 50 };
  const left = startOf(width, info.width, x);
  const top = startOf(height, info.height, y);
  const input = await sharp(data, { raw: info }).extract({ left, top, width, height }).toBuffer();
  return { input, raw: { width, height, channels: info.channels }, left: 0, top: 0 };
};

/** Renders a card as JPEG, with its picture at the top. */
export const renderCard = async (drawing: CardDrawing, picture?: CardPicture) => {
  const card = sharp(Buffer.from(drawing.svg)).flatten();
  if (picture) card.composite([await cover(picture, CARD_SIZE.width, drawing.pictureHeight)]);
  return card.jpeg(JPEG).toBuffer();
};
