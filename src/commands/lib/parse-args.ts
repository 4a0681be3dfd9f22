import { parseArgs } from "node:util";
import type { OwnerLanguage } from "@brisa/typed-content/check";

const options = {
  english: { type: "boolean" },
  since: { type: "string" },
  web: { type: "boolean" },
} as const;

type Arguments = {
  language: OwnerLanguage;
  /** The commit to compare with. */
  since?: string;
  web?: boolean;
};

/** Prints a message and returns undefined if the arguments are invalid. `names`: those that the command takes. */
export const parseCommandArgs = (
  args: string[],
  ...names: (keyof typeof options)[]
): Arguments | undefined => {
  try {
    const known = names.map((name) => [name, options[name]]);
    const { values } = parseArgs({
      args,
      options: Object.fromEntries(known) as typeof options,
    });
    return { language: values.english ? "en" : "es", since: values.since, web: values.web };
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
    web: "--web, para mirar la web publicada",
  },
  en: {
    english: "--english, to read in English",
    since: "--since <commit>, to compare prices with those of that time",
    web: "--web, to look at the published site",
  },
};
