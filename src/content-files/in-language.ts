import type { z } from "zod";
import type { LanguageCode } from "../languages";
import type { Collection } from "../model/collection";
import { fillPlaceholders, placeholdersIn } from "../model/placeholders";
import type { RouteName } from "../routes";
import { isRecord, localeOf, type Content } from "./content";
import { factsIn } from "./facts";
import { descriptionField, pageEntry } from "./page-entry";
import { placeholderValues } from "./placeholder-values";

/** Data of which any part may have been left out. */
type Partly<Data> = Data extends (infer Item)[]
  ? Partly<Item>[]
  : Data extends object
    ? { [Key in keyof Data]?: Partly<Data[Key]> }
    : Data;

type EntryOf<Kind extends Collection> = Partly<z.infer<Kind["schema"]>>;

type Texts = Partial<Record<LanguageCode, string>>;

/**
 * The content as pages show it in one language.
 * @param content without errors; parts of it may have been left out
 */
export const inLanguage = (content: Content, language: LanguageCode) => {
  const values = placeholderValues(factsIn(content), language);

  /** The entries of a folder that are not hidden. */
  const all = <Kind extends Collection>(collection: Kind) =>
    content.entries
      .filter((entry) => entry.collection.type === collection.type)
      .map(({ data }) => data)
      .filter((data) => isRecord(data) && data.hidden !== true) as EntryOf<Kind>[];

  /** A single file. */
  const one = <Kind extends Collection>(collection: Kind): EntryOf<Kind> =>
    all(collection)[0] ?? ({} as EntryOf<Kind>);

  /** A text as it is read; undefined where it is missing, or a fact that it names. */
  const text = (texts?: Texts) => {
    const filled = fillPlaceholders(texts?.[language] ?? "", values).replaceAll("*", "");
    return filled === "" || placeholdersIn(filled).length > 0 ? undefined : filled;
  };

  /** An interface word, its variables filled in: `word("navigation", "home")`. */
  const word = (namespace: string, key: string, variables: Record<string, string> = {}) => {
    const file = content.locales.find((candidate) => {
      const locale = localeOf(candidate.file);
      return locale?.language === language && locale.namespace === namespace;
    });
    const found = isRecord(file?.data) ? file.data[key] : undefined;
    return typeof found === "string" ? fillPlaceholders(found, variables) : undefined;
  };

  /** What search engines are told of a page. */
  const description = (route: RouteName) => {
    const entry = pageEntry(content, route);
    if (!entry || !isRecord(entry.data)) return undefined;
    return text(entry.data[descriptionField(entry)] as Texts | undefined);
  };

  return { language, all, one, text, word, description };
};

export type ContentInLanguage = ReturnType<typeof inLanguage>;
