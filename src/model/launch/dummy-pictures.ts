import type { Content, Picture } from "../../typed-content/content";
import { pictureUses } from "../../typed-content/files/pictures";
import type { Warning } from "../../typed-content/check/findings";

/** Finds fields that still have a picture with which the site was delivered. */
export const dummyPictures = (
  { entries, model }: Content,
  pictures: readonly Picture[],
): Warning[] => {
  const delivered = pictures
    .filter(({ sha256 }) => model.samplePictures.has(sha256))
    .map(({ file }) => file);
  return pictureUses(entries)
    .filter(({ picture }) => delivered.includes(picture))
    .map(({ file, path }) => ({ file, path, code: "stand-in" }));
};
