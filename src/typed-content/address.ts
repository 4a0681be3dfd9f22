import { asLanguageCode } from "../base/languages";
import type { Path } from "./schema";

/** The place of a value in the content: a file below the content root, and the path in its data. */
export type Address = { file: string; path: Path };

/** Returns the language that the last step of a path names; undefined if that is another field. */
export const languageAt = (path: readonly PropertyKey[]) => asLanguageCode(path.at(-1));
