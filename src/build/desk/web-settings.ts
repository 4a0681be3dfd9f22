import { readFileSync } from "node:fs";
import { isDummy } from "../../typed-content/check/warnings/dummy-values";

/** The branch that is published. */
const BRANCH = "main";

const API = "https://api.github.com";

const read = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, "utf8"));

/**
 * Returns the picture beside the sign-in as a custom property, which the desk's styles use: the home page's, in which the
 * point stays in view that its crops keep.
 */
export const entryPicture = () => {
  const { picture } = read("pages/home.json") as { picture: PictureOfPage };
  const { x, y } = picture.focus ?? { x: 50, y: 50 };
  return `--entry-picture:url(${picture.file}) ${x}% ${y}%;`;
};

type PictureOfPage = { file: string; focus?: { x: number; y: number } };

/** The desk's part of the providers, which has been checked. */
type Editor = { repository: string; signIn: string; origin?: string };

/** Without an origin nobody can sign in; a page with this says so, and asks no other host. */
const NOWHERE: Editor = { repository: "", signIn: API };

/** Returns the settings of the desk as it is deployed, where it reads and writes the content at the Git host. */
export const webSettings = () => {
  const { editor = NOWHERE } = read("providers.json") as { editor?: Editor };
  const { website: site } = read("company.json") as { website: string };
  const origin = editor.origin && isDummy(editor.origin, "origin") ? undefined : editor.origin;
  return { ...editor, origin, site, home: false, branch: BRANCH, api: API } as const;
};
