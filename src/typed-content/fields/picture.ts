import * as z from "zod";
import { integer } from "./number";
import { localizedLine, oneLanguageSuffices } from "./text";
import { label } from "./kind";

/** The largest picture file that the site accepts. Larger ones would slow the build down. */
export const LARGEST_MB = 20;
export const LARGEST_MEGAPIXELS = 100;

/** Whether a picture of this size, in pixels, is larger than the site accepts. */
export const isTooLarge = ({ width, height }: { width: number; height: number }) =>
  width * height > LARGEST_MEGAPIXELS * 1e6;

/** The largest ratio of a picture's sides. In a small version of a longer strip no pixel of its shorter side would be left. */
export const LARGEST_RATIO = 10;

/** The width, in pixels, at which the site shows its pictures on a large screen. */
export const SHOWN_WIDTH = 1600;

/**
 * The shapes in which pages crop a picture, as CSS aspect ratios by their titles for the owner. If a shape
 * depends on the screen, there is one for a phone and one for a large screen (`picture-crops.spec.ts`).
 */
export type Crops = Record<string, string>;

/** A picture under `content/media` with its description and the point that crops keep in view. */
export const picture = (title: string, crops: Crops, description = "") =>
  z
    .strictObject({
      file: z
        .string()
        .regex(/^\/media\/[a-z0-9][a-z0-9./-]*$/)
        .meta({
          kind: "picture-file",
          ...label(
            "Archivo",
            `La foto, en content/media: JPEG, PNG, WebP o AVIF, de ${SHOWN_WIDTH} píxeles o más.`,
          ),
        }),
      description: localizedLine(
        "Descripción",
        "Lo que se ve, en una frase, para quien no puede ver la foto y para los buscadores.",
      ),
      focus: z
        .strictObject({
          x: integer("Horizontal (%)", 0, 100, "0 es el borde izquierdo, 100 el derecho."),
          y: integer("Vertical (%)", 0, 100, "0 es el borde de arriba, 100 el de abajo."),
        })
        .meta({
          kind: "group",
          ...label("Punto de interés", "La parte de la foto que no debe perderse al recortarla."),
        })
        .optional(),
    })
    .meta({ kind: "picture", crops, ...label(title, description) });

/** A picture that pages do not crop. */
export const wholePicture = (title: string, description = "") => {
  const cropped = picture(title, {}, description);
  return cropped.omit({ focus: true }).meta({ ...cropped.meta() });
};

/** A picture that stands for itself: its description may be in one language. */
export const captionedPicture = (...field: Parameters<typeof picture>) => {
  const whole = picture(...field);
  const description = oneLanguageSuffices(whole.shape.description);
  return whole.extend({ description }).meta({ ...whole.meta() });
};
