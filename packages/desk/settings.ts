import type { OwnerLanguage } from "@brisa/typed-content/check";

export type WebSettings = {
  home: false;
  /** `owner/site`. */
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

export type HomeSettings = {
  home: true;
  /** Identifies the folder among those that one address has served. */
  folder: string;
};

export type DeskSettings = HomeSettings | WebSettings;

export type PageSettings = DeskSettings & {
  /** Of the handbooks next to the desk. */
  handbooks: readonly OwnerLanguage[];
};
