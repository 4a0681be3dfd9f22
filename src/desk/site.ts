import type { ComponentType } from "react";
import type { Address } from "../typed-content/address";
import type { OwnerLanguage } from "../base/languages";
import type { Promises } from "../typed-content/check/launch/promised";
import type { Collection } from "../typed-content/collection";
import type { Content, ContentModel } from "../typed-content/content";
import type { Path } from "../typed-content/schema";
import type { Place } from "./core/places";
import type { Money } from "./form/values/money";
import type { PhoneNumbers } from "./form/values/normalise-text";
import type { OnField } from "./form/field-area";
import type { Concept } from "./search/synonyms";
import type { SiteWords } from "./words/site-words";

/** A task on the start screen: it leads to a place, begins an entry, or opens the importer of a collection. */
export type Task = {
  /** By which `SiteWords` has its title. */
  name: string;
} & (
  | { place: Place }
  | { begin: Collection }
  | { import: Collection }
  /** Leads to an address that the content holds, and is not there without one. */
  | { address: Address }
  /** Leads to a place on a page of the site, by its path. */
  | { page: string }
);

/** A dialog that makes an entry of something that comes from elsewhere. */
export type Importer = ComponentType<{ isOpen: boolean; onClose: () => void }>;

/** What the row of an entry says besides its name. */
export type RowNote = {
  /** In a word or two, before the name: «hoy». */
  state?: string;
  /** Whether it is so at this moment. */
  isNow?: boolean;
  /** Below the name. */
  detail: string;
  /** Whether the entry is over, and is listed below the others. */
  isOver: boolean;
};

/** What the page shows in place of the edited content. */
export type ShownInstead = {
  content: Content;
  /** What that is, after «Así se ve»: «el 14 de agosto». */
  as: string;
  /** Returns the field that is edited where the page shows another one. */
  fieldOf: (shown: Address) => Address;
};

/** A screen of a site's own for a field, in place of a part of its file's form. */
export type OwnScreen = ComponentType<{
  /** The field, or one inside it, that is to have the focus. */
  field: Path;
  /** Called with the field that has the focus, and its label. */
  onField: OnField;
  /** Called with what the page is to show; with undefined it shows the edited content again. */
  onShow: (shown: ShownInstead | undefined) => void;
}>;

/** What the desk has to know of the site that it edits. */
export type DeskSite = {
  /** The model of its content. */
  model: ContentModel;
  /** The texts about its content. Spanish is always there, since it describes the commits. */
  words: { es: SiteWords; en: () => Promise<SiteWords> };
  /** The tasks on the start screen, in order. */
  tasks: readonly Task[];
  /**
   * What to complete first before the launch, in order: files, or fields as a file and the name in it
   * (`house.json#phone`).
   */
  firstMissing: readonly string[];
  /** Wide screens for fields, by a file and the name of the field in it (`house.json#rates`). */
  screens: Readonly<Record<string, OwnScreen>>;
  /** The dialogs to which lists lead, by the type of their collection. */
  importers: Readonly<Record<string, Importer>>;
  /** What the start screen shows above the tasks, in order. A card can have the page show a day (`page/preview.ts`). */
  startCards: readonly ComponentType[];
  /** Return what the rows of lists say of an entry, by the type of their collection, in a language of the desk. */
  rowNotes: Readonly<
    Record<string, (data: unknown, language: OwnerLanguage) => RowNote | undefined>
  >;
  /** Loads what the site promises its visitors, and what it was delivered with; one that began empty has none. */
  promises?: () => Promise<Promises>;
  /** Loads the words by which people look for fields and sections of another name. */
  synonyms: () => Promise<readonly Concept[]>;
  /**
   * Returns the path, in the default language, of the page that shows a content file; undefined if none does.
   * @param field one of its fields, which may be shown on another page than the rest
   */
  pageOf: (file: string, field?: Path) => string | undefined;
  /**
   * Returns the fragment by which the page of a file leads to one of its fields; undefined where it has none.
   * @param data of the file
   */
  anchorOf: (data: unknown, field: Path) => string | undefined;
  /**
   * Returns the pages that people may choose, by their paths in the default language. The page at `/` has a name
   * of the desk's.
   * @param language the code of the desk's language
   */
  pages: (content: Content, language: string) => { path: string; name: string }[];
  /** The parts of a page's data without which no page can be drawn. */
  required: readonly string[];
  /** How its prices are written. */
  money: Money;
  /** How telephone numbers of its country are completed. */
  phone: PhoneNumbers;
  /** The company's mark, in `currentColor`, `--mark-light` and `--mark-ground`. */
  Mark: ComponentType;
};
