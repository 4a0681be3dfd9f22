import { withParameters } from "../document/outing-address";
import { sourceIn } from "../document/source";

/** What `src/site/layout/dock.tsx` writes: a line for each of the owner's sources, by its id. */
const lines = (): Record<string, string> =>
  JSON.parse(document.querySelector<HTMLElement>("[data-sources]")?.dataset.sources ?? "{}");

/** The source that the page's address names, if it is one of the owner's, with its line. */
const known = () =>
  Object.entries(lines()).find(([id]) => id === sourceIn(location.search)) ?? ([] as string[]);

/** Of a link to a page of this site. */
export const withSource = (search: string) => {
  const [id] = known();
  return id ? withParameters(search, [["ref", id]]) : search;
};

/** Of a link that opens a chat or a mail: with a line more, which whoever writes may delete. */
export const withSourceLine = ({ href, protocol, search }: HTMLAnchorElement) => {
  const [, line] = known();
  const text = protocol === "mailto:" ? "body" : "text";
  if (!line || !/^(mailto:|https:\/\/wa\.me\/)/.test(href)) return search;
  const begun = search.includes(`${text}=`) ? `${search}%0D%0A%0D%0A` : `${search || "?"}${text}=`;
  return begun + encodeURIComponent(line);
};

/** As its default: the visitor has not written it. */
export const fillInSource = () =>
  addEventListener("DOMContentLoaded", () => {
    const [, line] = known();
    const field = document.querySelector<HTMLInputElement>("[name=source]");
    const hidden = field?.closest<HTMLElement>("[hidden]");
    if (!line || !field || !hidden) return;
    field.defaultValue = line;
    hidden.hidden = false;
  });
