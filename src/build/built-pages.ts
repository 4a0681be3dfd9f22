import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, localPath, type LanguageCode } from "../model/languages";
import { routes, servicePagePath, type RouteName } from "../model/routes";

type BuiltPage = {
  language: LanguageCode;
  route: RouteName;
  /** The id of a service, whose own page it is: below that of its route. */
  service?: string;
  html: string;
};

export type PageStep = {
  rewrite: (page: BuiltPage) => string | Promise<string>;
  /** Called once every page is written. */
  finish?: () => void;
};

/** Not-found pages are left out. A page that Gatsby has not rendered again holds what an earlier build wrote. */
export const rewritePages = async (services: readonly string[], steps: readonly PageStep[]) => {
  const pages = [
    ...(Object.keys(routes) as RouteName[]).map((route) => ({ route, path: routes[route] })),
    ...services.map((service) => ({
      ...{ route: "services" as const, service },
      path: servicePagePath(service),
    })),
  ];
  for (const language of languageCodes) {
    for (const { path, ...page } of pages) {
      const file = join("public", localPath(path, language), "index.html");
      let html = readFileSync(file, "utf8");
      for (const { rewrite } of steps) html = await rewrite({ language, ...page, html });
      writeFileSync(file, html);
    }
  }
  for (const { finish } of steps) finish?.();
};
