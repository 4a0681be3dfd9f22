import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { answering } from "./wait-for-url";
import { assertFree } from "./free-port";
import { spawnGroup, stop } from "./processes";

export type Site = {
  url: string;
  close: () => Promise<void>;
  /** Settles, with an error, when the server ends without having been closed. */
  failed: Promise<never>;
};

type Settings = {
  port: number;
  /** What was built, if not `public`. */
  folder?: string;
};

/** Milliseconds. */
const START_LIMIT = 60_000;

/**
 * Serves a built site as Cloudflare Pages would: its headers, redirects and nearest 404 page.
 * @throws when there is no such folder, the port is taken, or the server does not start
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
  // Whoever waits for it gets the error; after `close` nobody does.
  failed.catch(() => undefined);

  try {
    await Promise.race([answering(`http://127.0.0.1:${port}/`, START_LIMIT), failed]);
  } catch (error) {
    await stop(server);
    throw error;
  }
  return { url: `http://localhost:${port}`, close: () => stop(server), failed };
};
