import { isRecord } from "../../content-files/content";
import { pictureUses } from "../../content-files/pictures";
import { defaultLanguage } from "../../languages";
import type { Path } from "../../model/schema";
import { earlierAt } from "../content/earlier";
import { editedContent, editedPictures, type NewPicture } from "../content/edits";
import { valueAt, withValue } from "../content/paths";
import { changeField } from "../content/translations";
import { asOneStep, change, dataOf, type Work } from "../content/work";

/** A picture as a field holds it; what has been left out is not there yet. */
export type PictureValue = {
  file?: string;
  description?: Record<string, string>;
  focus?: { x: number; y: number };
};

/** A picture that somebody has chosen: one that is there, or one that comes with it. */
export type Chosen = { address: string; upload?: NewPicture };

type Field = { file: string; path: Path };

/** Returns what a value of content holds of a picture. */
export const pictureIn = (value: unknown): PictureValue =>
  isRecord(value) ? (value as PictureValue) : {};

/** What is public of the field; undefined of a new one. */
const publicOf = (work: Work, { file, path }: Field) => {
  const edit = work.edits.get(file);
  return edit ? earlierAt(file, edit, path) : valueAt(dataOf(work, file), path);
};

/** The marks of older translations come and go with the text to which they belong. */
const withValueOf = (work: Work, { file, path }: Field, value: unknown, now: number) => {
  const text = [...path, "description", defaultLanguage];
  const isDescribed = valueAt(dataOf(work, file), text) !== undefined;
  const emptied = isDescribed ? changeField(work, file, text, "", now) : work;
  const { description } = pictureIn(value);
  if (!description) return change(emptied, file, path, value, now);
  const wordless = withValue(value, ["description", defaultLanguage], "");
  const put = change(emptied, file, path, wordless, now);
  return changeField(put, file, text, description[defaultLanguage], now);
};

/** Returns the work without an upload that nothing shows any more. */
const withoutUnused = (work: Work, address: string | undefined, now: number) => {
  const file = address?.slice(1) ?? "";
  const edit = work.edits.get(file);
  if (!edit || edit.base !== undefined) return work;
  const uses = pictureUses(editedContent(work.snapshot, work.edits).entries);
  return uses.some(({ picture }) => picture === file)
    ? work
    : change(work, file, [], undefined, now);
};

const withUpload = (work: Work, { upload }: Chosen, now: number) =>
  upload ? change(work, upload.picture.file, [], upload, now) : work;

/**
 * Returns the work in which a field shows another picture, in one step. Description and focus belong to the
 * one before: they are gone, unless it is the published one that comes back.
 * @param now in milliseconds
 */
export const withPicture = (work: Work, at: Field, chosen: Chosen, now: number): Work => {
  const former = pictureIn(valueAt(dataOf(work, at.file), at.path));
  if (former.file === chosen.address || dataOf(work, at.file) === undefined) return work;
  const published = pictureIn(publicOf(work, at));
  const value = published.file === chosen.address ? published : { file: chosen.address };
  const replaced = withValueOf(withUpload(work, chosen, now), at, value, now);
  return asOneStep(work, withoutUnused(replaced, former.file, now), now);
};

/** Returns the work in which a field shows its published picture again, in one step. */
export const withPublishedPicture = (work: Work, at: Field, now: number): Work => {
  const former = pictureIn(valueAt(dataOf(work, at.file), at.path));
  const restored = withValueOf(work, at, publicOf(work, at), now);
  return asOneStep(work, withoutUnused(restored, former.file, now), now);
};

/** Returns the work with a picture that nothing shows yet. */
export const withUnusedPicture = withUpload;

/** Returns a picture of the content that has exactly these bytes. */
export const sameAs = ({ snapshot, edits }: Work, { picture }: NewPicture) =>
  editedPictures(snapshot, edits).find(({ sha256 }) => sha256 === picture.sha256);

/** Returns whether a new picture may not have a path; systems may not tell apart `A` and `a`. */
export const isTakenIn =
  ({ snapshot, edits }: Work) =>
  (path: string) =>
    [...snapshot.files, ...edits.keys()].some((file) => file.toLowerCase() === path);
