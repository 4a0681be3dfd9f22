import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { parse, stringify } from "yaml";
import { languageCodes } from "../../../src/base/languages";
import { filesBelow } from "../../../src/base/files-below";

/** Returns a value in which each localized text has further languages, with the English text. */
const translated = (value: unknown, codes: string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => translated(item, codes));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, translated(item, codes)]);
  const isText = languageCodes.every((code) => code in value);
  const texts = isText ? codes.map((code) => [code, (value as { en: string }).en]) : [];
  return Object.fromEntries([...entries, ...texts]) as unknown;
};

/** Returns a row of `src/base/languages.ts`, with the language's own name. */
const languageRow = (code: string) => {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code);
  return `  ${code}: { name: "${name}", tag: "${code}" },\n`;
};

/** Returns code whose tables of words by language have further rows, with the English words. */
const withRows = (code: string, codes: string[]) => {
  const ends: { at: number; further: string[] }[] = [];
  const visit = (node: ts.Node): void => {
    const rows = ts.isObjectLiteralExpression(node)
      ? node.properties.filter(ts.isPropertyAssignment)
      : [];
    const has = (language: string) => rows.some(({ name }) => name.getText() === language);
    const english = rows.find(({ name }) => name.getText() === "en")?.initializer;
    if (english && languageCodes.every(has))
      ends.push({
        at: english.end,
        further: codes
          .filter((each) => !has(each))
          .map((each) => `, ${each}: ${english.getText()}`),
      });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return ends
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, further }) => text.slice(0, at) + further.join("") + text.slice(at), code);
};

/** Adds languages to a copy of the repository, with the English texts. */
export const addLanguages = (folder: string, codes: string[]) => {
  const table = join(folder, "src/base/languages.ts");
  const text = readFileSync(table, "utf8")
    .replace(
      /(?<=languageCodes = \[)(.*?)(?=\])/,
      `$1, ${codes.map((code) => `"${code}"`).join(", ")}`,
    )
    .replace(/(?<=languages: Record<.*?\n)((?: {2}.*\n)+)/, `$1${codes.map(languageRow).join("")}`);
  for (const file of filesBelow(join(folder, "src")))
    if (/\.tsx?$/.test(file)) writeFileSync(file, withRows(readFileSync(file, "utf8"), codes));
  writeFileSync(table, text);

  const locales = join(folder, "content/locales");
  for (const code of codes) cpSync(join(locales, "en"), join(locales, code), { recursive: true });
  for (const file of filesBelow(join(folder, "content"))) {
    if (file.startsWith(locales) || !/\.(json|yaml)$/.test(file)) continue;
    // JSON is YAML, too.
    const data = translated(parse(readFileSync(file, "utf8")), codes);
    writeFileSync(file, file.endsWith(".json") ? JSON.stringify(data, null, 2) : stringify(data));
  }
};
