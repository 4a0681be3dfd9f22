import { readFileSync } from "node:fs";
import { isDummy } from "../../typed-content/check/warnings/dummy-values";

/** The branch that is published. */
const BRANCH = "main";

const API = "https://api.github.com";

/** The desk's part of the providers, which has been checked. */
type Editor = { repository: string; signIn: string; origin?: string };

/** Without an origin nobody can sign in; a page with this says so, and asks no other host. */
const NOWHERE: Editor = { repository: "", signIn: API };

const read = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, "utf8"));

/** Returns the settings of the desk as it is deployed, where it reads and writes the content at the Git host. */
export const webSettings = () => {
  const { editor = NOWHERE } = read("providers.json") as { editor?: Editor };
  const { website: site } = read("company.json") as { website: string };
  const origin = editor.origin && isDummy(editor.origin, "origin") ? undefined : editor.origin;
  return { ...editor, origin, site, home: false, branch: BRANCH, api: API } as const;
};
