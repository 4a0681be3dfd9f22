import { capitalized } from "./strings";

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** In order. The test comes first: most texts have none, and each check asks of all. */
export const placeholdersIn = (text: string) =>
  text.includes("{{") ? Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name.trim()) : [];

/** In Markdown: "- **Register:** {{house.register}}". */
const LABELLED_FACT = /^(?:- )?\*\*[^*]+\*\* ?\{\{([^{}]*)\}\}$/;

/** Lines that only name a left-out fact go. */
export const withoutLeftOut = (text: string, isLeftOut: (name: string) => boolean) =>
  text.includes("**")
    ? text
        .split("\n")
        .filter((line) => !isLeftOut(LABELLED_FACT.exec(line)?.[1]?.trim() ?? ""))
        .join("\n")
    : text;

/** Unknown placeholders stay. `capitalizes`: whether a value begins with a capital at the start of a sentence. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string>>,
  capitalizes: (name: string) => boolean = () => false,
) =>
  text.replace(PLACEHOLDER, (whole, inside: string, offset: number) => {
    const name = inside.trim();
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    const starts =
      capitalizes(name) && SENTENCE_START.test(text.slice(0, offset).slice(-LOOK_BACK));
    return starts ? capitalized(value) : value;
  });

/**
 * What may precede the first word: nothing, the start of a paragraph or list item in Markdown, or the end of another
 * sentence; then only opening characters such as `¿`, `«` or `*`.
 */
const SENTENCE_START = /(?:^|\n\s*[\n#>*-]|[.!?…][»”"’)\]*_]*\s+)[^\p{L}\p{N}]*$/u;

/** Characters before a placeholder that are searched. Without a limit, a long text could take minutes. */
const LOOK_BACK = 50;
