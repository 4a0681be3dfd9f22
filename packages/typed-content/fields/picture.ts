import * as z from "zod";
import { integer } from "./number";
import { localizedLine, oneLanguageSuffices } from "./text";
import { field } from "./kind";

/** Larger ones would slow the build down. */
export const LARGEST_MB = 20;
export const LARGEST_MEGAPIXELS = 100;

/** In pixels. */
export const isTooLarge = ({ width, height }: { width: number; height: number }) =>
  width * height > LARGEST_MEGAPIXELS * 1e6;

/** In a small version of a longer strip, no pixel of the shorter side would be left. */
export const LARGEST_RATIO = 10;

/** In pixels, on a large screen. */
export const SHOWN_WIDTH = 1600;

/**
 * CSS aspect ratios by their titles for the owner. If a shape depends on the screen, there is one for a phone and one
 * for a large screen (`picture-crops.spec.ts`).
 */
export type Crops = Record<string, string>;

const FILE = /^\/media\/[a-z0-9][a-z0-9./-]*$/;

/** Under `content/media`, with its description and the point that crops keep in view. */
export const picture = (title: string, crops: Crops, description = "") => {
  const shape = {
    file: field(
      "picture-file",
      z.string().regex(FILE),
      "Archivo",
      `La foto, en content/media: JPEG, PNG, WebP o AVIF, de ${SHOWN_WIDTH} píxeles o más.`,
    ),
    description: localizedLine(
      "Descripción",
      "Lo que se ve, en una frase, para quien no puede ver la foto y para los buscadores.",
    ),
    focus: field(
      "group",
      z.strictObject({
        x: integer("Horizontal (%)", 0, 100, "0 es el borde izquierdo, 100 el derecho."),
        y: integer("Vertical (%)", 0, 100, "0 es el borde de arriba, 100 el de abajo."),
      }),
      "Punto de interés",
      "La parte de la foto que no debe perderse al recortarla.",
    ).optional(),
  };
  return field("picture", z.strictObject(shape), title, description, { crops });
};

export const wholePicture = (title: string, description = "") => {
  const cropped = picture(title, {}, description);
  return cropped.omit({ focus: true }).meta({ ...cropped.meta() });
};

/** A logo, beside which stands its name. */
export const mark = (title: string, description: string) => {
  const cropped = picture(title, {}, description);
  const { file } = cropped.shape;
  return z
    .strictObject({ file: file.meta({ ...file.meta(), description: "", isMark: true }) })
    .meta({ ...cropped.meta() });
};

/** It stands for itself: one language suffices for its description. */
export const captionedPicture = (...field: Parameters<typeof picture>) => {
  const whole = picture(...field);
  const description = oneLanguageSuffices(whole.shape.description);
  return whole.extend({ description }).meta({ ...whole.meta() });
};
