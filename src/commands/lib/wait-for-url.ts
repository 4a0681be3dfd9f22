import { setTimeout as wait } from "node:timers/promises";

/**
 * Waits until a server answers at an address, with any status.
 * @param limit in milliseconds
 * @throws if no server has answered by then
 */
export const waitForUrl = async (address: string, limit: number) => {
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    const answered = await fetch(address).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (answered) return;
    await wait(200);
  }
  throw new Error(`Nothing answered at ${address} within ${limit / 1000} seconds.`);
};
