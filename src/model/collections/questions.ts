import type { RouteName } from "../routes";
import {
  choice,
  group,
  hidden,
  id,
  localizedLine,
  localizedText,
  oneLanguageSuffices,
  order,
  yesNo,
} from "../fields";
import type { Collection } from "@brisa/typed-content";

const pages = {
  trips: "Excursiones",
  services: "Servicios especiales",
  prices: "Precios",
  booking: "Reservas",
  location: "Dónde estamos",
  about: "Quiénes somos",
  gallery: "Galería",
  reviews: "Reseñas",
} satisfies Partial<Record<RouteName, string>>;

type PageName = keyof typeof pages;

export const questions = {
  type: "Question",
  title: "Preguntas",
  path: "questions/*.json",
  set: "open",
  shownOn: "contact",
  shownWith: "answer",
  schema: group("Pregunta", {
    id: id(),
    question: localizedLine("Pregunta", "Como la haría un cliente."),
    answer: oneLanguageSuffices(
      localizedText(
        "Respuesta",
        "Una o dos frases. Sin respuesta, o con un [PENDIENTE] sin rellenar, la pregunta no sale en la web.",
      ),
    ).optional(),
    page: choice(
      "Página que cuenta más",
      Object.keys(pages) as [PageName, ...PageName[]],
      pages,
    ).optional(),
    alsoOn: group(
      "Otras páginas",
      {
        prices: yesNo("Precios", "Debajo de las tarifas.").optional(),
        trips: yesNo("Excursiones", "Debajo de lo que va incluido.").optional(),
        booking: yesNo("Reservas", "Debajo de las condiciones.").optional(),
        location: yesNo("Dónde estamos", "Al final.").optional(),
        guests: yesNo("Cuántos sois", "En el formulario, donde se pregunta.").optional(),
      },
      "Las páginas donde surge la pregunta, además de «Contacto». Salen tres como mucho en cada una.",
    ).optional(),
    order: order("Dónde sale en la página."),
    hidden: hidden(),
  }),
} satisfies Collection;
