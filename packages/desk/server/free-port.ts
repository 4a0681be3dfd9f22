import { connect } from "node:net";
import { PortTaken, startLoopbackServer } from "./loopback-server";

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

/** Also where a stopped program has it, which would not answer. */
export const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, "localhost");
    probe.once("error", () => resolve(false));
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
  });
