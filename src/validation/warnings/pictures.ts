import { basename, join } from "node:path";
import sharp from "sharp";
import { languageCodes } from "../../languages";
import { isRecord, type Entry } from "../../content-files/content";
import { pictureUses } from "../../content-files/picture-uses";
import { SHOWN_WIDTH } from "../../model/fields/picture-limits";
import { walk } from "../../model/schema";
import type { Advice } from "./warning";

/** Pictures of the site that are narrower than it shows them. */
export const smallPictures = async (root: string, entries: Entry[]): Promise<Advice[]> => {
  const pictures = new Set(pictureUses(entries).map(({ picture }) => picture));
  const advice = [...pictures].map(async (file): Promise<Advice[]> => {
    const width = await widthOf(join(root, file));
    return width < SHOWN_WIDTH ? [{ file, path: [], code: "small-picture", width }] : [];
  });
  return (await Promise.all(advice)).flat();
};

/** As it is shown: a phone's picture may lie on its side. What cannot be read is a fault. */
const widthOf = (path: string) =>
  sharp(path)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient.width,
      () => Infinity,
    );

/** Descriptions that are the name of a file, which tells nothing to those who cannot see it. */
export const fileNames = (entries: Entry[]): Advice[] =>
  entries.flatMap(({ file, node, data }) => {
    const advice: Advice[] = [];
    walk(node, data, ({ kind }, value, path) => {
      if (kind !== "picture" || !isRecord(value) || !isRecord(value.description)) return;
      for (const code of languageCodes) {
        if (!isFileName(value.description[code], value.file)) continue;
        advice.push({ file, path: [...path, "description", code], code: "file-name" });
      }
    });
    return advice;
  });

const ENDING = /\.(jpe?g|png|webp|avif|hei[cf])$/i;

/** One word with a sign or a digit, as cameras give them: "IMG_1234". */
const FROM_A_CAMERA = /^\S*\p{L}\S*[\d_]\S*$/u;

const isFileName = (description: unknown, file: unknown) => {
  if (typeof description !== "string" || typeof file !== "string") return false;
  if (ENDING.test(description) || FROM_A_CAMERA.test(description)) return true;
  const own = letters(basename(file).replace(ENDING, ""));
  return own !== "" && letters(description) === own;
};

const letters = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
