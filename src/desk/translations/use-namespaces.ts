import { cachedBy } from "../../base/cached-by";
import type { Content } from "../../typed-content/content";
import { localeFile } from "../../typed-content/files/content";
import { namespaceTitle } from "../../typed-content/labels";
import { localeTexts, type Row } from "../../typed-content/texts/texts";
import { defaultLanguage } from "../../base/languages";
import { contentNow } from "../core/content-now";
import { useWork } from "../core/context";

type Namespace = { name: string; title: string; rows: Row[]; file: string };

const namespacesOf = cachedBy((content: Content) =>
  localeTexts(content).map(({ file, rows }): Namespace => {
    const name = file.replace(/^.*\/|\.json$/g, "");
    const own = localeFile(defaultLanguage, name);
    return { name, title: namespaceTitle(content.model, name), rows, file: own };
  }),
);

export const useNamespaces = (): Namespace[] => namespacesOf(contentNow(useWork()));
