import { defaultLanguage, languageCodes, localPath } from "../languages";

type Page = { path: string; pageContext: { i18n?: { originalPath: string } } };
type Data = { company: { website: string }; allSitePage: { nodes: Page[] } };

/** gatsby-plugin-sitemap: every page but the not-found ones, each with its twins in other languages. */
export const sitemap = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    // Search engines find it in `robots.txt`.
    createLinkInHead: false,
    query: `query Sitemap { company { website } allSitePage { nodes { path pageContext } } }`,
    excludes: ["/**/404/", "/404*", "/dev-404-page/"],
    resolveSiteUrl: ({ company }: Data) => company.website,
    resolvePages: ({ allSitePage, company }: Data) =>
      allSitePage.nodes.map((page) => ({ ...page, website: company.website })),
    serialize: ({ path, pageContext, website }: Page & { website: string }) => {
      const address = (language: (typeof languageCodes)[number]) =>
        website + localPath(pageContext.i18n?.originalPath ?? path, language);
      return {
        url: path,
        links: [
          ...languageCodes.map((language) => ({ lang: language, url: address(language) })),
          { lang: "x-default", url: address(defaultLanguage) },
        ],
      };
    },
  },
};
