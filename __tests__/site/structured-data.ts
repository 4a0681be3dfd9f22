import type { Node } from "../structured-data/vocabulary";
import { the } from "./page";

/** What a built page tells search engines, in one graph. */
export const graphOf = (page: ParentNode) => {
  const { textContent } = the(page, "script[type='application/ld+json']");
  return (JSON.parse(textContent ?? "") as { "@graph": Node[] })["@graph"];
};
