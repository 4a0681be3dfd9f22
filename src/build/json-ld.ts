import { join } from "node:path";
import type { Content } from "@brisa/typed-content";
import { inLanguage } from "../model/in-language";
import { jsonForScript, structuredData } from "./structured-data";
import { buildDate } from "./build-date";
import type { PageStep } from "./built-pages";
import { contentDigest } from "./content-digest";

/** With React-helmet's attribute the app removes the element when the visitor navigates. */
const OPEN = '<script data-react-helmet="true" type="application/ld+json">';
const CLOSE = "</script>";

const WRITTEN = /<script data-react-helmet="true" type="application\/ld\+json">.*?<\/script>/gs;

/** In place of any that an earlier build has written. */
export const withJsonLd = (html: string, data: object) =>
  html
    .replace(WRITTEN, "")
    .replace("</head>", () => `${OPEN}${jsonForScript(data)}${CLOSE}</head>`);

/** Gatsby names the folder after the file's digest. */
const publishedAs = (file: string, html: string) => {
  const digest = contentDigest(join("content", file));
  return new RegExp(` src="(/static/${digest}/[^"]+)"`).exec(html)?.[1];
};

/** Not in scripts or page data: visitors would download it twice. `content` lacks what is missing for the launch. */
export const jsonLd = (content: Content): PageStep => ({
  rewrite: ({ language, html, ...page }) => {
    const site = inLanguage(content, language, buildDate());
    const picturePath = (file: string) => publishedAs(file, html);
    return withJsonLd(html, structuredData({ ...page, site, picturePath }));
  },
});
