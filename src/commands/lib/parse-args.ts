import { parseArgs } from "node:util";
import type { OwnerLanguage } from "../../validation/messages/owner-language";

const options = { english: { type: "boolean" }, since: { type: "string" } } as const;

type Asked = {
  /** In which the command speaks to the owner. */
  language: OwnerLanguage;
  /** The commit to compare with. */
  since?: string;
};

/**
 * What a command was asked for: Spanish, or English with `--english`; where it compares, `--since`
 * and a commit. Undefined, once that has been told, when it was asked for something else.
 */
export const asked = (...names: (keyof typeof options)[]): Asked | undefined => {
  try {
    const known = names.map((name) => [name, options[name]]);
    const { values } = parseArgs({ options: Object.fromEntries(known) as typeof options });
    return { language: values.english ? "en" : "es", since: values.since };
  } catch {
    const words = process.argv
      .slice(2)
      .join(" ")
      .replace(/\p{Cc}/gu, "�");
    const flags = (language: OwnerLanguage) =>
      names.map((name) => usage[language][name]).join(", ");
    console.error(`No se entiende «${words}». Podéis añadir ${flags("es")}.`);
    console.error(`“${words}” makes no sense here. You may add ${flags("en")}.`);
    return undefined;
  }
};

const usage: Record<OwnerLanguage, Record<keyof typeof options, string>> = {
  es: {
    english: "--english, para leerlo en inglés",
    since: "--since <commit>, para comparar los precios con los de entonces",
  },
  en: {
    english: "--english, to read in English",
    since: "--since <commit>, to compare prices with those of that time",
  },
};
