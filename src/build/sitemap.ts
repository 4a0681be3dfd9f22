import { readFileSync } from "node:fs";
import { defaultLanguage, languageCodes, localAddress, type LanguageCode } from "../base/languages";

type Page = { path: string; pageContext: { i18n?: { originalPath: string } } };
type ListedPage = Page & { website: string };
type Data = { company: { website: string }; allSitePage: { nodes: Page[] } };

const PICTURE = /<img [^>]*?src="(\/static\/[^"]+)"/g;

/** The pictures of a built page, each in its largest size. */
const picturesOf = (path: string) => {
  const html = readFileSync(`public${path}index.html`, "utf8");
  return [...new Set(Array.from(html.matchAll(PICTURE), ([, address]) => address))];
};

/**
 * gatsby-plugin-sitemap: every page except the not-found pages, with its versions in other languages and its
 * pictures. It states no dates: crawlers ignore inexact ones, and the content of a page is in many files.
 */
export const sitemap = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    // Search engines find it in `robots.txt`.
    createLinkInHead: false,
    query: `query Sitemap {
      company { website }
      allSitePage { nodes { path pageContext } }
    }`,
    excludes: ["/**/404*", "/dev-404-page/"],
    resolveSiteUrl: ({ company }: Data) => company.website,
    resolvePages: ({ allSitePage, company }: Data) =>
      allSitePage.nodes.map((page) => ({ ...page, website: company.website })),
    serialize: ({ path, pageContext, website }: ListedPage) => {
      const original = pageContext.i18n?.originalPath ?? path;
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
