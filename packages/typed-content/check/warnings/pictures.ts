import { cachedBy } from "../../helpers/cached-by";
import { languageCodes } from "../../languages";
import { withoutAccents } from "../../helpers/without-accents";
import { valueAt, type Content, type Entry, type Picture } from "../../content";
import { pictureUses } from "../../files/pictures";
import { SHOWN_WIDTH } from "../../fields/picture";
import { nodeAt, walk } from "../../schema";
import type { Warning } from "../findings";

export const smallPictures = ({ entries }: Content, pictures: Picture[]): Warning[] => {
  const uses = entries.flatMap((entry) =>
    pictureUses([entry]).filter(({ path }) => !nodeAt(entry.node, path)?.isMark),
  );
  const used = new Set(uses.map(({ picture }) => picture));
  return pictures
    .filter(({ file, format, width }) => used.has(file) && format && width < SHOWN_WIDTH)
    .map(({ file, width }) => ({ file, path: [], code: "small-picture", width }));
};

/** Whether or not it is shown: what is published is clean, what is in the repository is not. */
export const notedPictures = (pictures: Picture[]): Warning[] =>
  pictures
    .filter(({ hasMetadata }) => hasMetadata)
    .map(({ file }) => ({ file, path: [], code: "picture-metadata" }));

export const fileNameDescriptions = ({ entries }: Content): Warning[] => entries.flatMap(inEntry);

const inEntry = cachedBy(({ file, node, data }: Entry) =>
  walk(node, data).flatMap(({ node: { kind }, value, path }) =>
    languageCodes().flatMap((code): Warning[] =>
      kind === "picture" &&
      isFileName(valueAt(value, ["description", code]), valueAt(value, ["file"]))
        ? [{ file, path: [...path, "description", code], code: "file-name" }]
        : [],
    ),
  ),
);

const ENDING = /\.(jpe?g|png|webp|avif|hei[cf])$/i;

/** As cameras name files: "IMG_1234". */
const isFromCamera = (text: string) =>
  !/\s/.test(text) && /[\d_]/.test(text.slice(text.search(/\p{L}|$/u)));

const isFileName = (description: unknown, file: unknown) => {
  if (typeof description !== "string" || typeof file !== "string") return false;
  if (ENDING.test(description) || isFromCamera(description)) return true;
  const own = letters(file.replace(/.*\//, "").replace(ENDING, ""));
  return own !== "" && letters(description) === own;
};

const letters = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
