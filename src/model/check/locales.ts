import { languageCodes } from "../../languages";
import { placeholdersIn } from "../placeholders";
import type { Fault } from "./fault";
import { localeOf } from "./files";

/** Interface words of one file: key → text. */
export type Words = { file: string; data: unknown };

const asWords = (data: unknown) => (data ?? {}) as Record<string, unknown>;

/** Keys that one language has and another lacks, texts that are none, variables that differ. */
export const localeFaults = (words: Words[]): Fault[] => {
  const namespaces = new Set(words.map(({ file }) => localeOf(file)?.namespace));
  return [...namespaces].flatMap((namespace) => {
    const files = languageCodes.map((code) => `locales/${code}/${namespace}.json`);
    const present = words.filter(({ file }) => files.includes(file));
    const keys = new Set(present.flatMap(({ data }) => Object.keys(asWords(data))));
    return files.flatMap((file): Fault[] => {
      const own = present.find((candidate) => candidate.file === file);
      if (!own) return [{ file, path: [], code: "missing-file" }];
      return [...keys].flatMap((key) => wordFaults(own, key, present));
    });
  });
};

const wordFaults = ({ file, data }: Words, key: string, all: Words[]): Fault[] => {
  const text = asWords(data)[key];
  if (text === undefined) {
    const other = all.find((candidate) => key in asWords(candidate.data));
    return [{ file, path: [key], code: "missing-word", detail: other?.file }];
  }
  if (typeof text !== "string") return [{ file, path: [key], code: "wrong", detail: JSON.stringify(text) }];
  if (text.trim() === "") return [{ file, path: [key], code: "empty" }];
  if (text !== text.normalize("NFC")) return [{ file, path: [key], code: "not-nfc" }];
  const wanted = variables(asWords(all[0].data)[key]);
  return wanted === variables(text)
    ? []
    : [{ file, path: [key], code: "different-variables", detail: `${wanted} (${all[0].file})` }];
};

const variables = (text: unknown) =>
  placeholdersIn(String(text ?? ""))
    .sort()
    .map((name) => `{{${name}}}`)
    .join(" ");
