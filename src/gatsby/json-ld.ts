import { join } from "node:path";
import type { Content } from "../content-files/content";
import { jsonForScript, structuredData } from "../structured-data";
import { rewritePages } from "./built-pages";
import { contentDigest } from "./content-digest";

/** The mark of react-helmet, by which the app takes it away when a visitor goes on to another page. */
const OPEN = '<script data-react-helmet="true" type="application/ld+json">';
const CLOSE = "</script>";

/** Of an earlier build, whose page Gatsby has not had to render again. */
const WRITTEN = /<script data-react-helmet="true" type="application\/ld\+json">.*?<\/script>/gs;

/** The HTML of a page with its data, and with no other. */
export const withJsonLd = (html: string, data: object) =>
  html
    .replace(WRITTEN, "")
    .replace("</head>", () => `${OPEN}${jsonForScript(data)}${CLOSE}</head>`);

/** Gatsby publishes the sizes of a picture below the digest of its file. */
const publishedAs = (file: string, html: string) => {
  const digest = contentDigest(join("content", file));
  return new RegExp(` src="(/static/${digest}/[^"]+)"`).exec(html)?.[1];
};

/**
 * Writes into the pages what they tell search engines, as JSON-LD. No visitor's script holds it, nor
 * the data by which the app draws pages.
 */
export const writeJsonLd = (content: Content, today: Date) =>
  rewritePages(content, ({ site, route, html }) => {
    const picturePath = (file: string) => publishedAs(file, html);
    return withJsonLd(html, structuredData({ site, route, picturePath, today }));
  });
