import { defaultLanguage, languages, type LanguageCode } from "../../languages";
import { placeholdersIn } from "../../model/placeholders";
import type { EditorFile } from "./cms-config";
import type { EditorField } from "./form-fields";

/** What the owner calls each file of interface words, by its namespace. */
const titles: Record<string, string> = {
  layout: "Cabecera, pie y avisos",
  navigation: "Nombres de las páginas",
  trips: "Excursiones y precios",
  booking: "Reservas",
  location: "Dónde estamos",
  contact: "Formulario de contacto",
  gallery: "Galería",
  reviews: "Reseñas",
  legal: "Textos legales",
};

/** The interface words of one language and namespace, as its file holds them. */
export type InterfaceWords = {
  language: LanguageCode;
  namespace: string;
  words: Record<string, string>;
};

/** What the editor's list calls a file of interface words: «Reservas (English)». */
export const wordsTitle = ({ language, namespace }: Omit<InterfaceWords, "words">) =>
  `${titles[namespace] ?? namespace} (${languages[language].name})`;

/**
 * A form for each file of interface words. Its fields are the file's own keys, labelled with the
 * words of the default language, so that a translator sees what to translate.
 * @param originals the words of the default language
 */
export const editorWords = (
  { language, namespace, words }: InterfaceWords,
  originals: Record<string, string>,
): EditorFile => ({
  name: `${namespace}-${language}`,
  label: wordsTitle({ language, namespace }),
  file: `content/locales/${language}/${namespace}.json`,
  fields: Object.keys(words).map((key) => ({
    name: key,
    label: originals[key] ?? key,
    widget: "text",
    ...rulesFor(originals[key] ?? ""),
  })),
});

/**
 * A text must name what its original names and nothing else, or the site has nowhere to put it;
 * with no space around it, like any other text.
 */
const rulesFor = (original: string): Pick<EditorField, "hint" | "pattern"> => {
  const names = [...new Set(placeholdersIn(original))].map((name) => `{{${name}}}`);
  const escaped = names.map((name) => name.replace(/[{}]/g, "\\$&"));
  const each = escaped.map((name) => `(?=[\\s\\S]*${name})`).join("");
  const part = ["(?!\\{\\{|\\}\\})[\\s\\S]", ...escaped].join("|");
  const pattern = `^(?!\\s)(?![\\s\\S]*\\s$)${each}(?:${part})+$`;
  const list = new Intl.ListFormat(defaultLanguage).format(names);
  const holding = names.length > 0 ? ` con ${list}` : "";
  return {
    ...(holding && { hint: `Dejad como está ${list}.` }),
    pattern: [
      pattern,
      `Escribid un texto${holding}, sin espacios al principio ni al final y sin ${holding && "otras "}llaves dobles.`,
    ],
  };
};
