import { parseArgs } from "node:util";
import type { OwnerLanguage } from "../model/check/sentences/owner-language";

/**
 * The language in which a command speaks to the owner: Spanish, English with `--english`;
 * undefined, once it has been told, when the command was asked for something else.
 */
export const askedLanguage = (): OwnerLanguage | undefined => {
  try {
    const { values } = parseArgs({ options: { english: { type: "boolean" } } });
    return values.english ? "en" : "es";
  } catch {
    const asked = process.argv
      .slice(2)
      .join(" ")
      .replace(/\p{Cc}/gu, "�");
    console.error(`No se entiende «${asked}». Sólo existe --english, para leerlo en inglés.`);
    console.error(`“${asked}” makes no sense here. There is only --english, to read in English.`);
    return undefined;
  }
};
