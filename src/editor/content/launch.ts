import { localeOf } from "../../content-files/content";
import type { Missing } from "../../validation/launch";
import { sectionOf, sectionTitle } from "../desk-sections";
import type { Words } from "../words";
import { collectionOf } from "./edits";

/** What is missing in a part of the content before the site may go public; there is at least one thing. */
export type MissingPart = { title: string; missing: [Missing, ...Missing[]] };

/** Returns what people call the part of the content that a file belongs to. */
const partOf = (file: string, words: Words) => {
  const collection = collectionOf(file);
  const isOfItsOwn = collection && collection.set !== "open" && collection.group === undefined;
  return isOfItsOwn ? collection.title : sectionTitle(sectionOf(file), words);
};

/** Returns what is missing by parts, the most of it first. */
export const missingByPart = (all: Missing[], words: Words): MissingPart[] => {
  const parts = new Map<string, MissingPart>();
  for (const missing of all) {
    const title = partOf(missing.file, words);
    const part = parts.get(title);
    if (part) part.missing.push(missing);
    else parts.set(title, { title, missing: [missing] });
  }
  return [...parts.values()].sort((a, b) => b.missing.length - a.missing.length);
};

/** What a business has to say before all else, in the order in which papers ask for it. */
const FIRST = ["legalName", "taxNumber", "registry", "address", "phone", "email", "whatsapp"];

const rankOf = ({ file, path }: Missing) => {
  const rank = file === "company.json" ? FIRST.indexOf(String(path[0])) : -1;
  if (rank >= 0) return rank;
  // The words of the interface and of the law are the end of it.
  const isLast = localeOf(file) !== undefined || file.startsWith("legal/");
  return FIRST.length + (file === "company.json" ? 0 : isLast ? 2 : 1);
};

/** Returns with what to begin; undefined where nothing is missing. */
export const firstMissing = (all: Missing[]): Missing | undefined =>
  all.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
