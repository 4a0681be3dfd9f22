import type { OwnerLanguage } from "../../../base/languages";
import type { PromiseFinding } from "../launch";
import type { FindingOf } from "../finding";

type Sentences = {
  [Code in PromiseFinding["code"]]: (finding: FindingOf<PromiseFinding, Code>) => string;
};

/** The desk does not load them: it asks about promises otherwise. */
export const promiseSentences: Record<OwnerLanguage, Sentences> = {
  es: {
    unconfirmed: ({ group, count }) =>
      `${group}: ${count === 1 ? "1 valor es el que traía la web" : `${count} valores son los que traía la web`}. ` +
      "Mirad si es lo que prometéis: confirmadlo o cambiadlo.",
    "old-name": ({ name, text }) =>
      `«${text}» nombra todavía «${name}». Cambiadlo, o confirmad que es así.`,
  },
  en: {
    unconfirmed: ({ group, count }) =>
      `${group}: ${count === 1 ? "1 value is the one" : `${count} values are those`} that the site came with. ` +
      "See whether this is what you promise: confirm or change it.",
    "old-name": ({ name, text }) =>
      `“${text}” still names “${name}”. Change it, or confirm that it is so.`,
  },
};
