import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type LoopbackServer = {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
};

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Only this machine can reach it. Port 0 selects any free one. Throws PortTaken. */
export const startLoopbackServer = async (
  port: number,
  handle: Handler,
  host = "127.0.0.1",
): Promise<LoopbackServer> => {
  const server = createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch((error: unknown) => {
      const hasGone = request.destroyed && !request.complete;
      if (!hasGone) console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new PortTaken(port) : error),
    );
    server.listen(port, host, resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // `close` alone would wait for the connections that browsers keep open.
        server.closeAllConnections();
      }),
  };
};

export class PortTaken extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is in use by another program: stop that program and try again.`);
  }
}
