import type { ZodRawShape } from "zod";
import {
  group,
  hidden,
  id,
  list,
  localizedLine,
  localizedText,
  oneLanguageSuffices,
  order,
  picture,
  reference,
} from "../fields";
import type { Collection } from "@brisa/typed-content";
import { trips } from "./trips";

const part = <Shape extends ZodRawShape>(title: string, item: string, shape: Shape) =>
  list(title, group(item, shape), 1, 20).optional();

const page = group(
  "Página propia",
  {
    paragraphs: part("Párrafos", "Párrafo", { text: oneLanguageSuffices(localizedText("Texto")) }),
    list: part("Lista", "Elemento", { label: localizedLine("Texto", "En pocas palabras.") }),
    questions: part("Preguntas", "Pregunta", {
      question: localizedLine("Pregunta", "Como la haría un cliente."),
      answer: oneLanguageSuffices(localizedText("Respuesta", "Una o dos frases.")),
    }),
    trips: part("Excursiones que le van", "Excursión", {
      trip: reference("Excursión", trips, { dangling: "reference-gone" }),
    }),
  },
  "Con algo aquí, el servicio tiene una página suya para quien lo busca. Se ve cuando está publicada.",
);

export const services = {
  type: "Service",
  title: "Servicios especiales",
  path: "services/*.json",
  set: "open",
  shownOn: "services",
  schema: group("Servicio", {
    id: id(),
    title: localizedLine("Nombre"),
    text: oneLanguageSuffices(localizedText("Texto")),
    condition: localizedLine(
      "Condición",
      "Si cuesta más o hay que pedirlo antes, dicho en pocas palabras.",
    ).optional(),
    picture: picture("Foto", { Apaisada: "3 / 2" }),
    page: page.optional(),
    order: order("Dónde sale en la página."),
    hidden: hidden(),
  }),
} satisfies Collection;
