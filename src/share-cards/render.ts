import sharp from "sharp";
import { CARD_SIZE, type CardDrawing } from "./card";

/** A picture file and, in per cent from left and top, the point that crops keep in view. */
export type CardPicture = { path: string; focus?: { x: number; y: number } | null };

/**
 * Full colours keep thin lines and the edges of letters sharp. The encoder that tries hardest
 * (`mozjpeg`) would take five times as long to save a sixteenth.
 */
export const JPEG = { quality: 82, chromaSubsampling: "4:4:4", progressive: true };

/** The first point of a part of a length, which has its middle as near to the focus as it can. */
const startOf = (part: number, whole: number, percent: number) =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));

/**
 * Fills a box with a picture. Its focus comes to the middle: the box is so flat that, placed like CSS
 * places it, what is beside the focus would be lost.
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

/** Returns a card as a JPEG, its picture at the top. */
export const renderCard = async (drawing: CardDrawing, picture?: CardPicture) => {
  const card = sharp(Buffer.from(drawing.svg)).flatten();
  if (picture) card.composite([await cover(picture, CARD_SIZE.width, drawing.pictureHeight)]);
  return card.jpeg(JPEG).toBuffer();
};
