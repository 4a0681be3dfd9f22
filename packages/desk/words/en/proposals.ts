import { defaultLanguage } from "@brisa/typed-content/languages";
import { grammarOf } from "@brisa/typed-content/check";
import type { proposals as spanish } from "../es/proposals";
import { plural } from "../plural";

const original = () => grammarOf("en").languageName(defaultLanguage());

export const proposals: typeof spanish = {
  unread: "Unread",
  get ask() {
    return `Unread: does it say the same as the ${original()}?`;
  },
  right: "It’s right",
  publishUnread: "Publish unread",
  ofLine: (button, line) => `${button}: ${line}`,
  propose: (count) => `Propose (${count})`,
  cannot: "Chrome and Edge, on a computer, propose them.",
  nextMissing: (count) => `Next untranslated (${count})`,
  nextUnread: (count) => `Next unread (${count})`,
  nextText: (count) =>
    plural(count, "1 text is left to translate", `Next text to translate (${count})`),
  working: "Proposing… The first time the language is downloaded; your texts stay here.",
  put: (count) =>
    plural(
      count,
      "1 put in, unread. It is published once you say that it is right.",
      `${count} put in, unread. They are published once you say that they are right.`,
    ),
  failed: (count) =>
    plural(
      count,
      "One did not turn out well: write it.",
      `${count} did not turn out well: write them.`,
    ),
  typed: (count) =>
    plural(
      count,
      "One was not put in: you have written meanwhile.",
      `${count} were not put in: you have written meanwhile.`,
    ),
  pressAgain: "To download another language, press again.",
  shownInOriginal: (language) => `What is missing in ${language} is shown here in ${original()}.`,
};
