import { once } from "node:events";
import { answering } from "./answering";
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
  const server = spawnGroup(installed("decap-server"), [], {
    env: { BIND_HOST: "127.0.0.1", PORT: String(SERVER_PORT), LOG_LEVEL: "error" },
  });
  const address = ["--host", "localhost", "--port", String(SITE_PORT)];
  const site = spawnGroup(installed("gatsby"), ["develop", ...address], {
    env: {
      ...standInVariables(needed),
      EDITOR_SERVER: `http://127.0.0.1:${SERVER_PORT}/api/v1`,
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  });
  const ended = Promise.race([once(server, "exit"), once(site, "exit")]).then(() => true);
  const home = `http://localhost:${SITE_PORT}`;
  const ready = answering(`${home}/admin/`, START_LIMIT).then(() => false);
  if (!(await Promise.race([ended, ready]))) {
    console.log(`\nLa web: ${home}\nEl editor: ${home}/admin/\nPara terminar, pulsad Ctrl-C.`);
    await ended;
  }
  return 1;
};

runMain(edit);
