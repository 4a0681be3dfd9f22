import type { LanguageCode } from "../../base/languages";
import type { Promises, Unconfirmed } from "../../typed-content/check/launch/promised";

/** Stands for the group of the texts that name what has gone, which are asked for nowhere else. */
export const OLD_NAMES = "old";

/** A group with something to confirm, in the order in which they are asked. */
export type LeftGroup = { name: string; values: Unconfirmed[] };

/** Returns the groups with something to confirm; first what is certainly wrong. */
export const leftGroups = (values: readonly Unconfirmed[], { groups }: Promises): LeftGroup[] => {
  const nameOf = ({ oldName, group = OLD_NAMES }: Unconfirmed) =>
    oldName === undefined ? group : OLD_NAMES;
  return [OLD_NAMES, ...groups.map(({ title }) => title)]
    .map((name) => ({ name, values: values.filter((each) => nameOf(each) === name) }))
    .filter(({ values: own }) => own.length > 0);
};

/** Returns what a visitor in a language reads: the texts in it, and what is the same in every language. */
export const inLanguage = (values: readonly Unconfirmed[], code: LanguageCode) =>
  values.filter(({ language = code }) => language === code);

/** Most characters on a card, so that it is seen whole on a telephone; a longer text has one of its own. */
const LONGEST = 600;

/** Characters of a line besides its text: its label, and the air around it. */
const LINE = 75;

/**
 * Divides values into cards: what is read together, an item of a list or a field of its file, and more of that file where
 * it fits. A text that names what has gone has a card of its own.
 */
export const cardsOf = (values: readonly Unconfirmed[]): Unconfirmed[][] => {
  const cards: Unconfirmed[][] = [];
  const lengthOf = (some: readonly Unconfirmed[]) =>
    some.reduce((sum, { value }) => sum + String(value).length + LINE, 0);
  for (const part of partsOf(values)) {
    const last = cards.at(-1);
    const isOfFile = last?.every(({ file, oldName }) => file === part[0]?.file && !oldName);
    if (part.some(({ oldName }) => oldName)) cards.push(...part.map((value) => [value]));
    else if (last && isOfFile && lengthOf([...last, ...part]) <= LONGEST) last.push(...part);
    else if (lengthOf(part) <= LONGEST) cards.push([...part]);
    else for (const value of part) addTo(cards, value, part, lengthOf);
  }
  return cards;
};

/**
 * Returns the cards of an earlier division with the values that are left; others follow on cards of their own.
 * @param division the keys of the values on each card
 */
export const dividedAs = (
  division: readonly (readonly string[])[],
  values: readonly Unconfirmed[],
): Unconfirmed[][] => {
  const left = new Map(values.map((value) => [value.key, value]));
  const known = new Set(division.flat());
  return [
    ...division.map((card) => card.flatMap((key) => left.get(key) ?? [])),
    ...cardsOf(values.filter(({ key }) => !known.has(key))),
  ].filter((card) => card.length > 0);
};

/** Characters of what may be the heading of the text after it, which it is not parted from, with its line. */
const HEADING = 175;

/** Adds a value of a part that is too long for a card to the last card, if that is of this part and has room. */
const addTo = (
  cards: Unconfirmed[][],
  value: Unconfirmed,
  part: readonly Unconfirmed[],
  lengthOf: (some: readonly Unconfirmed[]) => number,
) => {
  const last = cards.at(-1);
  const isOfPart = last?.every((each) => part.includes(each));
  const hasRoom = last && (lengthOf(last) <= HEADING || lengthOf([...last, value]) <= LONGEST);
  if (last && isOfPart && hasRoom) last.push(value);
  else cards.push([value]);
};

/** Groups values by the item of a list, or else the field of the file, that they are in. */
const partsOf = (values: readonly Unconfirmed[]): Unconfirmed[][] => {
  const parts = new Map<string, Unconfirmed[]>();
  for (const value of values) {
    const item = value.path.findIndex((step) => typeof step === "number");
    const key = JSON.stringify([value.file, ...value.path.slice(0, Math.max(item + 1, 1))]);
    parts.set(key, [...(parts.get(key) ?? []), value]);
  }
  return [...parts.values()];
};
