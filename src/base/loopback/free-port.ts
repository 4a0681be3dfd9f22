import { createServer } from "node:net";
import { PortTaken, startLoopbackServer } from "./server";

/** What `localhost` may resolve to. Browsers try the second one first. */
export const LOOPBACKS = ["127.0.0.1", "::1"];

export const freePort = async () => {
  const { url, close } = await startLoopbackServer(0, () => undefined);
  await close();
  return Number(new URL(url).port);
};

/** Ports of the site and those of the stand-ins begin as far apart. */
export const PORTS_TRIED = 10;

/**
 * Tries the first port and those after it: of two programs that start at the same time, only one gets a port. @throws
 * PortTaken if all are taken
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

/** On both loopback addresses. */
export const isFree = async (port: number) => {
  for (const host of LOOPBACKS) {
    if (await isTaken(port, host)) return false;
  }
  return true;
};

const isTaken = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    // Other errors, such as those of a machine without IPv6, do not mean that the port is taken.
    probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "EADDRINUSE"));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
