import type { Page } from "@playwright/test";

/** A slow phone's connection, in bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const CPU_SLOWDOWN = 4;

/** Gives a page the connection and the processor of a slow phone. */
export const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
};
