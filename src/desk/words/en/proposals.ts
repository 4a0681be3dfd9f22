import { defaultLanguage } from "../../../base/languages";
import { grammarOf } from "../../../typed-content/check/messages/grammar";
import type { proposals as spanish } from "../es/proposals";

const original = grammarOf("en").languageName(defaultLanguage);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const proposals: typeof spanish = {
  label: "Translations",
  toCheck: (count) => plural(count, "1 proposal to check", `${count} proposals to check`),
  whenPublished: "Published once you say they are right.",
  next: "Next",
  missing: (count) =>
    plural(count, "1 translation is missing", `${count} translations are missing`),
  older: (count) =>
    plural(
      count,
      "1 translation is of an earlier text",
      `${count} translations are of earlier texts`,
    ),
  unwritten: `The text in ${original} is missing`,
  allThere: "Everything is translated",
  canPropose: "This browser can propose them.",
  propose: "Propose",
  cannot: "This browser does not translate. Chrome and Edge, on a computer, do.",
  nextMissing: (count) => `Next untranslated (${count})`,
  nextText: (count) =>
    plural(count, "1 text is left to translate", `Next text to translate (${count})`),
  proposed: "proposal: please check",
  reviewed: "checked by you",
  change: "Change",
  accept: "It’s right",
  ofLine: (button, line) => `${button}: ${line}`,
  working: (done, all) => `Proposing: ${done} of ${all}`,
  download: (percent) => `Downloading the language: ${percent}%`,
  downloadHelp: "Only once; your texts stay here.",
  stop: "Stop",
  pressAgain: (languages) => `To download ${languages} as well, press again.`,
  failed: (count) =>
    plural(
      count,
      "One did not turn out well: write it.",
      `${count} did not turn out well: write them.`,
    ),
  shownInOriginal: (language) => `What is missing in ${language} is shown here in ${original}.`,
};
