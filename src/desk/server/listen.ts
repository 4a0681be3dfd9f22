import type { IncomingMessage, ServerResponse } from "node:http";
import { LOOPBACKS } from "../../base/loopback/free-port";
import { answerOwn } from "../../base/loopback/own-requests";
import { PortTaken, startLoopbackServer, type LoopbackServer } from "../../base/loopback/server";

type Answer = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

/** Answers only people who type that address, and its own pages. Throws PortTaken. */
export const listenAtHome = async (port: number, answer: Answer) => {
  const origin = `http://localhost:${port}`;
  const servers: LoopbackServer[] = [];
  const close = () => Promise.all(servers.map((server) => server.close()));
  for (const host of LOOPBACKS) {
    try {
      servers.push(await startLoopbackServer(port, answerOwn(origin, answer), host));
    } catch (error) {
      // Some machines have no such address.
      if (servers.length > 0 && !(error instanceof PortTaken)) continue;
      await close();
      throw error;
    }
  }
  return { origin, close };
};
