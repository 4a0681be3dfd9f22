import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { testSite } from "../setup/sites";

type Transfer = {
  /** Bytes by resource type, compressed as by hosts. */
  document: number;
  script: number;
  font: number;
  image: number;
  /** The style elements of the document, compressed separately; also part of `document`. */
  styles: number;
  requests: number;
};

/** Returns the content of the file that the server sends for a request. */
const fileOf = (request: Request) => {
  const path = decodeURIComponent(new URL(request.url()).pathname);
  const found = [path, join(path, "index.html"), "404.html"]
    .map((name) => join(testSite.folder, name))
    .find((file) => existsSync(file) && !file.endsWith("/"));
  return readFileSync(found ?? "");
};

/** Returns the transferred bytes: hosts compress all files but pictures and fonts. */
const sizeOf = (request: Request) => {
  const bytes = fileOf(request);
  return /\.(avif|jpg|webp|png|woff2)$/.test(request.url()) ? bytes.length : gzipSync(bytes).length;
};

/**
 * Starts to count what a page fetches from the test site. Returns a function that returns the totals
 * since its last call. Prefetched scripts are ignored, and so is the favicon, which only some headless
 * browsers fetch.
 */
export const countTransfer = (page: Page, origin: string) => {
  const requests: Request[] = [];
  page.on("request", (request) => {
    const isIgnored = request.resourceType() === "other" && /\.js$|\/icons\//.test(request.url());
    if (request.url().startsWith(origin) && !isIgnored) requests.push(request);
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
