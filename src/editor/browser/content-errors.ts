import {
  LARGEST_TEXT_MB,
  parseContent,
  type Content,
  type Source,
} from "../../content-files/content";
import { pictureUses } from "../../content-files/pictures";
import { collections } from "../../model";
import { contentErrors } from "../../validation";
import { errorKey } from "../../validation/error-key";

/** Texts of content files by their path below the content root. */
export type Texts = Record<string, string>;

/** The new texts of some files; undefined for a file that goes. */
export type Change = Record<string, string | undefined>;

/**
 * The errors that a change brings into the content, and the content with it. Errors that were there
 * before are left aside: whoever corrects one must not be stopped by another.
 * @param hasPicture whether there is a picture that no entry has shown so far
 */
export const introducedErrors = async (
  texts: Texts,
  change: Change,
  hasPicture: (picture: string) => Promise<boolean>,
) => {
  // What changes comes last in both: of two that contradict each other, the later is in error.
  const others = Object.entries(texts).filter(([file]) => !(file in change));
  const changed = Object.keys(change).map((file) => [file, texts[file]] as const);
  const before = contentOf([...others, ...changed]);
  const after = contentOf([...others, ...Object.entries(change)]);
  // The host lists no pictures: those that are shown are taken to be there.
  const shown = picturesIn(before);
  const added = picturesIn(after).filter((picture) => !shown.includes(picture));
  const answers = await Promise.all(added.map(hasPicture));
  const pictures = [...shown, ...added.filter((_, index) => answers[index])];
  const errors = errorsOf(
    after,
    pictures.filter((picture) => !(picture in change)),
  );
  const known = new Set(errors.length > 0 ? errorsOf(before, shown).map(errorKey) : []);
  return { content: after, errors: errors.filter((error) => !known.has(errorKey(error))) };
};

/** Each file as it was parsed last: a save changes one of them. */
const parsed = new Map<string, { text: string; content: Content }>();

const parsedFile = (file: string, text: string) => {
  const known = parsed.get(file);
  if (known?.text === text) return known.content;
  const content = parseContent([file], [sourceOf(file, text)], collections);
  parsed.set(file, { text, content });
  return content;
};

const sourceOf = (file: string, text: string): Source =>
  new Blob([text]).size > LARGEST_TEXT_MB * 1e6
    ? { file, error: { file, path: [], code: "file-too-large", limit: LARGEST_TEXT_MB } }
    : { file, text };

const contentOf = (texts: (readonly [file: string, text: string | undefined])[]): Content => {
  const contents = texts.flatMap(([file, text]) =>
    text === undefined ? [] : [parsedFile(file, text)],
  );
  return {
    collections,
    files: contents.flatMap(({ files }) => files),
    entries: contents.flatMap(({ entries }) => entries),
    locales: contents.flatMap(({ locales }) => locales),
    unreadable: contents.flatMap(({ unreadable }) => unreadable),
  };
};

const picturesIn = ({ entries }: Content) => [
  ...new Set(pictureUses(entries).map(({ picture }) => picture)),
];

const errorsOf = (content: Content, pictures: string[]) =>
  contentErrors({ ...content, files: [...content.files, ...pictures] }, []);
