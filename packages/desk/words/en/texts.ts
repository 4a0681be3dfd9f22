import { languageCodes } from "@brisa/typed-content/languages";
import { grammarOf } from "@brisa/typed-content/check";
import type { DeskWords } from "../es";
import { plural } from "../plural";

const { allOf, languageName } = grammarOf("en");

export const texts: DeskWords["texts"] = {
  search: {
    places: (count) => plural(count, "1 place", `${count} places`),
    first: (shown) => `, the first ${shown}`,
    section: "Section",
    none: (asked) => `We cannot find “${asked}”. Try fewer words, or another way of putting it.`,
    get languages() {
      return `In ${allOf(languageCodes().map(languageName))}.`;
    },
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
    translationsHelp: "The site’s texts that are missing in some language, or unread.",
    equalOnes: (count) =>
      plural(count, "1 text the same in two languages", `${count} texts the same in two languages`),
    equalHelp: "That may be right, as with a name, or it may have been left untranslated.",
    missingIn: (languages) => `Missing in ${languages}.`,
    unreadIn: (languages) => `Unread in ${languages}.`,
    equalIn: (languages) => `The same in ${languages}.`,
    equal: (language) => `The same as in ${language}`,
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
    help: "What was published, the latest first. Any of it can be as it was before.",
    loading: "Looking through the history…",
    none: "No history is kept here.",
    empty: "There is nothing in the history yet.",
    todayAt: (time) => `Today at ${time}`,
    yesterdayAt: (time) => `Yesterday at ${time}`,
    dayAt: (day, time) => `${day}, ${time}`,
    more: (count) => plural(count, "And 1 more change", `And ${count} more changes`),
    doNotUndo: "Do not undo",
    putBack: "Put back what was there…",
    which: "What is to be as it was before?",
    putBackChosen: (count) => plural(count, "Put it back", `Put all ${count} back`),
    leave: "Leave it so",
    nothingLeft: "Nothing of this is left.",
    notWhole: "This cannot be put back from here.",
    notKept: "What was there before is not kept any more.",
    lookFurther: "Look further back",
    deletedThings: "What was deleted",
    recover: "Bring back",
    recoverThis: (name) => `Bring back: ${name}`,
    deletedBy: (when, who) => `Deleted: ${[when, who].filter(Boolean).join(", ")}`,
    earlier: "Earlier values",
    noEarlier: "There were no others.",
    until: (value, moment) => `${value} until ${moment ?? "a little while ago"}`,
  },
};
