import type { Content } from "../../content-files/content";
import { namespaceTitle } from "../../content-files/labels";
import { localeTexts, type Row } from "../../content-files/texts";
import { defaultLanguage } from "../../languages";
import { contentNow } from "../content/now";
import { useWork } from "../context";

/** Interface words that belong together. */
type Namespace = { name: string; title: string; rows: Row[]; file: string };

const known = new WeakMap<Content, Namespace[]>();

const namespacesOf = (content: Content) =>
  localeTexts(content).map(({ file, rows }): Namespace => {
    const name = file.replace(/^.*\/|\.json$/g, "");
    const own = `locales/${defaultLanguage}/${name}.json`;
    return { name, title: namespaceTitle(name), rows, file: own };
  });

/** Returns the interface words of the content as it would be. */
export const useNamespaces = (): Namespace[] => {
  const content = contentNow(useWork());
  const namespaces = known.get(content) ?? namespacesOf(content);
  known.set(content, namespaces);
  return namespaces;
};
