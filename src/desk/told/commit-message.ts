import { nodeAt } from "../../typed-content/schema";
import { capitalized, inSentence, truncateAtWord } from "../../typed-content/texts/strings";
import { spanishWords, type Words } from "../words";
import { commitMessages } from "../words/commit-message";
import { newEntryTitle, sectionOf } from "../core/sections";
import { schemaOf } from "../core/model";
import { sentenceOf } from "./sentences";
import { changeGroups, type ChangeGroup } from "./change-groups";
import type { Work } from "../core/work";
import { useDesk, useSite } from "../core/context";

/** Characters that a Git host shows of the first line. */
const LONGEST = 72;

/**
 * What Git and its hosts take for a command has signs of its own: «[skip ci]», «@name», «#1», «GH-1», «fixup!», an
 * address of an issue. Content's words keep what people read; hyphen and apostrophe are those of print.
 */
const inert = (text: string) =>
  text
    .replace(/-/g, "‐")
    .replace(/'/g, "’")
    .replace(/(?:[^\p{L}\p{M}\p{N}\p{So}.,:;…«»“”‘’‐–¡¿?()€%+&]|:(?! ))+/gu, " ")
    .trim();

/** «Precio de Jardín y 3 cosas más», in Spanish. */
export const commitMessage = (work: Work, es: Words): string => {
  const changes = changeGroups(work);
  const parts = [...new Set(changes.map((each) => inert(part(each, work, es))))];
  // Names as many changes as fit and counts the rest.
  const lines = parts.map((_, index) => {
    const named = parts.slice(0, parts.length - index);
    return capitalized(commitMessages.and(named, parts.length - named.length));
  });
  const fitting = lines.find(({ length }) => length <= LONGEST);
  return fitting ?? truncateAtWord(lines.at(-1) ?? commitMessages.nothing, LONGEST - 1);
};

/** For use within the line. */
const part = (change: ChangeGroup, work: Work, es: Words) => {
  const { labels, after = "" } = sentenceOf(change, work, es);
  const [owner = "", ...inner] = labels;
  const home = owner === es.stage.home ? commitMessages.home : owner;
  const last = inner.at(-1);
  const { hidden, shown, otherPlace, deleted, newPicture, deletedPicture } = es.changes;
  const newEntry = newEntryTitle(sectionOf(change.file), es);
  if (after === otherPlace) return commitMessages.otherPlace(last ?? home);
  if (change.changes[0].kind === "order")
    return commitMessages.otherOrder(last === undefined ? home : inSentence(last));
  if ([hidden, shown, deleted].includes(after))
    return commitMessages.isNow(last ?? home, inSentence(after));
  if (after === newEntry)
    return commitMessages.newEntry(inSentence(after), last === after ? "" : last);
  if ([newPicture, deletedPicture].includes(after))
    return commitMessages.in(inSentence(after), last ?? home);
  if (last === undefined) return inSentence(home);
  // The place of a price in a list says only which entry it belongs to.
  const { kind, title = last } = nodeAt(schemaOf(change.file) ?? {}, change.path) ?? {};
  if (kind === "price" && title !== last) return commitMessages.of(inSentence(title), last);
  return commitMessages.of(inSentence(last), inner.at(-2) ?? home);
};

/** Of all changes by default. */
export const useCommitMessage = () => {
  const desk = useDesk();
  const site = useSite();
  return (work = desk.state().work) => commitMessage(work, spanishWords(site));
};
