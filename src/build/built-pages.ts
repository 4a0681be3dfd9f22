import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, localPath, type LanguageCode } from "../base/languages";
import { routes, type RouteName } from "../model/routes";

type BuiltPage = { language: LanguageCode; route: RouteName; html: string };

export type PageStep = {
  rewrite: (page: BuiltPage) => string | Promise<string>;
  /** Called once every page is written. */
  finish?: () => void;
};

/** Not-found pages are left out. A page that Gatsby has not rendered again holds what an earlier build wrote. */
export const rewritePages = async (steps: readonly PageStep[]) => {
  for (const language of languageCodes) {
    for (const route of Object.keys(routes) as RouteName[]) {
      const path = join("public", localPath(routes[route], language), "index.html");
      let html = readFileSync(path, "utf8");
      for (const { rewrite } of steps) html = await rewrite({ language, route, html });
      writeFileSync(path, html);
    }
  }
  for (const { finish } of steps) finish?.();
};
