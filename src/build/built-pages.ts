import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../typed-content/content";
import { inLanguage, type ContentInLanguage } from "../model/in-language";
import { languageCodes, localPath } from "../base/languages";
import { routes, type RouteName } from "../model/routes";
import { buildDate } from "./build-date";

type BuiltPage = { site: ContentInLanguage; route: RouteName; html: string };

/**
 * Rewrites the HTML of every page except the not-found pages, after the build. In an incremental build
 * a page that Gatsby has not rendered again still holds what an earlier build wrote.
 * @param rewrite returns the HTML to publish
 */
export const rewritePages = async (
  content: Content,
  rewrite: (page: BuiltPage) => string | Promise<string>,
) => {
  for (const language of languageCodes) {
    const site = inLanguage(content, language, buildDate());
    for (const route of Object.keys(routes) as RouteName[]) {
      const path = join("public", localPath(routes[route], language), "index.html");
      const html = readFileSync(path, "utf8");
      writeFileSync(path, await rewrite({ site, route, html }));
    }
  }
};
