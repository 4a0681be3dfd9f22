import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { testSite } from "./sites";

type Transfer = {
  /** Bytes by the kind of file, compressed as hosts do it. */
  document: number;
  script: number;
  font: number;
  image: number;
  /** Of the document, what is in its style elements, compressed by itself. */
  styles: number;
  requests: number;
};

/** The file that the test site's server sends for a request. */
const fileOf = (request: Request) => {
  const path = decodeURIComponent(new URL(request.url()).pathname);
  const found = [path, join(path, "index.html"), "404.html"]
    .map((name) => join(testSite.folder, name))
    .find((file) => existsSync(file) && !file.endsWith("/"));
  return readFileSync(found ?? "");
};

/** What a host compresses on the way; pictures and fonts are compressed already. */
const sizeOf = (request: Request) => {
  const bytes = fileOf(request);
  return /\.(avif|jpg|webp|png|woff2)$/.test(request.url()) ? bytes.length : gzipSync(bytes).length;
};

/**
 * Counts what a page fetches of the test site from now on, until it is asked; not what it fetches
 * ahead of its use, nor the icon of its tab, which only some versions of a browser without a window fetch.
 */
export const countTransfer = (page: Page, origin: string) => {
  const requests: Request[] = [];
  page.on("request", (request) => {
    const isApart = request.resourceType() === "other" && /\.js$|\/icons\//.test(request.url());
    if (request.url().startsWith(origin) && !isApart) requests.push(request);
  });
  return (): Transfer => {
    const total = { document: 0, script: 0, font: 0, image: 0, styles: 0, requests: 0 };
    for (const request of requests.splice(0)) {
      total.requests += 1;
      const kind = request.resourceType() as keyof Transfer;
      if (kind in total) total[kind] += sizeOf(request);
      if (kind === "document") {
        const styles = [...String(fileOf(request)).matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
        total.styles += gzipSync(styles.map(([, rules]) => rules).join("")).length;
      }
    }
    return total;
  };
};
