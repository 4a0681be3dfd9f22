import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { LOOPBACKS } from "../../base/loopback/free-port";
import { answerOwnRequests } from "../../base/loopback/own-requests";
import { PortTaken } from "../../base/loopback/server";

type Answer = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

/** Answers only people who type that address, and its own pages. Throws PortTaken. */
export const listenAtHome = async (port: number, answer: Answer) => {
  const origin = `http://localhost:${port}`;
  const servers: Server[] = [];
  const close = async () => {
    const closed = servers.map((server) => new Promise((done) => server.close(done)));
    for (const server of servers) server.closeAllConnections();
    await Promise.all(closed);
  };
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
    try {
      if (await tryToListen(server, port, host)) servers.push(server);
    } catch (error) {
      await close();
      throw error;
    }
  }
  return { origin, close };
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
