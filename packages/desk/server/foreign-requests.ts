import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Handler } from "./loopback-server";

/**
 * Requests from another port, or through another name for this computer, get a 403: also those for a web socket, which
 * no server here has.
 * @param origin the only one at which it may be reached, `http://localhost:8000`
 */
export const answerOwn =
  (origin: string, answer: Handler): Handler =>
  (request, response) => {
    if (isOwn(request, origin)) {
      keepToOwnOrigin(response);
      return answer(request, response);
    }
    response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(`Aquí solo se entra por ${origin}/: escribid esa dirección en el navegador.\n`);
  };

/** Matches any port. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * From a page at any port of this machine, or from a person or program that has typed the address. Names of others that
 * lead here, and pages of others, do not count.
 */
export const isFromHere = ({ headers }: Pick<IncomingMessage, "headers">) => {
  const { host = "", origin, "sec-fetch-site": relation = "none" } = headers;
  if (!LOOPBACK.test(host)) return false;
  if (origin === undefined) return relation === "none" || relation === "same-origin";
  return LOOPBACK.test(origin.replace(/^https?:\/\//, ""));
};

/** From a page of the origin, or from a person who has typed its address. */
export const isOwn = (
  { method = "", headers }: Pick<IncomingMessage, "method" | "headers">,
  origin: string,
) => {
  const { host, origin: asker, upgrade, "sec-fetch-site": relation = "none" } = headers;
  if (host !== new URL(origin).host) return false;
  if (relation !== "same-origin" && relation !== "none") return false;
  const isReading = method === "GET" || method === "HEAD";
  // Browsers send `Origin` with every request that changes something or goes to another origin.
  if (asker === undefined) return isReading && upgrade === undefined;
  return asker === origin && (isReading || method === "POST");
};

/** With the site's CORS headers, a browser would give a cached answer to a page of another origin without a request. */
const keepToOwnOrigin = (response: ServerResponse) => {
  const writeHead = response.writeHead.bind(response);
  const writeOwnHead = (status: number, headers: OutgoingHttpHeaders = {}) => {
    const own = Object.entries(headers).filter(([name]) => !/^access-control-/i.test(name));
    return writeHead(status, Object.fromEntries(own));
  };
  response.writeHead = writeOwnHead as typeof writeHead;
};
