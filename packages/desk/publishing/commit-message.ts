import { truncateAtWord } from "@brisa/typed-content/texts";
import { useDesk, useSite } from "../state/context";
import type { Work } from "../core/work";
import { spanishWords, type Words } from "../words";
import { commitMessages } from "../words/commit-message";
import { changesIn } from "../core/changes";
import { toldChange, type ToldChange } from "../told/told-changes";

/** Characters that a Git host shows of the first line. */
const LONGEST = 72;

/** Labels of a change that are told: of what is around it only the innermost. */
const INNERMOST = 2;

/**
 * What Git and its hosts take for a command has signs of its own: «[skip ci]», «@name», «#1», «GH-1», «fixup!», an
 * address of an issue. Content's words keep what people read; hyphen and apostrophe are those of print.
 */
const inert = (text: string) =>
  text
    .replace(/-/g, "‐")
    .replace(/'/g, "’")
    .replace(/(?:[^\p{L}\p{M}\p{N}\p{So}.,:;…«»“”‘’‐–¡¿?()€%+&›]|:(?! ))+/gu, " ")
    .trim();

/** «Jardín › Precio y 3 cosas más», in Spanish. */
export const commitMessage = (work: Work, es: Words): string => {
  const told = changesIn(work).map((change) => toldChange(change, work, es));
  const parts = [...new Set(told.map((each) => inert(part(each))))];
  // Names as many changes as fit and counts the rest.
  const lines = parts.map((_, index) =>
    commitMessages.and(parts.slice(0, parts.length - index), index),
  );
  const fitting = lines.find(({ length }) => length <= LONGEST);
  return fitting ?? truncateAtWord(lines.at(-1) ?? commitMessages.nothing, LONGEST - 1);
};

/** A value is not told: it is in the commit. */
const part = ({ labels, after, differences: [{ kind }], path }: ToldChange) => {
  const where = labels.slice(-INNERMOST).join(" › ");
  const isState = kind !== "value" || path.at(-1) === "hidden";
  return isState && after !== undefined && after !== labels.at(-1) ? `${where}: ${after}` : where;
};

export const useCommitMessage = () => {
  const desk = useDesk();
  const site = useSite();
  return (work = desk.state().work) => commitMessage(work, spanishWords(site));
};
