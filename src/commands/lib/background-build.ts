import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import {
  neededHere,
  STAND_IN_PORTS,
  standInVariables,
  startStandIn,
  type StandIn,
  type StandIns,
} from "../stand-ins";
import { build } from "./build";
import { fileSentence } from "@brisa/typed-content/disk";
import { onFreePort } from "@brisa/desk/server";

/** Lines of a failed build's output that are shown. */
const MAX_LINES = 12;

/** What is said of a build that the system has ended (`run`). */
const STOPPED = /^ERROR .* was ended by SIG/;

const TOO_LITTLE =
  "El sistema ha parado la construcción, quizá porque faltaba memoria. Cerrad otros programas y empezad otra vez.";

/** Lines from the first error on, or the last ones if there is none. */
export const errorIn = (output: string) => {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const error = lines.findIndex((line) => line.startsWith("ERROR"));
  const shown = error < 0 ? lines.slice(-MAX_LINES) : lines.slice(error, error + MAX_LINES);
  const sentence = lines.some((line) => STOPPED.test(line))
    ? TOO_LITTLE
    : fileSentence(shown.join("\n"));
  return [...(sentence ? [sentence] : []), ...shown].join("\n");
};

const NOTHING_BUILT =
  "En esta carpeta no se puede escribir, y la web no está construida. Copiadla a un disco en el que se pueda, y empezad allí.";

const KINDS = Object.keys(STAND_IN_PORTS) as StandIn[];

/**
 * Builds this repository's site with the stand-ins that its content needs, and starts those.
 * @param print receives the messages that the form service's stand-in has received
 * @param isReadOnly nothing can be built here: what was built before has to do
 */
export const backgroundBuild = (
  print: (text: string) => void,
  onOtherPort: (usual: number, port: number) => void,
  isReadOnly = false,
) => {
  const ports = new Map<StandIn, number>();

  /** Stops no stand-in: the site that is served may still use it. */
  const startMissing = async (needed: StandIns) => {
    for (const kind of KINDS) {
      if (!needed[kind] || ports.has(kind)) continue;
      const usual = STAND_IN_PORTS[kind];
      const { port } = await onFreePort(usual, (free) => startStandIn(kind, free, print));
      if (port !== usual) onOtherPort(usual, port);
      ports.set(kind, port);
    }
  };

  return {
    /** @returns the error; undefined if it succeeded */
    build: async () => {
      const needed = neededHere();
      await startMissing(needed);
      if (isReadOnly) return existsSync("public/index.html") ? undefined : NOTHING_BUILT;
      const output: string[] = [];
      const variables = standInVariables(needed, {
        ...STAND_IN_PORTS,
        ...Object.fromEntries(ports),
      });
      const isBuilt = await build(variables, (text) => output.push(text));
      return isBuilt ? undefined : errorIn(output.join(""));
    },
    running: (): StandIns => ({ form: ports.has("form"), booking: ports.has("booking") }),
  };
};
