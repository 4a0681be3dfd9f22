import { languageCodes, type LanguageCode } from "../../languages";
import type { Path } from "../../model/schema";

/** Where a text stands in one language, and what it says; undefined while there is none. */
export type Cell = { file: string; path: Path; text: string | undefined };

/** One text in every language. */
export type Row = {
  /** File and path, stable while the content keeps its shape: `pages/home.json#/facts/guests`. */
  key: string;
  /** The titles of the fields on the way to it, in Spanish. */
  label: string[];
  cells: Record<LanguageCode, Cell>;
  /** Characters that fit; interface words have no limit. */
  maximum?: number;
};

/** The texts of one file; interface words stand in one file for each language. */
export type FileTexts = { file: string; rows: Row[] };

export type Group = { title: string; files: FileTexts[] };

export type Translations = {
  groups: Group[];
  /** Files that are missing or cannot be read; their texts are unknown. */
  unreadable: string[];
};

export const rowsIn = ({ groups }: Translations) =>
  groups.flatMap(({ files }) => files.flatMap(({ rows }) => rows));

/** A JSON Pointer below the file, as an address writes it. */
export const keyOf = (file: string, path: Path) =>
  `${encodeURI(file)}#${path.map((step) => `/${pointerToken(String(step))}`).join("")}`;

const pointerToken = (step: string) =>
  encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));

export const inEveryLanguage = <Value>(value: (code: LanguageCode) => Value) =>
  Object.fromEntries(languageCodes.map((code) => [code, value(code)])) as Record<
    LanguageCode,
    Value
  >;

/** The field of an object of which nothing is known. */
export const fieldOf = (data: unknown, key: string): unknown =>
  typeof data === "object" && data !== null && Object.hasOwn(data, key)
    ? (data as Record<string, unknown>)[key]
    : undefined;

/** The text in a field, if it is one. */
export const textOf = (data: unknown, key: string) => {
  const value = fieldOf(data, key);
  return typeof value === "string" ? value : undefined;
};

const names = new Intl.DisplayNames("es", { type: "language" });

/** `alemán` */
export const languageName = (code: LanguageCode) => names.of(code) ?? code;
