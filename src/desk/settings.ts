import type { OwnerLanguage } from "../base/languages";

/** The content is stored at a Git host. */
export type WebSettings = {
  home: false;
  /** Owner and name, such as `owner/site`. */
  repository: string;
  branch: string;
  /** The base URL of the Git host's API. */
  api: string;
  /** The origin of the worker that handles signing in. */
  signIn: string;
  /** The desk's own origin; undefined until the owner has entered one. */
  origin?: string;
  /** The site's origin, where visitors see it. */
  site: string;
};

/** The content is stored in a folder of this computer. */
export type HomeSettings = {
  home: true;
  /** Identifies the folder among those that one address has served. */
  folder: string;
};

/** Where the content is stored. */
export type DeskSettings = HomeSettings | WebSettings;

/** What the build or the local server writes into the editor's page. */
export type PageSettings = DeskSettings & {
  /** The languages in which there is a handbook next to the desk. */
  handbooks: readonly OwnerLanguage[];
};
