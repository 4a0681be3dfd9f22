import type { Node } from "../structured-data/vocabulary";
import { all } from "./page";

/** What a built page tells search engines, in one graph. */
export const graphOf = (page: ParentNode) => {
  const scripts = all(page, "script[type='application/ld+json']");
  if (scripts.length !== 1) throw new Error(`${scripts.length} scripts hold JSON-LD`);
  return (JSON.parse(scripts[0].textContent ?? "") as { "@graph": Node[] })["@graph"];
};
