import type { Address } from "../../typed-content/address";
import { isRecord } from "../../base/is-record";
import { pictureUses } from "../../typed-content/files/pictures";
import { defaultLanguage } from "../../base/languages";
import { publicOf } from "../core/earlier";
import { contentNow } from "../core/content-now";
import { editedPictures, type NewPicture } from "../core/edits";
import { valueAt, withValue } from "../core/paths";
import { changeField } from "../translations/translations";
import { asOneStep, change, dataOf, type Work } from "../core/work";

/** The value of a picture field; properties that have not been filled in are missing. */
export type PictureValue = {
  file?: string;
  description?: Record<string, string>;
  focus?: { x: number; y: number };
};

/** A picture chosen for a field: one of the library, or a new one with its upload. */
export type Chosen = { address: string; upload?: NewPicture };

/** Returns a field's value as a picture; an empty one if it is not an object. */
export const pictureIn = (value: unknown): PictureValue =>
  isRecord(value) ? (value as PictureValue) : {};

/**
 * Returns the work with another value of a picture field. The description in the default language is changed as a
 * text of its own, so that its marks of older translations are removed and set with it.
 */
const withFieldValue = (work: Work, { file, path }: Address, value: unknown, now: number) => {
  const text = [...path, "description", defaultLanguage];
  const isDescribed = valueAt(dataOf(work, file), text) !== undefined;
  const emptied = isDescribed ? changeField(work, file, text, "", now) : work;
  const { description } = pictureIn(value);
  if (!description) return change(emptied, file, path, value, now);
  const wordless = withValue(value, ["description", defaultLanguage], "");
  const put = change(emptied, file, path, wordless, now);
  return changeField(put, file, text, description[defaultLanguage], now);
};

/** Returns the work without an uploaded picture that is no longer used. */
const withoutUnused = (work: Work, address: string | undefined, now: number) => {
  const file = address?.slice(1) ?? "";
  const edit = work.edits.get(file);
  if (!edit || edit.base !== undefined) return work;
  const uses = pictureUses(contentNow(work).entries);
  return uses.some(({ picture }) => picture === file)
    ? work
    : change(work, file, [], undefined, now);
};

/** Adds the upload of a chosen picture to the work; no field uses it yet. */
export const withUpload = (work: Work, { upload }: Chosen, now: number) =>
  upload ? change(work, upload.picture.file, [], upload, now) : work;

/**
 * Returns the work in which a field shows another picture, as one undo step. Description and focus belong to the
 * replaced picture and are removed, except when the published picture is chosen again, which restores its own.
 * @param now in milliseconds
 */
export const withPicture = (work: Work, at: Address, chosen: Chosen, now: number): Work => {
  const former = pictureIn(valueAt(dataOf(work, at.file), at.path));
  if (former.file === chosen.address || dataOf(work, at.file) === undefined) return work;
  const published = pictureIn(publicOf(work, at.file, at.path));
  const value = published.file === chosen.address ? published : { file: chosen.address };
  const replaced = withFieldValue(withUpload(work, chosen, now), at, value, now);
  return asOneStep(work, withoutUnused(replaced, former.file, now), now);
};

/** Returns the work in which a field shows its published picture again, as one undo step. */
export const withPublishedPicture = (work: Work, at: Address, now: number): Work => {
  const former = pictureIn(valueAt(dataOf(work, at.file), at.path));
  const restored = withFieldValue(work, at, publicOf(work, at.file, at.path), now);
  return asOneStep(work, withoutUnused(restored, former.file, now), now);
};

/** Returns the picture of the content that has the same bytes as a new one, if any. */
export const duplicateOf = ({ snapshot, edits }: Work, { picture }: NewPicture) =>
  editedPictures(snapshot, edits).find(({ sha256 }) => sha256 === picture.sha256);

/**
 * Returns a function that tells whether a path is in use. It ignores case, because some file systems do.
 */
export const isTakenIn =
  ({ snapshot, edits }: Work) =>
  (path: string) =>
    [...snapshot.files, ...edits.keys()].some((file) => file.toLowerCase() === path);
