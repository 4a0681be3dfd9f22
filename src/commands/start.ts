import { mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { name } from "../../package.json";
import { fileProblem } from "@brisa/typed-content/disk";
import { contentModel } from "../model";
import { modelMessages } from "../model/messages";
import { writeHomeDesk } from "../build/desk/write";
import type { StandIns } from "./stand-ins";
import { checkFolder } from "./lib/usable-folder";
import { backgroundBuild } from "./lib/background-build";
import { codeFiles } from "./lib/repository-copy";
import { type Outcome, leftovers, openHome, watchFiles } from "@brisa/desk/server";
import { givenPort, openOnOwnPort, otherPort } from "./lib/own-port";
import { servePages } from "./lib/pages";
import { runMain } from "./lib/processes";

/** Found by trying: what systems say of it beforehand is not always so. */
const isReadOnly = (folder: string) => {
  try {
    rmdirSync(mkdtempSync(join(folder, ".site-")));
    return false;
  } catch (error) {
    return fileProblem(error) === "unwritable";
  }
};

const ownFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** `npm start`. In a read-only folder it serves what was built before, and a desk that can save nothing. */
const start = async (args: string[]) => {
  checkFolder(process.cwd());
  const given = givenPort(args);
  const own = isReadOnly(".") ? ownFolder() : undefined;
  const say = (line: string) => console.log(line);
  const { build, running } = backgroundBuild(
    say,
    (usual, port) => say(otherPort(usual, port)),
    own !== undefined,
  );
  if (own !== undefined) say(READ_ONLY);
  leftovers(".", "es").forEach(say);
  // Less often than content: there are many files.
  watchFiles(codeFiles, () => say(CODE_CHANGED), 2_000);
  return new Promise<number>((end, fail) => {
    let isFirst = true;
    const open = (port: number) => {
      const site = `http://localhost:${port}`;
      const desk = `${site}/admin/`;
      const onOutcome = (outcome: Outcome) => {
        const isReady = isFirst && outcome.status === "public";
        console.log(isReady ? welcome(site, desk, running()) : describe(outcome, desk));
        // Ends, since problems of the code or of this machine cannot be corrected in the desk.
        if (isFirst && outcome.status === "failed" && !outcome.isContent) end(1);
        isFirst = false;
      };
      return openHome({
        port,
        repository: ".",
        own,
        model: contentModel,
        messages: modelMessages,
        writeDesk: (folder) => writeHomeDesk(folder, "."),
        build: () => {
          if (own === undefined) say(`La web se está construyendo. El escritorio: ${desk}`);
          return build();
        },
        serve: servePages,
        onOutcome,
      });
    };
    openOnOwnPort(".", given, open, say)
      .then(({ failed }) => failed)
      .catch(fail);
  });
};

const READ_ONLY =
  "En esta carpeta no se puede escribir: se ve la web que se construyó por última vez, y en el escritorio no se puede guardar nada.";

const CODE_CHANGED =
  "El código ha cambiado, y lo que veis es de antes: pulsad Ctrl-C y empezad otra vez, o usad npm run develop.";

const welcome = (site: string, desk: string, { form, booking }: StandIns) => {
  const remarks = [
    ...(form ? ["los mensajes que se envían desde la web salen aquí"] : []),
    ...(booking ? ["el calendario de reservas es una demostración"] : []),
  ];
  return [
    "",
    `La web: ${site}`,
    `El escritorio: ${desk}`,
    ...(remarks.length > 0 ? [`En este ordenador, ${remarks.join(", y ")}.`] : []),
    "Para terminar, pulsad Ctrl-C.",
  ].join("\n");
};

const describe = (outcome: Outcome, desk: string) => {
  if (outcome.status === "public") return "La web está al día.";
  const hint = outcome.isContent ? `Corregidlo en el escritorio: ${desk}` : "No se ha construido.";
  return ["", outcome.detail, hint].join("\n");
};

runMain(start);
