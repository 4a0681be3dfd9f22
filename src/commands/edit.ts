import { once } from "node:events";
import { answering } from "./answering";
import { startFileServer } from "./file-server";
import { assertFree } from "./free-port";
import { installed, runMain, spawnGroup } from "./processes";
import { neededHere, standInVariables, startStandIns } from "./stand-ins/environment";

const SITE_PORT = 8000;
const SERVER_PORT = 8081;

/** Milliseconds: the first start makes every picture in every size. */
const START_LIMIT = 600_000;

/** `npm run edit`: the site, its editor and the server that writes the files, until Ctrl-C. */
const edit = async () => {
  await Promise.all([SITE_PORT, SERVER_PORT].map(assertFree));
  const needed = neededHere();
  await startStandIns(needed, console.log);
  const { url } = await startFileServer(SERVER_PORT);
  const site = spawnGroup(
    installed("gatsby"),
    ["develop", "--host", "localhost", "--port", String(SITE_PORT)],
    { env: { ...standInVariables(needed), EDITOR_SERVER: url, GATSBY_TELEMETRY_DISABLED: "1" } },
  );
  const ended = once(site, "exit").then(() => "ended" as const);
  const home = `http://localhost:${SITE_PORT}`;
  if ((await Promise.race([ended, answering(`${home}/admin/`, START_LIMIT)])) !== "ended") {
    console.log(`\nLa web: ${home}\nEl editor: ${home}/admin/\nPara terminar, pulsad Ctrl-C.`);
    await ended;
  }
  return 1;
};

runMain(edit);
