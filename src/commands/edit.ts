import { once } from "node:events";
import { collections } from "../model";
import { checkContent } from "../validation/check-content";
import { blocksEditor } from "../validation/blocks-editor";
import { findingLine } from "../validation/messages";
import { answering } from "./lib/wait-for-url";
import { EDITOR, HOME, SITE_PORT, START_LIMIT } from "./lib/edit-addresses";
import { isFree } from "./lib/free-port";
import { installed, runMain, spawnGroup } from "./lib/processes";
import { neededHere, standInVariables, startStandIns } from "../stand-ins";

/** `npm run edit`: the site, its editor and what writes the files, until Ctrl-C. */
const edit = async () => {
  if (!(await isFree(SITE_PORT))) throw new Error(`El puerto ${SITE_PORT} está ocupado: ${IN_USE}`);
  const errors = await checkContent("content", collections);
  const told = errors.map((error) => findingLine(error));
  if (errors.some(blocksEditor)) throw new Error([...told, UNREADABLE].join("\n"));

  const needed = neededHere();
  await startStandIns(needed, console.log);
  const site = spawnGroup(
    installed("gatsby"),
    ["develop", "--host", "localhost", "--port", String(SITE_PORT)],
    {
      env: {
        ...standInVariables(needed),
        EDITOR_SERVER: HOME,
        GATSBY_TELEMETRY_DISABLED: "1",
      },
    },
  );
  const ended = once(site, "exit").then(() => "ended" as const);
  if ((await Promise.race([ended, answering(EDITOR, START_LIMIT)])) !== "ended") {
    if (told.length > 0) console.log(["", ...told, TO_CORRECT].join("\n"));
    console.log(`\nLa web: ${HOME}\nEl editor: ${EDITOR}\nPara terminar, pulsad Ctrl-C.`);
    await ended;
  }
  throw new Error("El editor se ha parado. Escribid otra vez «npm run edit».");
};

const IN_USE = "cerrad el otro programa (quizá otro «npm run edit») y probad otra vez.";
const UNREADABLE = "\nEl editor no se puede abrir hasta que esto esté corregido en los archivos.";
const TO_CORRECT =
  "Corregidlo en el editor o, si allí no sale, en el archivo: hasta entonces no se podrá publicar.";

runMain(edit);
