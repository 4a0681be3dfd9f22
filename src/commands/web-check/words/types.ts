import type { FindingOf } from "../../../typed-content/check/finding";
import type { Expected } from "../expected";
import type { Fault } from "../faults";
import type { Step } from "../steps/step";

/** Every sentence of the command in one language. */
export type WebWords = {
  /** What holds. @param of the address that it is about */
  holds: Record<
    Step["name"] | "connection" | "address",
    (of: string, expected: Expected) => string
  >;
  /** What it is, and what to do. */
  faults: { [Code in Fault["code"]]: (fault: FindingOf<Fault, Code>) => string };
  /** The last line. */
  summary: (wrong: number) => string;
};
