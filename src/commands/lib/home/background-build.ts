import { stripVTControlCharacters } from "node:util";
import { neededHere, standInVariables, startStandIns, type StandIns } from "../../../stand-ins";
import { build } from "../build";

/** How much of what a build has said is told where it fails. */
const TOLD_LINES = 12;

/** What went wrong, of all that a build has said; where it names no error, the last of it. */
export const problemIn = (said: string) => {
  const lines = stripVTControlCharacters(said)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const error = lines.findIndex((line) => line.startsWith("ERROR"));
  const told = error < 0 ? lines.slice(-TOLD_LINES) : lines.slice(error, error + TOLD_LINES);
  return told.join("\n");
};

const KINDS = ["form", "booking"] as const;
const NONE: StandIns = { form: false, booking: false };

/**
 * Builds this repository's site with the stand-ins that its content needs at the moment, which it starts.
 * @param print receives what the stand-ins say
 */
export const backgroundBuild = (print: (text: string) => void) => {
  let running = NONE;

  /** A stand-in stays, once it runs: what is served may name it still. */
  const startMissing = async (needed: StandIns) => {
    for (const kind of KINDS) {
      if (!needed[kind] || running[kind]) continue;
      await startStandIns({ ...NONE, [kind]: true }, print);
      running = { ...running, [kind]: true };
    }
  };

  return {
    /** @returns the last that a failed build has said; undefined where it did not fail */
    build: async () => {
      const needed = neededHere();
      await startMissing(needed);
      const said: string[] = [];
      const isBuilt = await build(standInVariables(needed), {
        onOutput: (text) => said.push(text),
      });
      return isBuilt ? undefined : problemIn(said.join(""));
    },
    /** The stand-ins that run. */
    running: () => running,
  };
};
