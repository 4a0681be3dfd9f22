import { defaultLanguage } from "../../languages";
import { namespacesIn } from "../../validation/rules/files";
import { inEveryLanguage, keyOf, textOf, type FileTexts } from "./text";

const wordsFile = (language: string, namespace: string) => `locales/${language}/${namespace}.json`;

/**
 * The interface words, by namespace; a word that only some languages have counts for all.
 * @param read the content of a file; undefined when it cannot be read
 */
export const wordFiles = (files: string[], read: (file: string) => unknown): FileTexts[] =>
  namespacesIn(files)
    .sort()
    .map((namespace) => namespaceTexts(namespace, files, read));

const namespaceTexts = (
  namespace: string,
  files: string[],
  read: (file: string) => unknown,
): FileTexts => {
  const words = inEveryLanguage((code) => {
    const file = wordsFile(code, namespace);
    return { file, data: files.includes(file) ? read(file) : undefined };
  });
  // The default language comes first, and its order counts.
  const keys = [words[defaultLanguage], ...Object.values(words)].flatMap(({ data }) =>
    typeof data === "object" && data !== null && !Array.isArray(data) ? Object.keys(data) : [],
  );
  const file = wordsFile("*", namespace);
  const rows = [...new Set(keys)].map((key) => ({
    key: keyOf(file, [key]),
    label: [namespace, key],
    cells: inEveryLanguage((code) => ({
      file: words[code].file,
      path: [key],
      text: textOf(words[code].data, key),
    })),
  }));
  return { file, rows };
};
