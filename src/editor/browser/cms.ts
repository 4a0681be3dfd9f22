import type { Phrases } from "./spanish";

/** What we use of the global that Decap CMS and Sveltia CMS both offer. */
export type Cms = {
  init: (options: { config: object }) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    formatter: {
      fromFile: (text: string) => unknown;
      toFile: (data: object) => string;
    },
  ) => void;
  registerEventListener: (listener: {
    name: "preSave" | "postSave" | "prePublish";
    handler: (event: { entry: DraftEntry }) => Promise<void> | void;
  }) => void;
  /** Undefined where the CMS's words cannot be changed. */
  getLocale: (code: string) => Phrases | undefined;
  registerLocale: (code: string, phrases: Phrases) => void;
  registerPreviewTemplate: (name: string, template: PreviewTemplate) => void;
};

/** An entry as it will be saved: an immutable map. */
export type DraftEntry = {
  get: <Key extends keyof Draft>(key: Key) => Draft[Key];
};

type Draft = {
  collection: string;
  slug: string;
  path: string;
  newRecord: boolean;
  /** The text of the file when it was opened; Decap alone keeps it, Sveltia CMS says "". */
  raw: string;
  data: { toJS: () => object };
};

type PreviewTemplate = (props: { entry: DraftEntry }) => unknown;

/** React's own, of which the editor brings a copy. */
type CreateElement = (type: string, props: object, ...children: unknown[]) => unknown;

declare global {
  // `declare global` takes nothing but `var` and interfaces.
  var CMS: Cms;
  var CMS_MANUAL_INIT: boolean;
  var h: CreateElement;
}
