import { createServer } from "node:net";
import { portTaken, startLoopbackServer } from "../../stand-ins/server";

/** The addresses that `localhost` may resolve to. Browsers try the second one first. */
export const LOOPBACKS = ["127.0.0.1", "::1"];

/** Returns a port that no program listens on at the moment. */
export const freePort = async () => {
  const { url, close } = await startLoopbackServer(0, () => undefined);
  await close();
  return Number(new URL(url).port);
};

/** Returns whether the port is free on both loopback addresses. */
const isFree = async (port: number) => {
  for (const host of LOOPBACKS) {
    if (await isTaken(port, host)) return false;
  }
  return true;
};

/** @throws if another program listens on the port of either loopback address */
export const assertFree = async (port: number) => {
  if (!(await isFree(port))) throw portTaken(port);
};

const isTaken = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    // Other errors, such as a machine without IPv6, do not mean that the port is taken.
    probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "EADDRINUSE"));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
