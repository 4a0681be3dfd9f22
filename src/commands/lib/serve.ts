import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { answering } from "./wait-for-url";
import { assertFree } from "./free-port";
import { installed, signalGroup, spawnGroup } from "./processes";

export type Site = {
  url: string;
  close: () => Promise<void>;
  /** Settles, with an error, when the server ends without having been closed. */
  failed: Promise<never>;
};

/** Milliseconds. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 3_000;

/** Keeps the server to this machine and this folder: no reports, no update check, no look-ups. */
const quiet = () => ({
  CI: "true",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Where it keeps its logs and notes.
  XDG_CONFIG_HOME: resolve(".wrangler"),
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
});

const OPTIONS = [
  // Browsers ask 127.0.0.1 as well when `localhost` means ::1 and nothing listens there.
  ...["--ip", "127.0.0.1"],
  ...["--compatibility-date", "2025-10-01"],
  // Any free port, so that two servers can run at a time.
  ...["--inspector-port", "0"],
  "--show-interactive-dev-session=false",
];

/**
 * Serves `public` as Cloudflare Pages would: its headers, redirects and nearest 404 page.
 * @throws when there is no `public`, the port is taken, or the server does not start.
 */
export const serveSite = async (port: number): Promise<Site> => {
  if (!existsSync("public")) throw new Error("There is no public/ yet: run `npm run build` first.");
  await assertFree(port);
  const args = ["pages", "dev", "public", "--port", String(port), ...OPTIONS];
  const server = spawnGroup(installed("wrangler"), args, { env: quiet(), piped: true });

  let output = "";
  const remember = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2_000);
  };
  server.stdout?.on("data", remember);
  server.stderr?.on("data", remember);

  const ended = Promise.race([once(server, "exit"), once(server, "error")]);
  const failed = ended.then((): never => {
    throw new Error(`The site's server stopped.\n${output}`);
  });
  // Whoever waits for it gets the error; after `close` nobody does.
  failed.catch(() => undefined);

  const close = async () => {
    signalGroup(server, "SIGTERM");
    await Promise.race([ended, wait(STOP_LIMIT, undefined, { ref: false })]);
    signalGroup(server, "SIGKILL");
  };
  try {
    await Promise.race([answering(`http://127.0.0.1:${port}/`, START_LIMIT), failed]);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://localhost:${port}`, close, failed };
};
