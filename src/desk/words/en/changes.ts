import { defaultLanguage } from "../../../base/languages";
import { grammarOf } from "../../../typed-content/check/messages/grammar";
import type { DeskWords } from "../es";

const original = grammarOf("en").languageName(defaultLanguage);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const changes: DeskWords["changes"] = {
  close: "Close the changes",
  willChange: "What will change",
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
  undoAllKeys: "Ctrl+Z brings them back.",
  changeThem: (count) => plural(count, "Change it", "Change them"),
  inLanguages: (languages) => `in ${languages}`,
  quoted: (text) => `‘${text}’`,
  newEntry: "New entry",
  unseen: (name) => `${name}, not shown`,
  newPictures: (count) => `${count} new pictures`,
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
  noFocus: "No point",
  focusSet: "With a point",
  focusMoved: "Another point",
  otherOrder: "Another order",
  otherPlace: "Another place in the list",
  confirmed: (what) => `Confirmed: ${what}`,
  confirmedNoLonger: (what) => `No longer confirmed: ${what}`,
  translations: "Translations",
  translationsHold: (languages) =>
    languages ? `The translation in ${languages} is still right` : "Other marks on translations",
};

export const conflict: DeskWords["conflict"] = {
  titleText: "Somebody else has changed this same text",
  title: "Somebody else has changed this, too",
  question: (where) => `${where}. Which do you keep?`,
  mine: "Yours",
  theirs: "The other person’s",
  theirsWhen: "Already stored",
  keep: "We keep this one",
  unknown:
    "The other person’s is of another kind, which this desk does not know and cannot replace. Make a note of yours if you need it.",
  keepMine: "We keep yours",
  keepTheirs: "We keep the other person’s",
  gone: "Removed",
  empty: "Empty",
  others: "Their other changes are here already, beside yours.",
  takenBack: {
    title: "This was changed again afterwards",
    mine: "As it was before",
    theirs: "As it is now",
    keepMine: "We keep what was there before",
    keepTheirs: "We keep what is there now",
    others: "The rest of it is as it was before.",
    later: "Leave it as it is",
  },
  by: (who) => ({
    title: `${who} has changed this, too`,
    titleText: `${who} has changed this same text`,
    theirs: `${who}’s`,
    keepTheirs: `We keep ${who}’s`,
  }),
  later: "Decide later",
};
