import type { Kind } from "../../model/fields/kind";
import type { Fault, FaultCode } from "../../content-files/error";
import type { SyntaxReason } from "../../content-files/syntax-reasons";
import { en } from "./en";
import { es } from "./es";
import type { OwnerLanguage } from "./owner-language";

/** A fault with everything that a sentence may speak of. */
export type Told = Pick<Fault, "file" | "path"> & {
  detail: string;
  other: string;
  options: string[];
  /** The field's label, which is Spanish. */
  title: string;
  /** What the field holds, in words. */
  expected: string;
  /** Where a text stops making sense; without its reason. */
  line: number;
  column: number;
  reason: string;
};

/** Everything that one language says about faults. */
export type Sentences = {
  /** What is wrong, what to do. */
  faults: Record<FaultCode, (told: Told) => string>;
  /** What each kind of field holds, to complete "Here goes …". */
  fields: Record<Kind | "integer", string> & { oneOf: (values: string[]) => string };
  /** To complete "the mistake is in line 3, column 1: …". */
  syntax: Record<SyntaxReason, string>;
};

export const tables: Record<OwnerLanguage, Sentences> = { es, en };
