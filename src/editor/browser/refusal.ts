import type { Path } from "../../model/schema";
import { showAlert } from "./alert";
import { fieldAt, revealField } from "./form-dom";
import { ENDED, hasSessionEnded, tellSessionEnded } from "./session";

const UNREACHABLE = [
  "No hemos podido mirar qué han guardado otros mientras tanto. Por eso no hemos guardado, publicado ni borrado nada.",
  "Comprobad la conexión y probad otra vez. Lo que habéis escrito sigue en pantalla.",
];

/**
 * Stops the CMS, which shows the error in a notice that goes by itself: with its name, if any.
 * @param field the field to correct, if it is one
 */
export const refuse = async (lines: string[], field?: Path): Promise<never> => {
  const element = field && fieldAt(field);
  showAlert(lines, element && (await revealField(element)));
  return stop(lines);
};

const stop = (lines: string[]): never => {
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
