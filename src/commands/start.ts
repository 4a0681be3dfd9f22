import { contentModel } from "../model";
import { writeHomeDesk } from "../build/desk/write";
import type { StandIns } from "./stand-ins";
import { checkFolder } from "./lib/check-folder";
import { backgroundBuild } from "./lib/background-build";
import type { Outcome } from "../desk/server/keep-served";
import { openHome } from "../desk/server/open-home";
import { givenPort, openOnOwnPort, otherPort } from "./lib/own-port";
import { runMain } from "./lib/processes";
import { serveSite } from "./lib/serve";

/**
 * `npm start`: serves the site and the owner's desk on this machine until Ctrl-C. Builds the site at the
 * start and whenever the content has changed.
 */
const start = async (args: string[]) => {
  checkFolder(process.cwd());
  const given = givenPort(args);
  const { build, running } = backgroundBuild(console.log, (usual, port) =>
    console.log(otherPort(usual, port)),
  );
  const say = (line: string) => console.log(line);
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
        model: contentModel,
        writeDesk: (folder) => writeHomeDesk(folder, "."),
        build,
        serve: serveSite,
        onBuild: () => console.log(`La web se está construyendo. El escritorio: ${desk}`),
        onOutcome,
      });
    };
    openOnOwnPort(".", given, open, say)
      .then(({ failed }) => failed)
      .catch(fail);
  });
};

const welcome = (site: string, desk: string, { form, booking }: StandIns) => {
  const remarks = [
    ...(form ? ["los mensajes que se envían desde la web salen aquí"] : []),
    ...(booking ? ["el calendario de reservas es una demostración"] : []),
  ];
  return [
    "",
    `Brisa de Palma: ${site}`,
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
