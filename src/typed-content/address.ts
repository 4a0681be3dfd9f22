import { asLanguageCode } from "../base/languages";
import type { Path } from "./schema";

/** A file below the content root, and the path in its data. */
export type Address = { file: string; path: Path };

/** The language that the last step of the path names; undefined if that is another field. */
export const languageAt = (path: readonly PropertyKey[]) => asLanguageCode(path.at(-1));
