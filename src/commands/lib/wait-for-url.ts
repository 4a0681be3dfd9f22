import { setTimeout as wait } from "node:timers/promises";

/**
 * Waits until something answers at an address, whatever it says.
 * @param limit milliseconds
 * @throws when nothing has answered by then
 */
export const answering = async (address: string, limit: number) => {
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
