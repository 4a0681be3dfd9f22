import { stripVTControlCharacters } from "node:util";
import { neededHere, standInVariables, startStandIns, type StandIns } from "../../../stand-ins";
import { build } from "../build";

/** Most lines of a failed build's output that are shown. */
const MAX_LINES = 12;

/** Returns the lines of a failed build's output from its first error on, or its last lines if it has none. */
export const errorIn = (output: string) => {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const error = lines.findIndex((line) => line.startsWith("ERROR"));
  const shown = error < 0 ? lines.slice(-MAX_LINES) : lines.slice(error, error + MAX_LINES);
  return shown.join("\n");
};

const KINDS = ["form", "booking"] as const;
const NONE: StandIns = { form: false, booking: false };

/**
 * Builds this repository's site with the stand-ins that its current content needs, and starts those.
 * @param print receives the messages that the form service's stand-in has received
 */
export const backgroundBuild = (print: (text: string) => void) => {
  let running = NONE;

  /** Starts stand-ins, and stops none: the site that is served may still use them. */
  const startMissing = async (needed: StandIns) => {
    for (const kind of KINDS) {
      if (!needed[kind] || running[kind]) continue;
      await startStandIns({ ...NONE, [kind]: true }, print);
      running = { ...running, [kind]: true };
    }
  };

  return {
    /** @returns the error of a failed build; undefined if it succeeded */
    build: async () => {
      const needed = neededHere();
      await startMissing(needed);
      const output: string[] = [];
      const isBuilt = await build(standInVariables(needed), {
        onOutput: (text) => output.push(text),
      });
      return isBuilt ? undefined : errorIn(output.join(""));
    },
    /** Returns which stand-ins are running. */
    running: () => running,
  };
};
