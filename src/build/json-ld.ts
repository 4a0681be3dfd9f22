import { join } from "node:path";
import type { Content } from "../typed-content/content";
import { jsonForScript, structuredData } from "./structured-data";
import { rewritePages } from "./built-pages";
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
 * Adds structured data for search engines to the pages as JSON-LD. Neither the app's scripts nor its
 * page data contain it, so visitors do not download it twice.
 */
export const writeJsonLd = (content: Content) =>
  rewritePages(content, ({ site, route, html }) => {
    const picturePath = (file: string) => publishedAs(file, html);
    return withJsonLd(html, structuredData({ site, route, picturePath }));
  });
