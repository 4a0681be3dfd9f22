/** `FUZZ_RUNS=500 npx jest one-language --selectProjects unit` tries more contents than each test run does. */
import fc from "fast-check";
import { languageCodes, type LanguageCode } from "../../../../src/model/languages";
import { jsonForScript, structuredData } from "../../../../src/build/structured-data";
import { TEST_DATE } from "../../../../src/commands/lib/test-sites";
import { inLanguage } from "../../../../src/model/in-language";
import { routes, type RouteName } from "../../../../src/model/routes";
import { contentErrors } from "../../../../packages/typed-content/check";
import { textWarnings } from "../../../../packages/typed-content/check/warnings/texts";
import type { Content } from "../../../../packages/typed-content/content";
import { entryTexts, type Row } from "../../../../packages/typed-content/texts/texts";
import { withValue } from "../../../../packages/desk/core/paths";
import { original } from "./original";

const numRuns = Number(process.env.FUZZ_RUNS ?? 20);
const seed = Number(process.env.FUZZ_SEED ?? 1);

const rows = original.entries.flatMap((entry) => entryTexts(entry).rows);
const free = rows.filter(({ fallback }) => fallback);
const bound = rows.filter(({ fallback }) => !fallback);

/** Returns the content with a text in some languages, which says which one it is and in which language. */
const withText = (content: Content, { key, cells }: Row, languages: readonly LanguageCode[]) => {
  const { file, path } = cells.es;
  const texts = Object.fromEntries(languages.map((code) => [code, `Only ${code} of ${key}`]));
  const entries = content.entries.map((entry) =>
    entry.file === file
      ? { ...entry, data: withValue(entry.data, path.slice(0, -1), texts) }
      : entry,
  );
  return { ...content, entries };
};

/** Returns the languages in which a text may be published, of those that are chosen: a review has its own. */
const allowed = ({ cells: { es } }: Row, chosen: readonly LanguageCode[]) => {
  const { collection, data } = original.entries.find(({ file }) => file === es.file) ?? {};
  const isReview = collection?.type === "Review" && es.path[0] === "text";
  return isReview ? [...chosen, (data as { language: LanguageCode }).language] : chosen;
};

/** Returns what machines are told in a language: the structured data of each page. */
const toldIn = (content: Content, language: LanguageCode) => {
  const site = inLanguage(content, language, TEST_DATE);
  const picturePath = (file: string) => file;
  return (Object.keys(routes) as RouteName[])
    .map((route) => jsonForScript(structuredData({ site, route, picturePath })))
    .join("\n");
};

const errorsOf = (content: Content) =>
  contentErrors(content, []).filter(({ code }) => code !== "picture-missing");

const anyLanguages = fc.subarray([...languageCodes], { minLength: 1 });

test("a text that needs one language is accepted in any, and machines are told it in no other", () => {
  const choices = fc.tuple(...free.map(() => anyLanguages));
  fc.assert(
    fc.property(choices, (chosen) => {
      const written = free.map((row, index) => allowed(row, chosen[index] ?? []));
      const content = free.reduce<Content>(
        (all, row, index) => withText(all, row, written[index] ?? []),
        original,
      );
      expect(errorsOf(content)).toEqual([]);
      const owed = free.filter((_, index) => new Set(written[index]).size < languageCodes.length);
      const advice = textWarnings(content).filter(({ code }) => code === "untranslated");
      expect(advice.map(({ file }) => file).sort()).toEqual(
        owed.map(({ cells }) => cells.es.file).sort(),
      );
      for (const language of languageCodes) {
        const told = toldIn(content, language);
        const found = Array.from(told.matchAll(/Only (\w+) of/g), ([, code]) => code);
        expect(found.filter((code) => code !== language)).toEqual([]);
      }
    }),
    { numRuns, seed },
  );
});

test("a text that needs every language is refused without one, and named", () => {
  expect(bound.length).toBeGreaterThan(100);
  fc.assert(
    fc.property(fc.constantFrom(...bound), anyLanguages, (row, languages) => {
      const missing = languageCodes.filter((code) => !languages.includes(code));
      const { file, path } = row.cells.es;
      expect(errorsOf(withText(original, row, languages))).toEqual(
        missing.map((code) => ({
          file,
          path: [...path.slice(0, -1), code],
          code: "missing-language",
        })),
      );
    }),
    { numRuns: numRuns * 5, seed },
  );
});
