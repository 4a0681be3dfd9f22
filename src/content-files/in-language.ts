import type { z } from "zod";
import type { LanguageCode } from "../languages";
import type { Collection } from "../model/collection";
import { fillPlaceholders, placeholdersIn } from "../model/placeholders";
import { shown, type Listed } from "../model/shown";
import type { RouteName } from "../routes";
import { isRecord, localeOf, type Content } from "./content";
import { factsIn } from "./facts";
import { listedIn } from "./listed";
import { descriptionField, pageEntry } from "./page-entry";
import { placeholderValues } from "../model/placeholder-values";

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

  /** The entries of a list that the site shows, in its order. */
  const all = <Kind extends Collection>({ type }: Kind) =>
    shown(listedIn(content, type)) as (EntryOf<Kind> & Listed)[];

  /** A single file. */
  const one = <Kind extends Collection>({ path }: Kind) =>
    (content.entries.find(({ file }) => file === path)?.data ?? {}) as EntryOf<Kind>;

  /** A text with its facts; it may name some that are missing. */
  const filled = (texts?: Texts) => fillPlaceholders(texts?.[language] ?? "", values);

  /** A text as it is read; undefined where it is missing, or a fact that it names. */
  const text = (texts?: Texts) => {
    const read = filled(texts).replaceAll("*", "");
    return read === "" || placeholdersIn(read).length > 0 ? undefined : read;
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

  return { language, all, one, filled, text, word, description };
};

export type ContentInLanguage = ReturnType<typeof inLanguage>;
