import type { ModelSentences } from "../../typed-content/content";

/** What the sections of one kind of content are called. */
type SectionWords = {
  title: string;
  /** What an entry is called that has no name yet. */
  newEntry?: string;
  /** Label of the button that adds an entry. */
  add?: string;
  /** What its entries are called after a number. */
  entries?: { one: string; many: string };
};

/** The texts about a site's own content, in one of the desk's languages. */
export type SiteWords = {
  /** The sentences of the model's own findings. */
  findings: ModelSentences;
  /** Sections by the name that they have in addresses. What is left out is called by the title of its collection. */
  sections: Readonly<Record<string, SectionWords>>;
  /** Titles of the tasks on the start screen, by the task's name. */
  tasks: Readonly<Record<string, string>>;
  /** Labels of the buttons that open an importer, by the type of its collection. */
  importers: Readonly<Record<string, string>>;
  /**
   * Titles of what is listed first and of what is over, and the label of the button that removes the latter, by the type
   * of a collection with notes in its rows.
   */
  rowGroups: Readonly<Record<string, { current: string; over: string; removeOver: string }>>;
};
