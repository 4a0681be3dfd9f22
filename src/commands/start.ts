import { writeDesk } from "../gatsby/desk";
import type { StandIns } from "../stand-ins";
import { backgroundBuild } from "./lib/home/background-build";
import type { Outcome } from "./lib/home/keep-served";
import { openHome } from "./lib/home/open-home";
import { runMain } from "./lib/processes";

const PORT = 8000;
const SITE = `http://localhost:${PORT}`;
const DESK = `${SITE}/admin/`;

/**
 * `npm start`: serves the site and the owner's desk on this machine until Ctrl-C. Builds the site at the
 * start and whenever the content has changed.
 */
const start = () =>
  new Promise<number>((end, fail) => {
    const { build, running } = backgroundBuild(console.log);
    let isFirst = true;
    const onOutcome = (outcome: Outcome) => {
      console.log(isFirst && outcome.status === "public" ? welcome(running()) : describe(outcome));
      // Ends, since problems of the code or of this machine cannot be corrected in the desk.
      if (isFirst && outcome.status === "failed" && !outcome.isContent) end(1);
      isFirst = false;
    };
    openHome({
      port: PORT,
      repository: ".",
      writeDesk: (folder) => writeDesk(folder, { home: true }),
      build,
      onBuild: () => console.log(`La web se está construyendo. El escritorio: ${DESK}`),
      onOutcome,
    })
      .then(({ failed }) => failed)
      .catch(fail);
  });

const welcome = ({ form, booking }: StandIns) => {
  const remarks = [
    ...(form ? ["los mensajes que se envían desde la web salen aquí"] : []),
    ...(booking ? ["el calendario de reservas es una demostración"] : []),
  ];
  return [
    "",
    `Brisa de Palma: ${SITE}`,
    `El escritorio: ${DESK}`,
    ...(remarks.length > 0 ? [`En este ordenador, ${remarks.join(", y ")}.`] : []),
    "Para terminar, pulsad Ctrl-C.",
  ].join("\n");
};

const describe = (outcome: Outcome) => {
  if (outcome.status === "public") return "La web está al día.";
  const hint = outcome.isContent ? `Corregidlo en el escritorio: ${DESK}` : "No se ha construido.";
  return ["", outcome.detail, hint].join("\n");
};

runMain(start);
