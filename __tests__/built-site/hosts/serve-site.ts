import { once } from "node:events";
import { join, resolve } from "node:path";
import { spawnGroup, stop } from "../../../src/commands/lib/processes";

/** As `npm start` does, in a process of its own: Jest cannot load the host's engine. */
export const serveSite = async (folder: string) => {
  const server = spawnGroup(join(__dirname, "site-server.ts"), [resolve(folder)], { piped: true });
  const [url] = (await once(server.stdout as NodeJS.EventEmitter, "data")) as [Buffer];
  return { url: String(url).trim(), close: () => stop(server) };
};
