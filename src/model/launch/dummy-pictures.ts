import { isRecord } from "../../base/is-record";
import type { Content, Picture } from "../../typed-content/content";
import { pictureUses } from "../../typed-content/files/pictures";
import type { Finding } from "../../typed-content/check/finding";
import type { WarningDetails } from "../../typed-content/check/findings";
import { isShown } from "../../typed-content/shown";

/** Finds fields that still show a picture with which the site was delivered. */
export const dummyPictures = (
  { entries, model }: Content,
  pictures: readonly Picture[],
): Finding<WarningDetails>[] => {
  const delivered = pictures
    .filter(({ sha256 }) => model.samplePictures.has(sha256))
    .map(({ file }) => file);
  const shown = entries.filter(
    ({ data, collection }) => isRecord(data) && isShown(data, collection.shownWith),
  );
  return pictureUses(shown)
    .filter(({ picture }) => delivered.includes(picture))
    .map(({ file, path }) => ({ file, path, code: "stand-in" }));
};
