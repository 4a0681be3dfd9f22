import type { Page } from "@playwright/test";

/** Throughput in bytes per second, latency in milliseconds. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const CPU_SLOWDOWN = 4;

export const slowNetwork = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", NETWORK);
  return session;
};

/** The browser keeps a core busy with it. */
export const slowDown = async (page: Page) => {
  const session = await slowNetwork(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
};
