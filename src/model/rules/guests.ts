import { type Content, valueIn } from "../../typed-content/content";
import type { ModelFinding } from "../findings";

const FILE = "pages/about.json";

/** The boat may be sold to no more guests than it is certified for. */
export const guestErrors = (content: Content): ModelFinding[] => {
  const certified = valueIn(content, FILE, "boat", "guests");
  const sold = valueIn(content, "terms.json", "guests");
  return typeof certified === "number" && typeof sold === "number" && certified < sold
    ? [{ file: FILE, path: ["boat", "guests"], code: "boat-too-small", certified, sold }]
    : [];
};
