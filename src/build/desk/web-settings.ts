import { readFileSync } from "node:fs";
import { isDummy } from "@brisa/typed-content/check";

const BRANCH = "main";

const API = "https://api.github.com";

const read = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, "utf8"));

/** A custom property for the desk's styles: the home page's picture, by the point that its crops keep in view. */
export const entryPicture = () => {
  const { picture } = read("pages/home.json") as { picture: PictureOfPage };
  const { x, y } = picture.focus ?? { x: 50, y: 50 };
  return `--entry-picture:url(${picture.file}) ${x}% ${y}%;`;
};

type PictureOfPage = { file: string; focus?: { x: number; y: number } };

/** The content has been checked. */
type Editor = { repository: string; signIn: string; origin?: string };

/** Without an origin nobody can sign in; a page with this says so, and asks no other host. */
const NOWHERE: Editor = { repository: "", signIn: API };

export const webSettings = () => {
  const { editor = NOWHERE } = read("providers.json") as { editor?: Editor };
  const { website: site } = read("company.json") as { website: string };
  const origin = editor.origin && isDummy(editor.origin, "origin") ? undefined : editor.origin;
  return { ...editor, origin, site, home: false, branch: BRANCH, api: API } as const;
};
