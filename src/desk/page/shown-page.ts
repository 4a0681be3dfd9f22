import { localeOf } from "../../typed-content/files/content";
import { jsonSchema, nodeAt, type Path } from "../../typed-content/schema";
import { routes, type RouteName } from "../../model/routes";
import { collectionOf } from "../core/model";
import { filesOf, openCollections, type SectionName } from "../core/sections";

/**
 * Returns the path, in the default language, of the page that shows a content file or a file of messages;
 * undefined where no page shows it.
 * @param field one of its fields, which may be shown on another page than the rest
 */
export const pageOf = (file: string, field: Path = []) => {
  const locale = localeOf(file);
  if (locale) return routes[routeOfMessages(locale.namespace)];
  const collection = collectionOf(file);
  const { shownOn } = collection ?? {};
  // The last step is a language, or else names nothing inside the field.
  const own = collection && nodeAt(jsonSchema(collection), field.slice(0, -1))?.shownOn;
  const route = own ?? (typeof shownOn === "string" ? shownOn : shownOn?.[nameOf(file)]);
  return route && isRoute(route) ? routes[route] : withoutRoute[file];
};

/** Returns the path of the page that shows a section of the editor. */
export const pageOfSection = (section: SectionName) => {
  const [own] = filesOf(section);
  const collection = openCollections().get(section);
  return collection && pageOf((own ?? collection).path);
};

const nameOf = (file: string) => file.replace(/^.*\//, "").replace(/\.\w+$/, "");

/** Namespaces are named like the route of their page, with a few exceptions. */
const routeOfMessages = (namespace: string): RouteName => {
  if (namespace === "legal") return "legalNotice";
  return namespace in routes ? (namespace as RouteName) : "home";
};

const isRoute = (name: string): name is RouteName => name in routes;

/** The page that has no route. */
const withoutRoute: Record<string, string> = { "pages/not-found.json": "/404/" };
