import { defaultLanguage, languages, type LanguageCode } from "../languages";
import type { SchemaNode } from "../model/schema";
import { isRecord } from "./content";

/** What the owner calls the interface texts as a whole. */
export const LOCALES_TITLE = "Palabras";

/** What the owner calls each namespace of interface texts. */
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
  cookies: "Tabla de cookies",
};

/** What the owner calls a namespace of interface texts: «Reservas». */
export const namespaceTitle = (namespace: string) => titles[namespace] ?? namespace;

/** What the owner calls a file of interface texts: «Reservas (English)». */
export const localeTitle = ({
  language,
  namespace,
}: {
  language: LanguageCode;
  namespace: string;
}) => `${namespaceTitle(namespace)} (${languages[language].name})`;

/** What the owner calls an entry, if it has a name yet. */
export const entryName = (node: SchemaNode, data: unknown) => {
  const name = labelPath(node)
    .split(".")
    .reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), data);
  return typeof name === "string" ? name : undefined;
};

/** The field by which an entry is known in a list: its name, else its picture's description. */
export const labelPath = ({ properties = {} }: SchemaNode): string => {
  const fields = Object.entries(properties);
  const [key, node]: [string, SchemaNode] = fields.find(
    ([, { kind }]) => kind === "localized" || kind === "text",
  ) ??
    fields.find(([, { kind }]) => kind === "picture") ??
    fields[0] ?? ["", {}];
  if (node.kind === "localized") return `${key}.${defaultLanguage}`;
  return node.kind === "picture" ? `${key}.${labelPath(node)}` : key;
};
