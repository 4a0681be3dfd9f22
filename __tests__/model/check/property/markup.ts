import { write, type Mutation } from "./mutation";
import { parsed, places, type Place } from "./original";
import { changeAt, sourceOf } from "./source-of";

/** Closes every element that may contain a text, and opens one that no page has. */
const MARKUP = `</script></title></style></textarea></template>"'><x-markup onclick="1">&lt;{0}`;

/** Returns markup in place of a value, if it is a free text, an interface text or a URL. */
const withMarkup = ({ value, node }: Place) => {
  // The text itself keeps the variables, which all languages must share.
  if (!node) return `${MARKUP} ${String(value)}`;
  if (node.kind === "url") return `https://www.example.com/"'><x-markup>`;
  return (node.kind ?? "text") === "text" && !node.enum ? MARKUP : value;
};

/** Markup in every text that may hold it. */
export const markupEverywhere: Mutation = {
  title: "markup in every free text",
  files: parsed.map(({ file }) => file),
  apply: (root) => {
    for (const { file, data } of parsed) {
      const inFile = places.filter((place) => place.file.file === file);
      const marked = inFile
        .filter(({ value }) => typeof value === "string")
        .reduce(
          (before, place) => changeAt(before, place.path, (key) => [[key, withMarkup(place)]]),
          data,
        );
      write(root, file, sourceOf(file, marked));
    }
  },
};
