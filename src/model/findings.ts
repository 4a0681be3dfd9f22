import type { Finding } from "@brisa/typed-content/check";
import type { es } from "./messages/es";

type Sentences = typeof es;

/** What is found has a sentence, of which it tells the values. */
type ModelDetails = {
  [Code in keyof Sentences]: { code: Code } & (Sentences[Code] extends (
    details: infer Details,
  ) => string
    ? Details
    : never);
}[keyof Sentences];

export type ModelFinding = Finding<ModelDetails>;
