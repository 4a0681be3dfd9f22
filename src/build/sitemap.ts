import { readFileSync } from "node:fs";
import {
  defaultLanguage,
  languageCodes,
  localAddress,
  type LanguageCode,
} from "../model/languages";
import { routes, type RouteName } from "../model/routes";

type Page = { path: string; pageContext: { i18n?: { originalPath: string } } };
type ListedPage = Page & { website: string };
type Data = {
  company: { website: string };
  emptyPages: RouteName[];
  allSitePage: { nodes: Page[] };
};

const PICTURE = /<img [^>]*?src="(\/static\/[^"]+)"/g;

const originalOf = ({ path, pageContext }: Page) => pageContext.i18n?.originalPath ?? path;

/** Each in its largest size. */
const picturesOf = (path: string) => {
  const html = readFileSync(`public${path}index.html`, "utf8");
  return [...new Set(Array.from(html.matchAll(PICTURE), ([, address]) => address))];
};

/** Dates are left out: crawlers ignore inexact ones, and the content of a page is in many files. */
export const sitemap = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    // Search engines find it in `robots.txt`.
    createLinkInHead: false,
    query: `query Sitemap {
      company { website }
      emptyPages
      allSitePage { nodes { path pageContext } }
    }`,
    excludes: ["/**/404*", "/dev-404-page/"],
    resolveSiteUrl: ({ company }: Data) => company.website,
    resolvePages: ({ allSitePage, company, emptyPages }: Data) => {
      const leftOut = new Set<string>(emptyPages.map((name) => routes[name]));
      return allSitePage.nodes
        .filter((page) => !leftOut.has(originalOf(page)))
        .map((page) => ({ ...page, website: company.website }));
    },
    serialize: ({ website, ...page }: ListedPage) => {
      const { path } = page;
      const original = originalOf(page);
      const address = (language: LanguageCode) => website + localAddress(original, language);
      return {
        url: path,
        img: picturesOf(path).map((picture) => ({ url: website + picture })),
        links: [
          ...languageCodes.map((language) => ({ lang: language, url: address(language) })),
          { lang: "x-default", url: address(defaultLanguage) },
        ],
      };
    },
  },
};
