import { defaultLanguage, languageCodes } from "../../../base/languages";
import { grammarOf } from "../../../typed-content/check/messages/grammar";
import type { DeskWords } from "../es";

const { allOf, languageName } = grammarOf("en");

const original = languageName(defaultLanguage);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const texts: DeskWords["texts"] = {
  search: {
    texts: (count) => plural(count, "1 text", `${count} texts`),
    places: (count) => plural(count, "1 place", `${count} places`),
    first: (shown) => `, the first ${shown}`,
    section: "Section",
    none: (asked) => `We cannot find “${asked}”. Try fewer words, or another way of putting it.`,
    languages: `In ${allOf(languageCodes.map(languageName))}.`,
    keys: " Choose with the arrows, open with Enter.",
  },
  words: {
    help: "The site’s names, buttons and notices, in each language.",
    views: "What is shown",
    bySection: "By section",
    toTranslate: (count) => plural(count, "1 phrase to translate", `${count} phrases to translate`),
    nothingToTranslate: "Nothing to translate",
    count: (count) => plural(count, "1 phrase", `${count} phrases`),
    all: "All",
    filter: "Phrases that are shown",
    translations: "Translations of the whole site",
    translationsHelp: `The site’s texts that are missing in some language, or whose ${original} has changed.`,
    equalOnes: (count) =>
      plural(count, "1 text the same in two languages", `${count} texts the same in two languages`),
    equalHelp: "That may be right, as with a name, or it may have been left untranslated.",
    missing: "Missing",
    missingIn: (languages) => `Missing in ${languages}.`,
    olderIn: (languages) => `The ${original} has changed: look at the ${languages}.`,
    equalIn: (languages) => `The same in ${languages}.`,
    equal: (language) => `The same as in ${language}`,
    inLanguage: (label, language) => `${label}, in ${language}`,
    variables: (names, count) =>
      plural(
        count,
        `${names} stays as it is: the site fills it in.`,
        `${names} stay as they are: the site fills them in.`,
      ),
    lost: (names) => `${names} is missing. Put it back just as it was.`,
    noWords: "This section is not there, or cannot be read.",
  },
  history: {
    title: "History",
    titleOf: (name) => `History of ${name}`,
    help: "Press one to see how it was.",
    bringsBack: (facts) => `“Go back to this one” also brings back: ${facts}.`,
    publicationsHelp: "Each time that something was published. “Undo” takes back that one alone.",
    loading: "Looking through the history…",
    none: "No history is kept here.",
    empty: "There is nothing in the history yet.",
    statuses: {
      public: "On the web",
      building: "On its way",
      late: "Not on the web yet",
      failed: "Not on the web yet",
      sent: "Sent",
    },
    you: "You",
    uncommitted: "Saved on this computer",
    today: "Today",
    yesterday: "Yesterday",
    todayAt: (time) => `Today at ${time}`,
    yesterdayAt: (time) => `Yesterday at ${time}`,
    dayAt: (day, time) => `${day}, ${time}`,
    deleted: "Deleted",
    unreadable: "It cannot be read.",
    nothingSeen: "Nothing that the form shows.",
    allLanguages: "in all languages",
    more: (count) => plural(count, "And 1 more change", `And ${count} more changes`),
    savesHelp: "Each time that you saved. “Undo” takes back that one alone.",
    doNotUndo: "Do not undo",
    seeBoth: "See both",
    atTime: (time) => `at ${time}`,
    onDay: (day) => `on ${day}`,
    changedAgainBy: (when, author) =>
      `Cannot go back by itself: ${author || "you"} changed it again ${when}.`,
    changedAgain: "Cannot go back by itself: you have changed it again since.",
    undoneSince: "Nothing of this is left.",
    notWhole: "This cannot be undone by itself.",
    older: "See older ones",
    backTo: "Go back to this one",
    alreadySo: "This is how it is now.",
    wasToday: (time) => `So it was today at ${time}. The web does not change.`,
    wasYesterday: (time) => `So it was yesterday at ${time}. The web does not change.`,
    wasOn: (day) => `So it was on ${day}. The web does not change.`,
    wasSaved: "So it is saved on this computer. The web does not change.",
    toToday: "Back to today",
    deletedThings: "What was deleted",
    lookFurther: "Look further back",
    recover: "Bring back",
    recoverThis: (name) => `Bring back: ${name}`,
    deletedBy: (when, who) => `Deleted: ${when}, ${who}`,
  },
};
