import type { PlainValue } from "./page/value-keys";

/** What a form holds: the data of a content file that is not saved yet. */
export type Draft = {
  /** Relative to the content root. */
  file: string;
  data: Record<string, unknown>;
};

/** What the editor asks the development server for: a page, as a draft would have it. */
export type PreviewRequest = Draft & {
  /** The path of the page. */
  page: string;
};

/** The answer. */
export type Preview = {
  /** The result of the page's query; its texts hide their addresses (`hidden-address.ts`). */
  data: object;
  /** What else the page may show of the entries that it is made of. */
  values: PlainValue[];
};
