import { defaultLanguage } from "../../../base/languages";
import { grammarOf } from "../../../typed-content/check/messages/grammar";
import type { fields as spanish } from "../es/fields";
import type { DeskWords } from "../es";

const original = grammarOf("en").languageName(defaultLanguage);

const letters = (count: number) => (count === 1 ? "1 letter" : `${count} letters`);

export const fields: typeof spanish = {
  was: (text) => `Before: ${text}`,
  wasIn: (language, text) => `Before, in ${language}: ${text}`,
  quoted: (text) => `“${text}”`,
  nothing: "empty",
  yes: "yes",
  no: "no",
  missing: "Missing",
  shownIn: (language) => `Not translated: shown in ${language}`,
  gone: (field) => `What you had open is no longer there: ${field}.`,
  unknownValue: "This desk does not know this value, and leaves it as it is.",
  inLanguage: (label, language) => `${label}, in ${language}`,
  older: (languages) => `The ${original} has changed: ${languages}`,
  lettersLeft: (count) => `${letters(count)} left`,
  lettersOver: (count) => `${letters(count)} too many`,
  markdown:
    "An empty line separates paragraphs. With ## in front it is a heading; with a hyphen, a list; between *asterisks*, italics; between **two**, bold; a link, [like this](https://…).",
  chooseSentence: "Choose a ready-made sentence",
  insertFact: "Put in a fact",
  noFact: (name) =>
    `{${name}} is none of the facts, and the site will show it like this. Choose it with “Put in a fact”.`,
  unknownFact: (name) =>
    `{{${name}}} is none of the facts. Choose it with “Put in a fact”, or delete it.`,
  wrong: {
    number: "This does not read as a number. Write it in digits, such as 39.55.",
    integer: "Here goes a whole number, in digits and without decimals.",
    price: "Write it like this: 320 or 320.50.",
    time: "This does not read as a time. Write it like this: 9:30.",
    month: "Choose the month and the year.",
    date: "Choose the day, the month and the year.",
    choice: "Choose one of the options.",
    email: "This is not an email address. For example, hola@example.com.",
    phone: "Write it with its prefix, which begins with +.",
    url: "This is not a web address. For example, https://www.example.com.",
    origin: "Only the address, with nothing after it: https://www.example.com.",
    repository: "Here go the owner and the name, such as owner/site.",
  },
  willRead: (amount) => `It will read ${amount}`,
  twoReadings: (whole, withCents) => `Write ${whole} or ${withCents}.`,
  isItRight: (amount) => `Is ${amount} right?`,
  emptyIsUsual: (amount) => `Empty = ${amount}, the usual`,
  isFarFromUsual: (amount) => `Is that right? Usual: ${amount}`,
  itIs: "Yes",
  readsAs: (time) => `Reads as ${time}.`,
  lastsUntil: (duration, end) => `It lasts ${duration}, until ${end}.`,
  lastsFrom: (duration, start) => `It lasts ${duration}, from ${start}.`,
  endsBefore: (first, start) => `This is before “${first}”, at ${start}.`,
  endsAtStart: (first, start) => `This is the same time as “${first}”, ${start}.`,
  month: "Month",
  year: "Year",
  choose: "Choose…",
};

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const lists: DeskWords["lists"] = {
  main: "The main things",
  index: "On this form",
  things: (count) => plural(count, "1 in the list", `${count} in the list`),
  toCorrect: (count) => `${count} to correct`,
  missing: (count) => plural(count, "1 detail is missing", `${count} details are missing`),
  add: (what) => `Add ${what}`,
  remove: (what) => `Remove: ${what}`,
  removePart: (what) => `Remove ${what}`,
  removeShort: "Remove",
  earlier: "Earlier",
  later: "Later",
  hide: "Hide",
  show: "Show",
  hidden: "Hidden",
  leaves: "It will not be seen.",
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
  removedOnes: (count) => plural(count, "1 deleted", `${count} deleted`),
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
