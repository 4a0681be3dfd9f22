import type { ContentModel } from "../typed-content/content";
import type { Collection } from "../typed-content/collection";
import type { Place } from "./core/places";
import type { SiteWords } from "./words/site-words";

/** A task on the start screen: it leads to a place, or begins an entry. */
export type Task = {
  /** By which `SiteWords` has its title. */
  name: string;
} & ({ place: Place } | { begin: Collection });

/** What the desk has to know of the site that it edits. */
export type DeskSite = {
  /** The model of its content. */
  model: ContentModel;
  /** The texts about its content. Spanish is always there, since it describes the commits. */
  words: { es: SiteWords; en: () => Promise<SiteWords> };
  /** The tasks on the start screen, in order. */
  tasks: readonly Task[];
};
