import { leadsTo, type Answer } from "../ask";
import type { Expected } from "../expected";
import type { WebWords } from "../words/es";

/** What every step knows. */
export type Known = {
  expected: Expected;
  /** The answer of the site's first page. */
  home: Answer;
  /** The sentences for what does not hold. */
  say: WebWords["faults"];
};

/** One line of what is said. */
export type Step = {
  name: keyof WebWords["holds"];
  /** The address that it is about; undefined where the site has none. */
  of: (expected: Expected) => string | undefined;
  /**
   * Looks, and says what does not hold; undefined if all does.
   * @param of the address that it is about
   */
  look: (of: string, known: Known) => Promise<string | undefined>;
};

/** Says why there is no answer; undefined if there is one. */
export const sayFailed = ({ address, failed }: Answer, say: Known["say"]) =>
  failed && say[failed.why](address, failed.code);

/** Says why a file or page is not there; undefined if it is. */
export const sayNotThere = (answer: Answer, say: Known["say"]) => {
  const { address, status, failed } = answer;
  const to = leadsTo(answer);
  if (failed) return sayFailed(answer, say);
  if (to !== undefined) return say.leadsElsewhere(address, to, address);
  return status === 200 ? undefined : say.status(address, status);
};
