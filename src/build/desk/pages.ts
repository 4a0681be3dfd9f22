import { isRecord } from "@brisa/typed-content/helpers";
import type { DeskSite } from "@brisa/desk";
import { contentModel } from "../../model";
import { services } from "../../model/collections/services";
import { paletteOf } from "../../model/palette";
import { look } from "../../model/collections/look";
import { routes, servicePagePath, type RouteName } from "../../model/routes";
import { hasPage } from "../../model/service-pages";
import { colorTokens } from "../../site/style/tokens";
import { localeOf } from "@brisa/typed-content/files";
import {
  valueAt,
  valueIn,
  type Content,
  collectionOf,
  jsonSchema,
  nodeAt,
} from "@brisa/typed-content";

/** Undefined where no page shows the file or the field, which may be on another page than the rest of its file. */
export const pageOf: Required<DeskSite>["pageOf"] = (file, field = [], data) => {
  const locale = localeOf(file);
  if (locale) return routes[routeOfMessages(locale.namespace)];
  const collection = collectionOf(contentModel, file);
  if (collection === services && hasPage(data)) return servicePagePath(nameOf(file));
  const { shownOn } = collection ?? {};
  // The last step is a language, or else names nothing inside the field.
  const own = collection && nodeAt(jsonSchema(collection), field.slice(0, -1))?.shownOn;
  const route = own ?? (typeof shownOn === "string" ? shownOn : shownOn?.[nameOf(file)]);
  return route && isRoute(route) ? routes[route] : withoutRoute[file];
};

/** An item of a list may belong to a trip, whose id it is then. */
export const anchorOf: Required<DeskSite>["anchorOf"] = (data, field) => {
  const { trip } = asRecord(valueAt(data, field.slice(0, 2)));
  if (typeof trip === "string") return `${trip}-price`;
  const { id } = asRecord(data);
  return typeof id === "string" || typeof id === "number" ? String(id) : undefined;
};

const asRecord = (value: unknown) => (isRecord(value) ? value : {});

const nameOf = (file: string) => file.replace(/^.*\//, "").replace(/\.\w+$/, "");

/** Namespaces are named like the route of their page, with a few exceptions. */
const routeOfMessages = (namespace: string): RouteName => {
  if (namespace === "legal") return "legalNotice";
  if (namespace === "questions") return "prices";
  return namespace in routes ? (namespace as RouteName) : "home";
};

const isRoute = (name: string): name is RouteName => name in routes;

const withoutRoute: Record<string, string> = { "pages/not-found.json": "/404/" };

export const pages: Required<DeskSite>["pages"] = ({ locales, entries }: Content, language) => {
  const file = `locales/${language}/navigation.json`;
  const names = locales.find((each) => each.file === file)?.data;
  const nameOfRoute = (route: string) => {
    const name = isRecord(names) ? names[route] : undefined;
    return typeof name === "string" ? name : route;
  };
  return [
    ...Object.entries(routes).map(([route, path]) => ({ path, name: nameOfRoute(route) })),
    ...entries
      .filter(({ collection, data }) => collection === services && hasPage(data))
      .map(({ file, data }) => ({
        path: servicePagePath(nameOf(file)),
        name: String(valueAt(data, ["title", language]) ?? nameOf(file)),
      })),
  ];
};

export const pageStyle: DeskSite["pageStyle"] = (content) =>
  colorTokens(paletteOf(valueIn(content, look.path)));

/** `src/site/layout/page.tsx` throws without them. */
export const required = ["page", "company", "homePage"];
