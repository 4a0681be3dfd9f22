/** The site adds its codes: `declare module` merges interfaces alone. */
export interface SiteLanguages {}

export type LanguageCode = keyof SiteLanguages;

export type Language = {
  /** In the language itself. */
  name: string;
  /** BCP 47 tag for `Intl` and Open Graph. */
  tag: string;
  /** What a copy of an entry is called: «Alba (copia)». */
  copy: string;
  /** A bracket that the owner has to fill in begins with it: "[PENDIENTE: matrícula]". */
  missing: string;
  noBreak: NoBreak;
};

/** Where a line must not break, in the syntax of regular expressions. */
type NoBreak = {
  /** After a number: "72 horas". */
  units: string;
  /** Before a number: "Art. 30". */
  numbered: string;
  /** Each part of an abbreviation, without its full stop: "S. L.". */
  abbreviated: string;
  /** Other spaces. */
  others?: readonly RegExp[];
};

type Languages = Readonly<Record<LanguageCode, Language>>;

let declared:
  | { codes: readonly [LanguageCode, ...LanguageCode[]]; original: LanguageCode; all: Languages }
  | undefined;

/** Before any field is made. `original`: the default language, in which texts are written first. */
export const declareLanguages = (original: LanguageCode, all: Languages) => {
  if (!(original in all))
    throw new Error(
      `The default language, “${original}”, has no row in \`declareLanguages\`. Add it.`,
    );
  const others = (Object.keys(all) as LanguageCode[]).filter((code) => code !== original);
  declared = { codes: [original, ...others], original, all };
};

const ofSite = () => {
  if (declared) return declared;
  throw new Error(
    "The site has not said its languages: call `declareLanguages` in a file that its model imports first.",
  );
};

/** The default language first. */
export const languageCodes = () => ofSite().codes;

export const defaultLanguage = () => ofSite().original;

export const languages = () => ofSite().all;

export const asLanguageCode = (value: unknown): LanguageCode | undefined =>
  languageCodes().find((code) => code === value);

/** Of a page's path; empty for the default language. */
export const prefixOf = (language: LanguageCode) =>
  language === defaultLanguage() ? "" : `/${language}`;

export const languageOf = (path: string): LanguageCode =>
  asLanguageCode(path.split("/")[1]?.toLowerCase()) ?? defaultLanguage();

export const localPath = (path: string, language: LanguageCode) => prefixOf(language) + path;
