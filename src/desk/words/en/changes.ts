import { defaultLanguage } from "../../../base/languages";
import { grammarOf } from "../../../typed-content/check/messages/grammar";
import { keyName } from "../keys";
import type { DeskWords } from "../es";

const original = grammarOf("en").languageName(defaultLanguage);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const changes: DeskWords["changes"] = {
  close: "Close the changes",
  willChange: "What will change",
  leaving: "Will no longer be seen on the site",
  lacks: (what) => `Without ${what}`,
  isLast: (section) => `It is the last of “${section}”.`,
  advice: (count) => plural(count, "A piece of advice", `${count} pieces of advice`),
  older: (count) =>
    plural(count, "1 error was already there before", `${count} errors were already there before`),
  notYet: "Not yet",
  leave: "Leave for later",
  leaveThis: (name) => `Leave for later: ${name}`,
  forLater: (count) => `For later (${count})`,
  waitsForOthers: "It waits for something that is not ready yet.",
  undoThis: (where) => `Undo: ${where}`,
  undoAll: "Undo everything",
  undoAllQuestion: (count) => plural(count, "Undo the change?", `Undo all ${count} changes?`),
  undoAllYes: "Yes, undo everything",
  undoAllNo: "No, keep them",
  counts: (changed, wrong) =>
    `${plural(changed, "1 change", `${changed} changes`)}, ${wrong} to correct.`,
  writeIt: "Write it",
  correctIt: "Correct it",
  seeIt: "Look at it",
  decideIt: "Decide",
  twoPeople: "Somebody else has changed it, too.",
  changedAgain: "You changed it again afterwards.",
  missingText: (language) => `The ${language} text is missing.`,
  emptyField: "It is missing. Write it.",
  olderTexts: (count) =>
    plural(
      count,
      `The ${original} has changed since. See whether it is still right.`,
      `The ${original} has changed since. See whether they are still right.`,
    ),
  stillRight: (count) => plural(count, "It is still right", "They are still right"),
  taken: "Taken out.",
  bringBack: "Bring it back",
  undoAllKeys: `${keyName("Z")} brings them back.`,
  changeThem: (count) => plural(count, "Change it", "Change them"),
  inLanguages: (languages) => `in ${languages}`,
  quoted: (text) => `‘${text}’`,
  newEntry: "New entry",
  unseen: (name) => `${name}, not shown`,
  goOn: "Go on",
  newPicture: "New picture",
  deleted: "Deleted",
  deletedPicture: "Picture deleted",
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  empty: "Empty",
  yes: "Yes",
  no: "No",
  shown: "Shown",
  hidden: "Hidden",
  otherOrder: "Another order",
  otherPlace: "Another place in the list",
  confirmed: (what) => `Confirmed: ${what}`,
  confirmedNoLonger: (what) => `No longer confirmed: ${what}`,
  translations: "Translations",
  translationsHold: (languages) =>
    languages ? `The translation in ${languages} is still right` : "Other marks on translations",
};
