import type { Content, Picture } from "../../content";
import { byFile } from "../../files/content";
import { PROMISES_TITLE } from "../../labels";
import { ofModel, type Warning } from "../findings";
import { dummyValues } from "../warnings/dummy-values";
import { mayStayOpen, openBrackets } from "../warnings/open-brackets";
import { notShown } from "./not-shown";
import { placeInEditor } from "./place";
import { unconfirmed, unconfirmedFindings, type Promises } from "./promised";

/** A value that the owner still has to enter, and where the desk has its field. */
export type Missing = Warning & { place: string };

/**
 * Returns what is missing before the site may be launched, as {@link missingValues}, then what it promises and nobody has
 * confirmed, with its place.
 */
export const missingForLaunch = (
  content: Content,
  pictures: Picture[],
  promises: Promises,
): Missing[] =>
  [
    ...missingValues(content, pictures),
    ...unconfirmedFindings(unconfirmed(content, pictures, promises), promises),
  ].map((warning) => ({
    ...warning,
    place:
      warning.code === "unconfirmed"
        ? `${PROMISES_TITLE} › ${warning.group}`
        : placeInEditor(content, warning),
  }));

/**
 * Returns what is missing before the site may be launched, ordered by file. The open brackets that everybody can read
 * come first.
 */
export const missingValues = (content: Content, pictures: Picture[]): Warning[] => {
  const isSeen = ({ file, code }: Warning) =>
    code === "open-bracket" && mayStayOpen(content.model, file);
  return [
    ...dummyValues(content),
    ...openBrackets(content),
    ...notShown(content),
    ...content.model.launch.flatMap((rule) => rule(content, pictures).map(ofModel)),
  ].sort((a, b) => Number(isSeen(b)) - Number(isSeen(a)) || byFile(a, b));
};
