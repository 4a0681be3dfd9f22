import type { z } from "zod";
import { routes, type RouteName } from "../../routes";
import { group, localizedLine, localizedText } from "../../fields";
import type { Collection } from "@brisa/typed-content";

export const head = {
  heading: localizedLine("Titular"),
  lead: localizedText("Entradilla", "Una o dos frases junto al título."),
};

/** Of a section. */
export const headed = { heading: localizedLine("Título"), text: localizedText("Texto") };

export const invitation = { ...headed, button: localizedLine("Botón") };

const forSearchEngines = {
  // Longer than a search engine shows: it may say one thing with a calendar, and another by message.
  description: localizedLine("Descripción para buscadores", "Una frase de 70 a 155 letras.", 320),
};

/** `write-review` → `writeReview`; undefined if there is no route. */
const routeOf = (file: string) => {
  const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name in routes ? (name as RouteName) : undefined;
};

/** The top of such a page has its own fields instead of heading and lead. */
export const wholePage = <Shape extends z.ZodRawShape>(
  type: string,
  title: string,
  file: string,
  shape: Shape,
) =>
  ({
    type,
    title: `Página: ${title}`,
    path: `pages/${file}.json`,
    set: "single",
    group: "Páginas",
    shownOn: routeOf(file),
    schema: group(title, { ...shape, ...forSearchEngines }),
  }) satisfies Collection;

export const page = <Shape extends z.ZodRawShape>(
  type: string,
  title: string,
  file: string,
  shape: Shape,
) => wholePage(type, title, file, { ...head, ...shape });
