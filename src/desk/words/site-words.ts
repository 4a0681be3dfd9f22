import type { ModelSentences } from "../../typed-content/content";

/** For one kind of content. */
type SectionWords = {
  title: string;
  /** For an entry that has no name yet. */
  newEntry?: string;
  /** Label of the button that adds an entry. */
  add?: string;
  /** After a number. */
  entries?: { one: string; many: string };
};

/** About the site's content, in one of the desk's languages. */
export type SiteWords = {
  /** Of the model's own. */
  findings: ModelSentences;
  /** By their names in addresses. What is left out is called by the title of its collection. */
  sections: Readonly<Record<string, SectionWords>>;
  /** On the start screen, by the task's name. */
  tasks: Readonly<Record<string, string>>;
  /** Labels of buttons, by the type of a collection. */
  importers: Readonly<Record<string, string>>;
  /**
   * By the type of a collection with notes in its rows: titles, and the label of the button that removes what is over.
   */
  rowGroups: Readonly<Record<string, { current: string; over: string; removeOver: string }>>;
};
