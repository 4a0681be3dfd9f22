import { parseArgs } from "node:util";
import type { OwnerLanguage } from "../../validation/messages";

const options = { english: { type: "boolean" }, since: { type: "string" } } as const;

type Arguments = {
  /** Of the command's messages. */
  language: OwnerLanguage;
  /** The commit to compare with. */
  since?: string;
};

/**
 * Reads the arguments of a command: Spanish or, with `--english`, English messages; a commit with
 * `--since`. Undefined, after a message, if there are others.
 * @param names the arguments that the command takes
 */
export const readArguments = (
  args: string[],
  ...names: (keyof typeof options)[]
): Arguments | undefined => {
  try {
    const known = names.map((name) => [name, options[name]]);
    const { values } = parseArgs({
      args,
      options: Object.fromEntries(known) as typeof options,
    });
    return { language: values.english ? "en" : "es", since: values.since };
  } catch {
    const words = args.join(" ").replace(/\p{Cc}/gu, "�");
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
