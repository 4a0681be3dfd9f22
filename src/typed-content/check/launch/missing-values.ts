import type { Content, Picture } from "../../content";
import { byFile } from "../../files/content";
import { ofModel, type Warning } from "../findings";
import { dummyValues } from "../warnings/dummy-values";
import { mayStayOpen, openBrackets } from "../warnings/open-brackets";
import { notShown } from "./not-shown";

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
