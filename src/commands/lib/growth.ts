import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { languageCodes } from "../../languages";
import { filesBelow } from "./repository-copy";

/** The files of a folder of the content whose names end so. */
const filesOf = (folder: string, path: string, ending = ".json") =>
  filesBelow(join(folder, "content", path)).filter((file) => file.endsWith(ending));

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;
const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

type Trip = { id: string };
type Prices = { packages: { trip: string; amount: number }[] };

/** Makes each trip of a copy `factor` trips, each with its price. */
export const multiplyTrips = (folder: string, factor: number) => {
  const pricesFile = join(folder, "content/prices.json");
  const prices = readJson<Prices>(pricesFile);
  const files = filesOf(folder, "trips");
  for (const file of files) {
    const trip = readJson<Trip>(file);
    const price = prices.packages.find((candidate) => candidate.trip === trip.id);
    for (let copy = 1; copy < factor; copy += 1) {
      const id = `${trip.id}-${copy}`;
      writeJson(file.replace(/\.json$/, `-${copy}.json`), { ...trip, id });
      if (price) prices.packages.push({ ...price, trip: id });
    }
  }
  writeJson(pricesFile, prices);
};

type GalleryEntry = { id: number; picture: { file: string } };

/** Makes each picture of a copy's gallery `factor` pictures, each a file of its own. */
export const multiplyPictures = (folder: string, factor: number) => {
  const files = filesOf(folder, "gallery");
  const last = Math.max(...files.map((file) => readJson<GalleryEntry>(file).id));
  for (const file of files) {
    const entry = readJson<GalleryEntry>(file);
    for (let copy = 1; copy < factor; copy += 1) {
      const id = entry.id + copy * last;
      const name = entry.picture.file.replace(/(\.\w+)$/, `-${copy}$1`);
      const source = join(folder, "content", entry.picture.file);
      // What follows the end of a picture is not drawn, but makes it another file.
      writeFileSync(
        join(folder, "content", name),
        Buffer.concat([readFileSync(source), Buffer.from(String(id))]),
      );
      const picture = { ...entry.picture, file: name };
      writeJson(join(folder, "content/gallery", `${id}.json`), { ...entry, id, picture });
    }
  }
};

/** A value in which every text in all languages is there in those too. */
const translated = (value: unknown, codes: string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => translated(item, codes));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, translated(item, codes)]);
  const isText = languageCodes.every((code) => code in value);
  const texts = isText ? codes.map((code) => [code, (value as { en: string }).en]) : [];
  return Object.fromEntries([...entries, ...texts]) as unknown;
};

/** A row of the table of languages, with the language's name in itself. */
const languageRow = (code: string) => {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code);
  return `  ${code}: { name: "${name}", tag: "${code}" },\n`;
};

/** Makes a copy speak more languages, which `Intl` knows; their texts are the English ones. */
export const addLanguages = (folder: string, codes: string[]) => {
  const table = join(folder, "src/languages.ts");
  const text = readFileSync(table, "utf8")
    .replace(
      /(?<=languageCodes = \[)(.*?)(?=\])/,
      `$1, ${codes.map((code) => `"${code}"`).join(", ")}`,
    )
    .replace(/(?<=languages: Record<.*?\n)((?: {2}.*\n)+)/, `$1${codes.map(languageRow).join("")}`);
  writeFileSync(table, text);

  const locales = join(folder, "content/locales");
  for (const code of codes) cpSync(join(locales, "en"), join(locales, code), { recursive: true });
  for (const file of filesOf(folder, "")) {
    if (file.startsWith(locales)) continue;
    writeJson(file, translated(readJson(file), codes));
  }
  for (const file of filesOf(folder, "", ".yaml")) {
    writeFileSync(file, stringify(translated(parse(readFileSync(file, "utf8")), codes)));
  }
};
