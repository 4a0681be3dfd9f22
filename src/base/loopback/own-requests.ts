import { ServerResponse, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { isRecord } from "../is-record";

/** The events by which a server passes a request on. */
const REQUESTS = ["request", "checkContinue", "checkExpectation", "upgrade", "connect"];

/**
 * Requests from another port, or through another name for this computer, get a 403. Runs before all other listeners,
 * for web sockets too.
 * @param server an HTTP server, or the prototype of all
 * @param origin the only one at which it may be reached, `http://localhost:8000`
 */
export const answerOwnRequests = (server: Server, origin: string) => {
  const emit = server.emit as (event: string, ...details: unknown[]) => boolean;
  const emitOwn = function (this: Server, event: string, ...details: unknown[]) {
    if (REQUESTS.includes(event)) {
      const [request, answer] = details as [IncomingMessage, ServerResponse | Duplex];
      if (!isOwn(request, origin)) {
        refuse(answer, origin);
        return true;
      }
      if (answer instanceof ServerResponse) keepToOwnOrigin(answer);
    }
    return emit.call(this, event, ...details);
  };
  server.emit = emitOwn as Server["emit"];
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

const refuse = (answer: ServerResponse | Duplex, origin: string) => {
  if (!(answer instanceof ServerResponse)) {
    answer.destroy();
    return;
  }
  answer.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" });
  answer.end(`Aquí solo se entra por ${origin}/: escribid esa dirección en el navegador.\n`);
};

/**
 * With the CORS headers of Gatsby's servers, a browser would give a cached answer to a page of another origin without a
 * request.
 */
const keepToOwnOrigin = (response: ServerResponse) => {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    const headers = args.at(-1);
    if (isRecord(headers)) {
      args.pop();
      for (const [name, value] of Object.entries(headers)) {
        response.setHeader(name, value as string);
      }
    }
    response.getHeaderNames().filter(isForOthers).forEach(response.removeHeader, response);
    return writeHead(...args);
  };
};

const isForOthers = (name: string) => name.startsWith("access-control-");
