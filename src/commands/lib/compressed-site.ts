import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startLoopbackServer } from "../../stand-ins/server";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".webmanifest": "application/manifest+json",
};

/** What a host compresses on its way to the browser; pictures and fonts are compressed as they are. */
const isCompressible = (type = "") => /text|json|svg/.test(type);

/**
 * Serves a built site on a free port as its host does to a browser: with Brotli, which Wrangler's
 * server leaves to Cloudflare's network. A missing file is a 404 without content.
 * @param change what a page becomes before it is sent
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
      ? { body: brotliCompressSync(content), headers: { ...headers, "Content-Encoding": "br" } }
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

/** A page without its scripts: the fastest that it could be. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<template data-scripts.*?<\/template>/s, "")
    .replace(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, "");
