import { isLocalized } from "@brisa/typed-content/fields";
import { cachedByAll, isRecord } from "@brisa/typed-content/helpers";
import { localeOf } from "@brisa/typed-content/files";
import { type Content, namespaceTitle, walk, type Address } from "@brisa/typed-content";
import { defaultLanguage, languageCodes, type LanguageCode } from "@brisa/typed-content/languages";
import type { Words } from "../words";
import { fieldPlace } from "../told/field-place";
import { sectionTitle } from "../core/places";

type Line = Address & { language: LanguageCode; text: string };

/** With its line in each language that has it. */
type Text = {
  /** From the outside in: «Habitaciones › Jardín › Nota». */
  place: () => string[];
  lines: Line[];
};

/** Entries first. Proper names have a single line. Cached. */
export const textsOf = cachedByAll((content: Content, words: Words): Text[] => [
  ...entryTexts(content, words),
  ...interfaceTexts(content, words),
]);

/** Computed on the first call: most labels are never needed. */
export const lazy = <Answer>(ask: () => Answer) => {
  let known: { answer: Answer } | undefined;
  return () => (known ??= { answer: ask() }).answer;
};

const entryTexts = (content: Content, words: Words) =>
  content.entries.flatMap(({ file, node: root, data }) => {
    const texts: Text[] = [];
    walk(root, data, (node, value, path) => {
      const place = lazy(() => fieldPlace(content, { file, path }, words).labels);
      if (node.kind === "text" && typeof value === "string") {
        const line = { file, path, language: defaultLanguage(), text: value };
        texts.push({ place, lines: [line] });
      }
      if (isLocalized(node) && isRecord(value)) {
        const lines = languageCodes().flatMap((language): Line[] => {
          const text = value[language];
          return typeof text === "string"
            ? [{ file, path: [...path, language], language, text }]
            : [];
        });
        texts.push({ place, lines });
      }
    });
    return texts;
  });

/** A message has one file for each language. */
const interfaceTexts = ({ model, locales }: Content, words: Words) => {
  const texts = new Map<string, Text>();
  const section = sectionTitle("words", words);
  // The files of edits come last; the languages keep their order.
  const files = locales.toSorted((a, b) => orderOf(a.file) - orderOf(b.file));
  for (const { file, data } of files) {
    const locale = localeOf(file);
    if (!locale || !isRecord(data)) continue;
    const { language, namespace } = locale;
    for (const [key, text] of Object.entries(data)) {
      if (typeof text !== "string") continue;
      const name = `${namespace} ${key}`;
      const known = texts.get(name) ?? {
        place: () => [section, namespaceTitle(model, namespace)],
        lines: [],
      };
      known.lines.push({ file, path: [key], language, text });
      texts.set(name, known);
    }
  }
  return [...texts.values()];
};

const orderOf = (file: string) => {
  const language = localeOf(file)?.language;
  return language === undefined ? languageCodes().length : languageCodes().indexOf(language);
};
