import type { DeskWords } from "../es";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const lists: DeskWords["lists"] = {
  main: "The main things",
  things: (count) => plural(count, "1 thing", `${count} things`),
  toCorrect: (count) => `${count} to correct`,
  missing: (count) => plural(count, "1 thing is missing", `${count} things are missing`),
  add: (what) => `Add ${what.toLowerCase()}`,
  remove: (what) => `Remove: ${what}`,
  removeShort: "Remove",
  earlier: "Earlier",
  later: "Later",
  hide: "Hide",
  show: "Show",
  hidden: "Hidden",
  isNew: "New",
  deleted: "Deleted",
  unreadable: "Cannot be read",
  unnamed: "No name yet",
  undescribed: "No description yet",
  drag: "Drag to move it",
  movedTo: (name, place, count) => `“${name}” is now number ${place} of ${count}.`,
  movedToSection: (name, section, place) => `“${name}” is now in “${section}”, number ${place}.`,
  nowHidden: (name) => `“${name}” is hidden.`,
  nowShown: (name) => `“${name}” is shown again.`,
  keys: "Choose with ↑ and ↓, move with Alt, open with Enter.",
  olderTranslations: (count) =>
    plural(count, "1 translation to look at", `${count} translations to look at`),
  pictures: (count) => plural(count, "1 picture", `${count} pictures`),
  hiddenOnes: (count) => plural(count, "one hidden", `${count} hidden`),
  /** The box for a mail with a review. */
  paste: {
    button: "Paste a review",
    help: "Copy the whole email that the form sent you and paste it here. The author’s address is not kept.",
    mail: "The email",
    create: "Create the entry",
    problems: {
      empty: "Paste the email here.",
      "too-long": "This is too long for a review. Paste only the email from the form.",
      several: "There is more than one review. Paste them one at a time.",
      "no-review":
        "This does not look like a review from the form. If it is one, use “Add a review” instead.",
    },
  },
  order: "One by one, in their order",
  empty: "There are none yet.",
  priceHelp: "Write the price as always: 320 or 320.50.",
  atLeast: (count) => plural(count, "One has to stay.", `${count} have to stay.`),
  atMost: (count) => plural(count, "There is room for one.", `There is room for ${count}.`),
  always: (count) => plural(count, "There is always one.", `There are always ${count}.`),
  fieldOf: (field, name) => `${field} of ${name}`,
  gone: (name) => `“${name}”, which is no longer there`,
  hours: (count) => `${count} h`,
};
