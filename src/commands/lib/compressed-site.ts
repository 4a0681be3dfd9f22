import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { startLoopbackServer } from "@brisa/desk/server";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".webmanifest": "application/manifest+json",
};

/** Whether a host compresses files of this type. The formats of pictures and fonts are compressed already. */
const isCompressible = (type = "") => /text|json|svg/.test(type);

/**
 * With gzip 6, the least that hosts send: Brotli 4 or 5 is a little smaller, and 11 is for files that are compressed once.
 * Wrangler's server does not compress, since Cloudflare's network does.
 * @param change transforms the HTML of each page
 */
export const serveCompressed = (folder: string, change = (html: string) => html) => {
  const sent = new Map<string, { body: Buffer; headers: Record<string, string> }>();

  const answerFor = (path: string) => {
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) return undefined;
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const bytes = readFileSync(file);
    const content = type.includes("html") ? Buffer.from(change(bytes.toString())) : bytes;
    const headers = { "Content-Type": type, "Cache-Control": "max-age=600" };
    return isCompressible(type)
      ? {
          body: gzipSync(content, { level: 6 }),
          headers: { ...headers, "Content-Encoding": "gzip" },
        }
      : { body: content, headers };
  };

  return startLoopbackServer(0, ({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const answer = sent.get(path) ?? answerFor(path);
    if (!answer) return void response.writeHead(404).end();
    sent.set(path, answer);
    response.writeHead(200, answer.headers).end(answer.body);
  });
};

/** For comparison: the page cannot be faster than without them. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<template data-scripts.*?<\/template>/s, "")
    .replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, "");
