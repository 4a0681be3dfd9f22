import type { Path } from "../../model/schema";
import { showAlert } from "./alert";
import { fieldAt, markFields, revealField } from "./form-dom";
import { ENDED, hasSessionEnded, tellSessionEnded } from "./session";

const UNREACHABLE = [
  "No hemos podido mirar qué han guardado otros mientras tanto. Por eso no hemos guardado, publicado ni borrado nada.",
  "Comprobad la conexión y probad otra vez. Lo que habéis escrito sigue en pantalla.",
];

/**
 * Stops the CMS, which shows the error in a notice that goes by itself: with its name, if any.
 * @param wrong the fields to correct, if it is fields
 */
export const refuse = async (lines: string[], wrong: Path[] = []): Promise<never> => {
  showAlert(lines, await reveal(wrong));
  return stop(lines);
};

/** Stops the CMS where the owner knows why already, and leads to the first of the fields. */
export const stopAt = async (line: string, fields: Path[]): Promise<never> => {
  (await reveal(fields))?.();
  return stop([line]);
};

/** Marks fields, and brings the first into sight. Returns what leads the cursor into it. */
const reveal = async (paths: Path[]) => {
  const fields = paths.flatMap((path) => fieldAt(path) ?? []);
  markFields(fields);
  return fields[0] && revealField(fields[0]);
};

/** Stops the CMS where the owner has been told why. */
export const stop = (lines: string[]): never => {
  throw Object.assign(new Error(lines.join(" ")), { name: "" });
};

/** The answer of a host; without one nothing is saved. */
export const reached = async <Answer>(answer: Promise<Answer>) => {
  try {
    return await answer;
  } catch (error) {
    console.error(error);
    if (!hasSessionEnded()) return refuse(UNREACHABLE);
    tellSessionEnded();
    return stop(ENDED);
  }
};
