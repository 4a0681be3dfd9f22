import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, localPath, type LanguageCode } from "../base/languages";
import { routes, type RouteName } from "../model/routes";

type BuiltPage = { language: LanguageCode; route: RouteName; html: string };

/** Something that is done with every page after the build. */
export type PageStep = {
  /** Returns the HTML for the next step, or to publish. */
  rewrite: (page: BuiltPage) => string | Promise<string>;
  /** Called once every page is written. */
  finish?: () => void;
};

/**
 * Rewrites the HTML of every page except the not-found pages, after the build. In an incremental build
 * a page that Gatsby has not rendered again still holds what an earlier build wrote.
 * @param steps what is done with each page, in this order
 */
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
