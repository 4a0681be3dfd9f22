import { readFileSync } from "node:fs";
import { isRecord } from "../../../content-files/content";
import type { SchemaNode } from "../../../model/schema";
import { filesBelow } from "../repository-copy";
import { write, type Mutation } from "./mutation";
import { sourceOf, type Original } from "./original";

/** Ends every kind of element that a text may stand in, and begins one that no page has. */
const MARKUP = `</script></title></style></textarea></template>"'><x-markup onclick="1">&lt;{0}`;

export const MARKUP_EVERYWHERE = "markup everywhere";

/** Texts that say nothing to the check but how long they are, and what comes in an address. */
const withMarkup = ({ kind, type, enum: choices }: SchemaNode, text: string) => {
  if (kind === "url") return `https://www.example.com/"'><x-markup>`;
  const isFree = type === "string" && !choices && (kind === undefined || kind === "text");
  return isFree ? MARKUP : text;
};

const marked = (node: SchemaNode, value: unknown): unknown => {
  const { items, properties = {} } = node;
  if (Array.isArray(value)) return value.map((item: unknown) => marked(items ?? {}, item));
  if (isRecord(value)) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, field]) => [key, marked(properties[key] ?? {}, field)]),
    );
  }
  return typeof value === "string" ? withMarkup(node, value) : value;
};

/** Markup in every text that the model leaves free, in every address, and in the interface texts. */
export const markupEverywhere = ({ entries, locales }: Original): Mutation => {
  const changed = [
    ...entries.map(({ file, node, data }) => ({ file, data: marked(node, data) })),
    ...locales.map(({ file, data }) => ({
      file,
      // What follows keeps the variables that the languages share.
      data: Object.fromEntries(
        Object.entries(data as object).map(([key, text]) => [key, `${MARKUP} ${text}`]),
      ),
    })),
  ];
  return {
    kind: MARKUP_EVERYWHERE,
    title: "in every free text",
    files: changed.map(({ file }) => file),
    apply: (root) => changed.forEach(({ file, data }) => write(root, file, sourceOf(file, data))),
  };
};

/** The HTML of a built site that shows the markup as an element, or not at all. */
export const pagesWithElements = (folder: string) =>
  filesBelow(folder)
    .filter((file) => file.endsWith(".html") && !isWithoutTexts.test(file))
    .filter((file) => {
      const html = readFileSync(file, "utf8");
      return html.includes("<x-markup") || !html.includes("&lt;x-markup");
    });

/** Gatsby's own pieces, and the page that the editor fills by itself. */
const isWithoutTexts = /_gatsby|admin.index\.html$/;
