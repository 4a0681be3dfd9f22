import type { Answer, Question } from "../ask";
import type { Expected } from "../expected";
import type { Fault } from "../faults";

/** What every step knows: what is expected, and the answer of the site's first page. */
export type Known = { expected: Expected; home: Answer };

/** One line of what is said. */
export type Step = {
  name:
    | ("http" | "otherName" | "headers" | "unaltered" | "whole" | "version" | "day" | "search")
    | ("desk" | "signIn" | "form" | "booking");
  /** The address that it is about; undefined where the site has none. */
  of: (expected: Expected) => string | undefined;
  /** @param address that which it is about */
  asks: (address: string, known: Known) => Question[];
  /** Returns what does not hold, by the answers to its questions, in their order. */
  judge: (answers: Answer[], known: Known) => Fault | undefined;
};
