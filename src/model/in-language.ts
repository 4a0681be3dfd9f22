import type { z } from "zod";
import type { CalendarDate } from "@brisa/typed-content/dates";
import type { LanguageCode } from "./languages";
import { factFiller, fillPlaceholders, placeholdersIn } from "@brisa/typed-content/texts";
import { shown, type Listed, listedIn, type Content, type Collection } from "@brisa/typed-content";
import { priceList } from "./prices";
import type { RouteName } from "./routes";
import { isRecord } from "@brisa/typed-content/helpers";
import { localeOf } from "@brisa/typed-content/files";
import { fleetIn, statesIn, tariffIn, timetableIn } from "./facts";
import { descriptionField, pageEntry } from "./page-entry";

/** Content with errors may lack any part. */
type DeepPartial<Data> = Data extends (infer Item)[]
  ? DeepPartial<Item>[]
  : Data extends object
    ? { [Key in keyof Data]?: DeepPartial<Data[Key]> }
    : Data;

type EntryOf<Kind extends Collection> = DeepPartial<z.infer<Kind["schema"]>>;

type Texts = Partial<Record<LanguageCode, string>>;

/** Reads the content as pages show it. Parts may be missing; prices and hours are those of the whole content. */
export const inLanguage = (content: Content, language: LanguageCode, today: CalendarDate) => {
  const tariff = tariffIn(content.whole ?? content);
  const fill = factFiller(content, language, today);

  /** In the order of the site. */
  const all = <Kind extends Collection>({ type, shownWith }: Kind) =>
    shown(listedIn(content, type), shownWith) as (EntryOf<Kind> & Listed)[];

  /** Of a collection with a single file. */
  const one = <Kind extends Collection>({ path }: Kind) =>
    (content.entries.find(({ file }) => file === path)?.data ?? {}) as EntryOf<Kind>;

  /** Placeholders of missing facts stay. */
  const filled = (texts?: Texts) => fill(texts?.[language] ?? "");

  /** Undefined if the text or one of its facts is missing. */
  const text = (texts?: Texts) => {
    const read = filled(texts).replaceAll("*", "");
    return read === "" || placeholdersIn(read).length > 0 ? undefined : read;
  };

  /** `word("navigation", "home")`. */
  const word = (namespace: string, key: string, variables: Record<string, string> = {}) => {
    const file = content.locales.find((candidate) => {
      const locale = localeOf(candidate.file);
      return locale?.language === language && locale.namespace === namespace;
    });
    const found = isRecord(file?.data) ? file.data[key] : undefined;
    return typeof found === "string" ? fillPlaceholders(found, variables) : undefined;
  };

  const description = (route: RouteName) => {
    const entry = pageEntry(content, route);
    if (!entry || !isRecord(entry.data)) return undefined;
    return text(entry.data[descriptionField(entry)] as Texts | undefined);
  };

  return {
    language,
    today,
    prices: priceList(tariff, today),
    timetable: timetableIn(content.whole ?? content),
    fleet: fleetIn(content.whole ?? content),
    states: statesIn(content.whole ?? content),
    all,
    one,
    filled,
    text,
    word,
    description,
  };
};

export type ContentInLanguage = ReturnType<typeof inLanguage>;
