import type { ModelSentences } from "@brisa/typed-content";

/** Of one kind of content. */
type SectionWords = {
  title: string;
  /** An entry's title until it has a name. */
  newEntry?: string;
  add?: string;
};

export type SiteWords = {
  /** For the model's own findings. */
  findings?: ModelSentences;
  /** Sections by their name in addresses; by default the title of the collection. */
  sections?: Readonly<Record<string, SectionWords>>;
  /** By the name of the task. */
  tasks?: Readonly<Record<string, string>>;
  /** By the type of a collection with notes in its rows. `removeOver` labels the button that removes what is over. */
  rowGroups?: Readonly<Record<string, { current: string; over: string; removeOver: string }>>;
};
