import { defaultLanguage } from "../../languages";
import type { Advice } from "../warnings/warning";
import { isRecord, type Entry } from "../../content-files/content";
import { localeOf } from "../rules/files";
import type { Words } from "../rules/locales";
import type { Reading } from "../../content-files/read";
import { shortened } from "../../content-files/shortened";
import { labelPath } from "../../editor/config/form-fields";
import { wordsTitle } from "../../editor/config/translation-forms";
import { folded } from "../../content-files/folded";
import { nodeAt, type Path } from "../../model/schema";

/** Where the editor shows a field, by its lists and labels: «Datos › Empresa › NIF». */
export const placeInEditor = ({ content, words }: Reading, { file, path }: Advice) => {
  const entry = content.entries.find((candidate) => candidate.file === file);
  const steps = entry ? fieldSteps(entry, path) : wordSteps(words, file, path);
  return steps.filter(Boolean).join(" › ");
};

const fieldSteps = (entry: Entry, path: Path) => {
  const { shelf, title, set } = entry.collection;
  const labels = path.map((step, index) =>
    typeof step === "number" ? step + 1 : nodeAt(entry.node, path.slice(0, index + 1))?.title,
  );
  return [shelf, title, set !== "single" && nameInList(entry), ...labels];
};

/** By what the list of a folder shows its entries; nothing while the entry does not say it. */
const nameInList = ({ node, data }: Entry) => textAt(data, labelPath(node).split("."));

const wordSteps = (words: Words[], file: string, path: Path) => {
  const locale = localeOf(file);
  if (!locale) return [];
  const originals = `locales/${defaultLanguage}/${locale.namespace}.json`;
  const label = textAt(words.find((other) => other.file === originals)?.data, path);
  return ["Palabras", wordsTitle(locale), label ?? path[0]];
};

const textAt = (data: unknown, path: Path) => {
  const value = path.reduce((inner, step) => (isRecord(inner) ? inner[step] : undefined), data);
  return typeof value === "string" ? shortened(folded(value)) : undefined;
};
