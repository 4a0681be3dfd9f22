import { localeOf } from "../../content-files/content";
import type { Collection } from "../../model/collection";
import { jsonSchema, nodeAt, type Path } from "../../model/schema";
import { routes, type RouteName } from "../../routes";

type Entry = {
  /** Its file, relative to the content root. */
  file: string;
  /** The name by which the editor's addresses know it. */
  slug: string;
  /** None of interface words, which the model does not know. */
  collection?: Collection;
};

/**
 * The page on which an entry, or a file of interface words, is seen: its path in the default language;
 * undefined where no page shows it.
 * @param field one of its fields, which may have a page of its own
 */
export const shownPage = ({ file, slug, collection }: Entry, field: Path = []) => {
  const locale = localeOf(file);
  if (locale) return routes[routeOfWords(locale.namespace)];
  const { shownOn } = collection ?? {};
  // The last step is a language, or else names nothing inside the field.
  const own = collection && nodeAt(jsonSchema(collection), field.slice(0, -1))?.shownOn;
  const route = own ?? (typeof shownOn === "string" ? shownOn : shownOn?.[slug]);
  return route ? routes[route] : withoutRoute[file];
};

/** Namespaces are named like the route of their page, but for these. */
const routeOfWords = (namespace: string): RouteName => {
  if (namespace === "legal") return "legalNotice";
  return namespace in routes ? (namespace as RouteName) : "home";
};

/** The page that has no address of its own. */
const withoutRoute: Record<string, string> = { "pages/not-found.json": "/404/" };
