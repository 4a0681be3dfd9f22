import { defaultLanguage, type LanguageCode } from "../../languages";
import { localeName } from "../../content-files/editor-address";
import { localeTitle } from "../../content-files/labels";
import { placeholdersIn } from "../../model/placeholders";
import type { EditorFile } from "./cms-config";
import type { EditorField } from "./form-fields";

/** The interface words of one language and namespace, as its file holds them. */
export type InterfaceWords = {
  language: LanguageCode;
  namespace: string;
  words: Record<string, string>;
};

/**
 * A form for each file of interface words. Its fields are the file's own keys, labelled with the
 * words of the default language, so that a translator sees what to translate.
 * @param originals the words of the default language
 */
export const editorWords = (
  { language, namespace, words }: InterfaceWords,
  originals: Record<string, string>,
): EditorFile => ({
  name: localeName({ language, namespace }),
  label: localeTitle({ language, namespace }),
  file: `content/locales/${language}/${namespace}.json`,
  fields: Object.keys(words).map((key) => ({
    name: key,
    label: originals[key] ?? key,
    widget: "text",
    ...rulesFor(originals[key] ?? ""),
  })),
});

/** A text must name what its original names and nothing else, or the site has nowhere to put it. */
const rulesFor = (original: string): Pick<EditorField, "hint" | "pattern"> => {
  const names = [...new Set(placeholdersIn(original))].map((name) => `{{${name}}}`);
  const escaped = names.map((name) => name.replace(/[{}]/g, "\\$&"));
  const each = escaped.map((name) => `(?=[\\s\\S]*${name})`).join("");
  const part = ["(?!\\{\\{|\\}\\})[\\s\\S]", ...escaped].join("|");
  const pattern = `^(?=[\\s\\S]*\\S)${each}(?:${part})+$`;
  const list = new Intl.ListFormat(defaultLanguage).format(names);
  const holding = names.length > 0 ? ` con ${list}` : "";
  return {
    ...(holding && { hint: `Dejad como está ${list}.` }),
    pattern: [pattern, `Escribid un texto${holding} y sin ${holding && "otras "}llaves dobles.`],
  };
};
