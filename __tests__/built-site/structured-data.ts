import type { Node } from "../build/structured-data/nodes";
import { find } from "./page";

/** Returns the graph of the structured data in a built page. */
export const graphOf = (page: ParentNode) => {
  const { textContent } = find(page, "script[type='application/ld+json']");
  return (JSON.parse(textContent ?? "") as { "@graph": Node[] })["@graph"];
};
