import { ServerResponse, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { isRecord } from "../content-files/content";

/** The events with which a server hands on a request. */
const REQUESTS = ["request", "checkContinue", "checkExpectation", "upgrade", "connect"];

/**
 * Has a server answer its own pages alone, and whoever has typed its address: a page of another port is
 * a stranger, and so is one whose name leads to this machine. It sees every request before anything
 * else does, web sockets too.
 * @param server an HTTP server, or the prototype of all
 * @param origin the address at which it is reached, `http://localhost:8000`, and no other
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

/** Whether a request is one that a page of an origin makes, or a person who types an address there. */
export const isOwn = (
  { method = "", headers }: Pick<IncomingMessage, "method" | "headers">,
  origin: string,
) => {
  const { host, origin: asker, upgrade, "sec-fetch-site": relation = "none" } = headers;
  if (host !== new URL(origin).host) return false;
  if (relation !== "same-origin" && relation !== "none") return false;
  const isReading = method === "GET" || method === "HEAD";
  // Browsers tell the origin wherever a request changes something, or a script asks another origin.
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
 * Takes away what lets pages of other origins read an answer, as Gatsby's servers do: a browser keeps
 * answers, and would give them to such a page without asking here.
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
