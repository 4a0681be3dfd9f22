import type { ComponentType } from "react";
import type { OwnerLanguage } from "@brisa/typed-content/check";
import type { Promises } from "@brisa/typed-content/promises";
import type { Content, ContentModel, Collection, Path, Address } from "@brisa/typed-content";
import type { OnField, Place } from "./core/places";
import type { Money } from "./values/amount-text";
import type { PhoneNumbers } from "./values/normalise-text";
import type { SiteWords } from "./words/site-words";

/** For a screen or a card whose code is loaded when it is first drawn. */
export { onDemand } from "./ui/on-demand";

export type Task = {
  /** `SiteWords` has its title under this name. */
  name: string;
} & (
  | { place: Place }
  | { begin: Collection }
  /** The task is not there while the content lacks the address. */
  | { address: Address }
  /** A path of the site. */
  | { page: string }
);

export type RowNote = {
  /** «hoy», before the name. */
  state?: string;
  isNow?: boolean;
  detail: string;
  /** Whether the entry is over, and is listed below the others. */
  isOver: boolean;
};

export type ShownInstead = {
  content: Content;
  /** After «Así se ve»: «el 14 de agosto». */
  as: string;
  /** The field to edit where the page shows another one. */
  fieldOf: (shown: Address) => Address;
};

/** Replaces a part of a file's form. */
export type OwnScreen = ComponentType<{
  /** The field, or one inside it, that is to have the focus. */
  field: Path;
  onField: OnField;
  /** With undefined the page shows the edited content again. */
  onShow: (shown: ShownInstead | undefined) => void;
}>;

export type WholeSite = {
  model: ContentModel;
  /** Spanish is always there, since it describes the commits. */
  words: { es: SiteWords; en: () => Promise<SiteWords> };
  tasks: readonly Task[];
  /** In order: files, or fields as a file and the name in it (`house.json#phone`). */
  firstMissing: readonly string[];
  /** Wide screens, by a file and the name of the field in it (`house.json#rates`). */
  screens: Readonly<Record<string, OwnScreen>>;
  /** By the type of a collection: above its list, makes an entry of what its place is given, or of what is pasted. */
  importers: Readonly<Record<string, ComponentType<{ given?: string }>>>;
  /** Shown above the tasks. */
  startCards: readonly ComponentType[];
  /** By the type of a collection: what rows say of an entry, in a language of the desk. */
  rowNotes: Readonly<
    Record<string, (data: unknown, language: OwnerLanguage) => RowNote | undefined>
  >;
  /** What the site promises, and was delivered with; a site that began empty has none. */
  promises?: () => Promise<Promises>;
  /**
   * A path in the default language; undefined if no page shows it.
   * @param field may be on another page than its file
   * @param data of the file, which may have a page only with some of it
   */
  pageOf: (file: string, field?: Path, data?: unknown) => string | undefined;
  /** The fragment at which the file's page shows a field; undefined if it has none. `data`: of the file. */
  anchorOf: (data: unknown, field: Path) => string | undefined;
  /** Those that Gatsby makes, by paths in the default language; `/` has a name of the desk's. */
  pages: (content: Content, language: string) => { path: string; name: string }[];
  /** Custom properties of every page that follow from the content. */
  pageStyle?: (content: Content) => Readonly<Record<string, string>>;
  /** Without these parts of its data no page can be drawn. */
  required: readonly string[];
  money: Money;
  phone: PhoneNumbers;
};

/** What a site has none of may be left out. */
export type DeskSite = Pick<WholeSite, "model" | "money" | "phone"> & Partial<WholeSite>;

export const wholeSite = (site: DeskSite): WholeSite => ({
  words: { es: {}, en: () => Promise.resolve({}) },
  tasks: [],
  firstMissing: [],
  screens: {},
  importers: {},
  startCards: [],
  rowNotes: {},
  pageOf: () => undefined,
  anchorOf: () => undefined,
  pages: () => [],
  required: [],
  ...site,
});
