import { startLoopbackServer } from "../../../packages/desk/server/loopback-server";
import { servePages } from "../../../src/commands/lib/pages";
import { runMain } from "../../../src/commands/lib/processes";

runMain(async ([folder = "public"]) => {
  const { answer } = await servePages(folder);
  const { url } = await startLoopbackServer(0, answer);
  console.log(url);
  return new Promise<number>(() => undefined);
});
