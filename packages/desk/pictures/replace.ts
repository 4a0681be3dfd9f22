import { isRecord } from "@brisa/typed-content/helpers";
import { pictureUses } from "@brisa/typed-content/files";
import { defaultLanguage, languageCodes } from "@brisa/typed-content/languages";
import { publicOf } from "../core/earlier";
import { editedPictures, type NewPicture, contentNow } from "../core/edits";
import { valueAt, withValue } from "../core/paths";
import { changeField } from "../core/translations";
import { asOneStep, change, dataOf, type Work } from "../core/work";
import type { Address } from "@brisa/typed-content";

/** Properties that have not been filled in are missing. */
export type PictureValue = {
  file?: string;
  description?: Record<string, string>;
  focus?: { x: number; y: number };
};

/** With its upload, unless it is one of the library. */
export type Chosen = { address: string; upload?: NewPicture };

export const pictureIn = (value: unknown): PictureValue =>
  isRecord(value) ? (value as PictureValue) : {};

/** Texts of the description are changed one by one, the original last, for its marks of older translations. */
const withFieldValue = (work: Work, { file, path }: Address, value: unknown, now: number) => {
  const { description } = pictureIn(value);
  const before = pictureIn(valueAt(dataOf(work, file), path)).description;
  const emptied = languageCodes()
    .filter((code) => before?.[code] !== undefined && before[code] !== description?.[code])
    .reduceRight(
      (left, code) => changeField(left, file, [...path, "description", code], "", now),
      work,
    );
  const text = [...path, "description", defaultLanguage()];
  if (!description || description[defaultLanguage()] === before?.[defaultLanguage()])
    return change(emptied, file, path, value, now);
  const wordless = withValue(value, ["description", defaultLanguage()], "");
  const put = change(emptied, file, path, wordless, now);
  return changeField(put, file, text, description[defaultLanguage()], now);
};

const withoutUnused = (work: Work, address: string | undefined, now: number) => {
  const file = address?.slice(1) ?? "";
  const edit = work.edits.get(file);
  if (!edit || edit.base !== undefined) return work;
  const uses = pictureUses(contentNow(work).entries);
  return uses.some(({ picture }) => picture === file)
    ? work
    : change(work, file, [], undefined, now);
};

/** The picture is in no field yet. */
export const withUpload = (work: Work, { upload }: Chosen, now: number) =>
  upload ? change(work, upload.picture.file, [], upload, now) : work;

/**
 * One undo step. Focus and description go, but for texts that are not as published; the published picture brings its own
 * back. `now` is in milliseconds.
 */
export const withPicture = (work: Work, at: Address, chosen: Chosen, now: number): Work => {
  const former = pictureIn(valueAt(dataOf(work, at.file), at.path));
  if (former.file === chosen.address || dataOf(work, at.file) === undefined) return work;
  const published = pictureIn(publicOf(work, at.file, at.path));
  const own = Object.entries(former.description ?? {}).filter(
    ([code, text]) => text !== "" && text !== published.description?.[code],
  );
  const put: PictureValue =
    published.file === chosen.address ? published : { file: chosen.address };
  const description = { ...put.description, ...Object.fromEntries(own) };
  const value = own.length > 0 ? { ...put, description } : put;
  const replaced = withFieldValue(withUpload(work, chosen, now), at, value, now);
  return asOneStep(work, withoutUnused(replaced, former.file, now), now);
};

/** One undo step. */
export const withPublishedPicture = (work: Work, at: Address, now: number): Work => {
  const former = pictureIn(valueAt(dataOf(work, at.file), at.path));
  const restored = withFieldValue(work, at, publicOf(work, at.file, at.path), now);
  return asOneStep(work, withoutUnused(restored, former.file, now), now);
};

/** The one with the same bytes, if any. */
export const duplicateOf = ({ snapshot, edits }: Work, { picture }: NewPicture) =>
  editedPictures(snapshot, edits).find(({ sha256 }) => sha256 === picture.sha256);

/** Ignores case, because some file systems do. */
export const isTakenIn =
  ({ snapshot, edits }: Work) =>
  (path: string) =>
    [...snapshot.files, ...edits.keys()].some((file) => file.toLowerCase() === path);
