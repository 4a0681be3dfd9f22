import { z } from "zod";
import { integer, line } from "./fields";
import { label } from "./kind";
import { SHOWN_WIDTH } from "./picture-limits";

/** A picture under `content/media` with its description and the point that crops keep in view. */
export const picture = (title: string, description = "") =>
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
      description: line(
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
    .meta({ kind: "picture", ...label(title, description) });
