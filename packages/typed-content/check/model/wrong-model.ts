import type { OwnerLanguage } from "../messages/owner-language";
import type { ModelSentences } from "../../content";
import { messages } from "../messages";

/** Says to a developer all that is wrong: where, and what to do. */
export class WrongModel extends Error {
  constructor(faults: Iterable<string>) {
    super(["The model names what is not there:", ...faults].join("\n- "));
    this.name = "WrongModel";
  }
}

/** Takes a fault: where it is, what is wrong, and what to do. */
export type Say = (at: string, fault: string) => void;

/** @throws WrongModel */
export const throwFaults = (find: (say: Say) => void) => {
  const faults = new Set<string>();
  find((at, fault) => faults.add(`${at}: ${fault}`));
  if (faults.size > 0) throw new WrongModel(faults);
};

export const listOf = (names: readonly string[]) => names.join(", ") || "none";

export type Sentences = Readonly<Record<OwnerLanguage, ModelSentences>>;

export const sayUnsaid = (at: string, code: string, sentences: Sentences, say: Say) => {
  for (const language of ["es", "en"] as const)
    if (!(code in messages[language].findings) && !(code in sentences[language]))
      say(at, `the code "${code}" has no sentence (${language}). Write it, or correct the code.`);
};
