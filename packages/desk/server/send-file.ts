import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import { PICTURE_POLICY } from "@brisa/typed-content/files";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Our own answers must not be cached, or shown in frames of other sites. */
export const OWN_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

export const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Resolves once it is sent or the client has disconnected. */
export const sendFile = async (answer: ServerResponse, path: string, headers = OWN_HEADERS) => {
  if (!(await isFile(path))) {
    sendText(answer, 404, "No hay nada aquí.");
    return;
  }
  const type = TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
  const policies = [headers["Content-Security-Policy"]];
  // It may be a file of the content that no build has decoded.
  if (type.startsWith("image/")) policies.push(PICTURE_POLICY);
  const policy = { "Content-Security-Policy": policies.join(", ") };
  answer.writeHead(200, { ...headers, ...policy, "Content-Type": type });
  // Node itself omits the body for HEAD requests.
  await pipeline(createReadStream(path), answer).catch(() => answer.destroy());
};

export const sendText = (answer: ServerResponse, status: number, text: string) => {
  answer.writeHead(status, { ...OWN_HEADERS, "Content-Type": "text/plain; charset=utf-8" });
  answer.end(`${text}\n`);
};
