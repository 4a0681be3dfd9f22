import { once } from "node:events";
import { answering } from "./answering";
import { EDITOR, HOME, SERVER_PORT, SITE_PORT, START_LIMIT } from "./edit-addresses";
import { startFileServer } from "./file-server";
import { assertFree } from "./free-port";
import { installed, runMain, spawnGroup } from "./processes";
import { neededHere, standInVariables, startStandIns } from "./stand-ins/environment";

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
  if ((await Promise.race([ended, answering(EDITOR, START_LIMIT)])) !== "ended") {
    console.log(`\nLa web: ${HOME}\nEl editor: ${EDITOR}\nPara terminar, pulsad Ctrl-C.`);
    await ended;
  }
  return 1;
};

runMain(edit);
