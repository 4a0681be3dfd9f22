import { join } from "node:path";
import type { Content } from "../typed-content/content";
import { inLanguage } from "../model/in-language";
import { jsonForScript, structuredData } from "./structured-data";
import { buildDate } from "./build-date";
import type { PageStep } from "./built-pages";
import { contentDigest } from "./content-digest";

/** React-helmet's attribute, so that the app removes the element when the visitor navigates. */
const OPEN = '<script data-react-helmet="true" type="application/ld+json">';
const CLOSE = "</script>";

/** The element that an earlier build has written. */
const WRITTEN = /<script data-react-helmet="true" type="application\/ld\+json">.*?<\/script>/gs;

/** Returns the HTML of a page with its data in place of any that an earlier build has written. */
export const withJsonLd = (html: string, data: object) =>
  html
    .replace(WRITTEN, "")
    .replace("</head>", () => `${OPEN}${jsonForScript(data)}${CLOSE}</head>`);

/** Returns the URL at which a page shows a picture; Gatsby names its folder after the file's digest. */
const publishedAs = (file: string, html: string) => {
  const digest = contentDigest(join("content", file));
  return new RegExp(` src="(/static/${digest}/[^"]+)"`).exec(html)?.[1];
};

/**
 * Returns the step that adds structured data for search engines to the pages as JSON-LD. Neither the app's scripts
 * nor its page data contain it, so visitors do not download it twice.
 * @param content the content without what is missing for the launch
 */
export const jsonLd = (content: Content): PageStep => ({
  rewrite: ({ language, route, html }) => {
    const site = inLanguage(content, language, buildDate());
    const picturePath = (file: string) => publishedAs(file, html);
    return withJsonLd(html, structuredData({ site, route, picturePath }));
  },
});
