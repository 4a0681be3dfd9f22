import sharp, { type OverlayOptions } from "sharp";
import { sitePalette } from "../look";
import { CARD_SIZE, type CardDrawing } from "./card";

/** `focus`: the point that crops keep in view, in per cent from the left and the top. */
export type CardPicture = { path: string; focus?: { x: number; y: number } | null };

/** No chroma subsampling: thin lines stay sharp. `mozjpeg` would take five times as long for 6 % fewer bytes. */
export const JPEG = { quality: 82, chromaSubsampling: "4:4:4", progressive: true };

/** Of a crop in one dimension, with its middle as near to the focus (in per cent) as possible. */
const startOf = (part: number, whole: number, percent: number) =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));

/** CSS's `object-position` would cut off what surrounds the focus, since the box is flat. */
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

/** What is drawn lies over the picture. */
export const renderCard = async (drawing: CardDrawing, picture?: CardPicture) => {
  const layers: OverlayOptions[] = [{ input: Buffer.from(drawing.svg) }];
  if (picture) layers.unshift(await cover(picture, CARD_SIZE.width, drawing.pictureHeight));
  const ground = { ...CARD_SIZE, channels: 3 as const, background: sitePalette().paper };
  return sharp({ create: ground }).composite(layers).jpeg(JPEG).toBuffer();
};
