import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerOwnRequests } from "../../base/loopback/own-requests";
import { PortTaken } from "../../base/loopback/server";
import { LOOPBACKS } from "../../base/loopback/free-port";

type Answer = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

/** Answers only people who type that address, and its own pages. Throws PortTaken. */
export const listenAtHome = async (port: number, answer: Answer) => {
  const origin = `http://localhost:${port}`;
  const servers: Server[] = [];
  for (const host of LOOPBACKS) {
    const server = createServer((request, response) => {
      answer(request, response).catch((error: unknown) => {
        const hasGone = request.destroyed && !request.complete;
        if (!hasGone) console.error(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    });
    answerOwnRequests(server, origin);
    redirectToName(server, origin);
    try {
      if (await tryToListen(server, port, host)) servers.push(server);
    } catch (error) {
      await closeAll(servers);
      throw error;
    }
  }
  return { origin, close: () => closeAll(servers) };
};

const closeAll = async (servers: Server[]) => {
  const closed = servers.map((server) => new Promise((done) => server.close(done)));
  for (const server of servers) server.closeAllConnections();
  await Promise.all(closed);
};

/** False if this machine has no such address. */
const tryToListen = (server: Server, port: number, host: string) =>
  new Promise<boolean>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") reject(new PortTaken(port));
      else if (host === LOOPBACKS[0]) reject(error);
      else resolve(false);
    });
    server.listen({ port, host }, () => resolve(true));
  });

/** Browsers treat `127.0.0.1` and `[::1]` as other origins. */
const redirectToName = (server: Server, origin: string) => {
  const { port } = new URL(origin);
  const others = [`127.0.0.1:${port}`, `[::1]:${port}`];
  const emit = server.emit.bind(server) as (event: string, ...details: unknown[]) => boolean;
  const emitOrRedirect = (event: string, ...details: unknown[]) => {
    if (event !== "request") return emit(event, ...details);
    const [{ method, url = "", headers }, answer] = details as [IncomingMessage, ServerResponse];
    const { host = "", origin: sender, "sec-fetch-mode": mode = "navigate" } = headers;
    const isNavigation = method === "GET" && mode === "navigate" && sender === undefined;
    if (!others.includes(host) || !isNavigation || !url.startsWith("/"))
      return emit(event, ...details);
    answer.writeHead(307, { "Cache-Control": "no-store", Location: origin + url }).end();
    return true;
  };
  server.emit = emitOrRedirect as Server["emit"];
};
