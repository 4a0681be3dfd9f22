import { isRecord } from "@brisa/typed-content/helpers";
import { type Content, filesOf, type Picture, shownEntries } from "@brisa/typed-content";
import { pictureUses } from "@brisa/typed-content/files";
import type { Finding, WarningDetails } from "@brisa/typed-content/check";
import type { ModelFinding } from "../findings";

/** Beginnings of their SHA-256 digests, since the owner's own photo may have the same file name. */
const BEGINNINGS =
  "00898c5521b8 0f9d31adf4d7 17690d023326 18877c28c999 48185afb2106 4c5921fc7f23 4e96ecdb3f7a acd1e3c547cc b0664f117c55 b17f9ad5cbef ce8ebf76b2c4 de18fedbe092";

export const samplePictures = {
  has: (digest: string) => BEGINNINGS.split(" ").includes(digest.slice(0, 12)),
};

/** Finds sample reviews that are shown. */
export const sampleReviews = ({ entries }: Content): ModelFinding[] =>
  entries
    .filter(({ data }) => isRecord(data) && data.sample === true && data.hidden !== true)
    .map(({ file }) => ({ file, path: ["sample"], code: "sample" }));

/** Whoever has no logo says that the rose is theirs. */
export const deliveredRose = (content: Content): ModelFinding[] =>
  filesOf(content, "Look")
    .filter(({ data }) => !data.logo && data.ownRose !== true)
    .map(({ file }) => ({ file, path: ["logo"], code: "rose" }));

/** Finds fields that still show a picture with which the site was delivered. */
export const dummyPictures = (
  { entries, model }: Content,
  pictures: readonly Picture[],
): Finding<WarningDetails>[] => {
  const delivered = pictures
    .filter(({ sha256 }) => model.samplePictures.has(sha256))
    .map(({ file }) => file);
  return pictureUses(shownEntries(entries))
    .filter(({ picture }) => delivered.includes(picture))
    .map(({ file, path }) => ({ file, path, code: "stand-in" }));
};
