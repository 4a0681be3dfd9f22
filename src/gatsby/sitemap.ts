import { readFileSync } from "node:fs";
import type { Content } from "../content-files/content";
import { readContent } from "../content-files/read";
import { defaultLanguage, languageCodes, localAddress, type LanguageCode } from "../languages";
import { collections } from "../model";
import { lastChange } from "./content-history";
import { pageSources } from "./page-sources";

type Page = { path: string; component: string; pageContext: { i18n?: { originalPath: string } } };
type ListedPage = Page & { content: Content; website: string };
type Data = { company: { website: string }; allSitePage: { nodes: Page[] } };

const CONTENT = "content";

const PICTURE = /<img [^>]*?src="(\/static\/[^"]+)"/g;

/** The pictures of a built page, each in its largest size. */
const picturesOf = (path: string) => {
  const html = readFileSync(`public${path}index.html`, "utf8");
  return [...new Set(Array.from(html.matchAll(PICTURE), ([, address]) => address))];
};

/**
 * gatsby-plugin-sitemap: every page but the not-found ones, each with its twins in other languages, its
 * pictures and, where Git knows, when its content has last changed.
 */
export const sitemap = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    // Search engines find it in `robots.txt`.
    createLinkInHead: false,
    query: `query Sitemap {
      company { website }
      allSitePage { nodes { path component pageContext } }
    }`,
    excludes: ["/**/404*", "/dev-404-page/"],
    resolveSiteUrl: ({ company }: Data) => company.website,
    resolvePages: ({ allSitePage, company }: Data) => {
      const content = readContent(CONTENT, collections);
      return allSitePage.nodes.map((page) => ({ ...page, content, website: company.website }));
    },
    serialize: ({ path, component, pageContext, content, website }: ListedPage) => {
      const original = pageContext.i18n?.originalPath ?? path;
      const address = (language: LanguageCode) => website + localAddress(original, language);
      return {
        url: path,
        lastmod: lastChange(pageSources(content, original, component), CONTENT),
        img: picturesOf(path).map((picture) => ({ url: website + picture })),
        links: [
          ...languageCodes.map((language) => ({ lang: language, url: address(language) })),
          { lang: "x-default", url: address(defaultLanguage) },
        ],
      };
    },
  },
};
