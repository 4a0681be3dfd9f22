import * as z from "zod";
import { languageCodes, languages } from "../languages";
import {
  choice,
  date,
  group,
  hidden,
  id,
  integer,
  link,
  localizedText,
  oneLanguageSuffices,
  order,
  plainText,
  quotation,
  yesNo,
} from "../fields";
import { trips } from "./trips";
import type { Collection } from "@brisa/typed-content";

/** The rating that the home page draws for every review. */
const FEATURED_RATING = 5;

export const waysToCheck = ["booking", "address", "whatsapp", "on-board", "not-checked"] as const;

const languageNames = Object.fromEntries(
  languageCodes.map((code) => [code, languages[code].name]),
) as Record<(typeof languageCodes)[number], string>;

const shownStars = z.object({ rating: z.number(), featured: z.boolean() });

export const reviews: Collection = {
  type: "Review",
  title: "Reseñas",
  path: "reviews/*.json",
  set: "open",
  shownOn: "reviews",
  schema: group("Reseña", {
    id: id(),
    name: plainText("Nombre", "De quien la escribió; las iniciales salen de aquí."),
    date: date("Fecha", "El día en que se escribió. La página enseña primero las últimas."),
    rating: integer("Estrellas", 1, 5, "Las que puso quien la escribió, aunque sean pocas."),
    language: choice("Idioma original", languageCodes, languageNames),
    text: oneLanguageSuffices(
      quotation(
        "Texto",
        "language",
        "En el idioma original, tal como llegó; en los demás, su traducción. Sin comillas.",
      ),
    ),
    trip: link("Excursión", trips),
    checked: choice("Cómo se comprobó", waysToCheck, {
      booking: "Con la reserva: nombre y día coinciden",
      address: "Por el correo: es el de la reserva",
      whatsapp: "Por WhatsApp: el número es el de la reserva",
      "on-board": "En persona: os la dieron a bordo",
      "not-checked": "No se ha comprobado (la página lo dice)",
    }),
    answer: oneLanguageSuffices(
      localizedText("Respuesta", "La vuestra, debajo de la reseña."),
    ).optional(),
    sample: yesNo(
      "Es un ejemplo",
      "Un ejemplo se marca en la página. No se publica como reseña de verdad.",
    ),
    featured: yesNo(
      "En la portada",
      "Solo las de cinco estrellas, que son las que dibuja la portada.",
    )
      .meta({ shownOn: "home" })
      .optional(),
    order: order("Dónde sale en la portada."),
    hidden: hidden(),
  })
    .refine(({ rating, featured }) => !featured || rating === FEATURED_RATING, {
      path: ["featured"],
      params: { code: "featured-below-five" },
      // Checked as soon as both are valid, even if the file has other errors.
      when: ({ value }) => shownStars.safeParse(value).success,
    })
    .meta({ inWords: ["day"] }),
};
