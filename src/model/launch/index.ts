import { isRecord } from "../../base/is-record";
import { byFile, type Content } from "../../typed-content/files/content";
import type { Picture } from "../../typed-content/files/pictures";
import { dummyValues } from "../../typed-content/check/warnings/dummy-values";
import { isLegalHole, openBrackets } from "../../typed-content/check/warnings/open-brackets";
import type { Warning } from "../../typed-content/check/findings";
import { dummyPictures } from "./dummy-pictures";
import { notShown } from "../../typed-content/check/launch/not-shown";
import { ownerOnly } from "./owner-only";
import { placeInEditor } from "../../typed-content/check/launch/place";

/** A value that the owner still has to enter, and where the desk has its field. */
export type Missing = Warning & { place: string };

/**
 * Returns what is missing before the site may be launched, ordered by file. The holes in the legal texts come
 * first, since everybody can read them.
 */
export const missingForLaunch = (content: Content, pictures: Picture[]): Missing[] =>
  [
    ...dummyValues(content),
    ...openBrackets(content),
    ...ownerOnly(content),
    ...notShown(content),
    ...sampleReviews(content),
    ...dummyPictures(content, pictures),
  ]
    .map((warning) => ({ ...warning, place: placeInEditor(content, warning) }))
    .sort((a, b) => Number(isLegalHole(b)) - Number(isLegalHole(a)) || byFile(a, b));

/** Finds sample reviews that are shown. */
const sampleReviews = ({ entries }: Content): Warning[] =>
  entries
    .filter(({ data }) => isRecord(data) && data.sample === true && data.hidden !== true)
    .map(({ file }) => ({ file, path: ["sample"], code: "sample" }));
