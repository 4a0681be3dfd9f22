import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { assertFree } from "../../base/loopback/free-port";
import { spawnGroup, stop } from "./processes";
import { setTimeout as wait } from "node:timers/promises";

/** Any status is an answer. `limit`: milliseconds. Throws if no server has answered by then. */
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

export type Site = {
  url: string;
  close: () => Promise<void>;
  /** Rejects if the server ends without having been closed. */
  failed: Promise<never>;
};

type Settings = {
  port: number;
  folder?: string;
};

/** In milliseconds. */
const START_LIMIT = 60_000;

/**
 * As Cloudflare Pages would, with its headers and redirects.
 * @throws if the folder does not exist or the server does not start
 */
export const serveSite = async ({ port, folder = "public" }: Settings): Promise<Site> => {
  if (!existsSync(folder)) {
    throw new Error(`There is no ${folder}/ yet: run \`npm run build\` first.`);
  }
  await assertFree(port);
  const script = join(__dirname, "pages-server.ts");
  const server = spawnGroup(script, [String(port), resolve(folder)], { piped: true });

  let output = "";
  const remember = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2_000);
  };
  server.stdout?.on("data", remember);
  server.stderr?.on("data", remember);

  const ended = Promise.race([once(server, "close"), once(server, "error")]);
  const failed = ended.then((): never => {
    throw new Error(`The site's server stopped.\n${output}`);
  });
  // Prevents an unhandled rejection: after `close` nothing awaits this promise.
  failed.catch(() => undefined);

  try {
    await Promise.race([waitForUrl(`http://127.0.0.1:${port}/`, START_LIMIT), failed]);
  } catch (error) {
    await stop(server);
    throw error;
  }
  return { url: `http://localhost:${port}`, close: () => stop(server), failed };
};
