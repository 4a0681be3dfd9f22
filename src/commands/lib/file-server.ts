import { once } from "node:events";
import { resolve } from "node:path";
import { answering } from "./wait-for-url";
import { signalGroup, spawnGroup } from "./processes";

/** Milliseconds. */
const START_LIMIT = 30_000;

/**
 * Starts decap-server, which reads and writes the content files of a folder for the editor. Only
 * this machine can reach it.
 * @param folder the repository whose `content` is edited
 * @throws when it does not start
 */
export const startFileServer = async (port: number, folder = process.cwd()) => {
  const server = spawnGroup(resolve("src/commands/lib/decap-server.ts"), [], {
    env: {
      BIND_HOST: "127.0.0.1",
      PORT: String(port),
      GIT_REPO_DIRECTORY: folder,
      LOG_LEVEL: "error",
    },
  });
  await answering(`http://127.0.0.1:${port}/`, START_LIMIT);
  return {
    /** What the editor's configuration calls `proxy_url`. */
    url: `http://127.0.0.1:${port}/api/v1`,
    ended: once(server, "exit"),
    close: () => signalGroup(server, "SIGTERM"),
  };
};
