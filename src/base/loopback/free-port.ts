import { createServer } from "node:net";
import { PortTaken, startLoopbackServer } from "./server";

/** The addresses that `localhost` may resolve to. Browsers try the second one first. */
export const LOOPBACKS = ["127.0.0.1", "::1"];

/** Returns a port that no program listens on at the moment. */
export const freePort = async () => {
  const { url, close } = await startLoopbackServer(0, () => undefined);
  await close();
  return Number(new URL(url).port);
};

/** How many ports are tried in a row. Those of the site and of the stand-ins begin as far apart. */
export const PORTS_TRIED = 10;

/**
 * Opens a server on the first port that no other program uses, by trying: of two programs that start at the same
 * time, only one gets a port.
 * @param first the port to try first; then the ports after it are tried
 * @param count how many ports to try
 * @throws PortTaken if all are taken
 */
export const onFreePort = async <Opened>(
  first: number,
  open: (port: number) => Promise<Opened>,
  count = PORTS_TRIED,
): Promise<{ port: number; opened: Opened }> => {
  for (let port = first; ; port += 1) {
    try {
      return { port, opened: await open(port) };
    } catch (error) {
      if (!(error instanceof PortTaken) || port + 1 === first + count) throw error;
    }
  }
};

/** Returns whether the port is free on both loopback addresses. */
export const isFree = async (port: number) => {
  for (const host of LOOPBACKS) {
    if (await isTaken(port, host)) return false;
  }
  return true;
};

/** @throws PortTaken if another program listens on the port of either loopback address */
export const assertFree = async (port: number) => {
  if (!(await isFree(port))) throw new PortTaken(port);
};

const isTaken = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    // Other errors, such as a machine without IPv6, do not mean that the port is taken.
    probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "EADDRINUSE"));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
