import type { Page } from "@playwright/test";

/** The connection of a slow phone: throughput in bytes per second, latency in milliseconds. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const CPU_SLOWDOWN = 4;

/** Throttles the network of a page to that of a slow phone. */
export const slowNetwork = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", NETWORK);
  return session;
};

/** Throttles the network and the processor of a page to those of a slow phone. The browser keeps a core busy with it. */
export const slowDown = async (page: Page) => {
  const session = await slowNetwork(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
};
