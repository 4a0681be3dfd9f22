import { languageCodes } from "../../languages";
import type { Kind } from "../fields";
import type { SchemaNode } from "../schema";

export const oneOf = (values: string[]) =>
  new Intl.ListFormat("es", { type: "disjunction" }).format(values);
export const allOf = (values: string[]) => new Intl.ListFormat("es").format(values);

const inEveryLanguage = `un texto en cada idioma: ${allOf(languageCodes)}`;

/** What each kind of field holds, to complete "Aquí va …". */
const expected: Record<Kind, string> = {
  id: "un identificador: minúsculas sin acentos, cifras y guiones, por ejemplo cala-vella",
  name: "un texto, entre comillas",
  text: "un texto, entre comillas",
  number: "un número, sin comillas y con punto para los decimales, por ejemplo 39.55",
  price:
    "un precio: sólo el número, sin comillas ni símbolo y con punto para los céntimos, " +
    "por ejemplo 320 o 320.50",
  time: 'una hora entre 00:00 y 23:59, con dos cifras y entre comillas, por ejemplo "09:30"',
  month: 'un mes, con el año delante y entre comillas, por ejemplo "2026-11"',
  email: "una dirección de correo, por ejemplo hola@example.com",
  phone: "un teléfono con su prefijo, por ejemplo +34 600 000 000",
  url: "una dirección web que empiece por https://, por ejemplo https://www.example.com",
  choice: "una de las palabras previstas",
  "yes-no": "true (sí) o false (no), sin comillas",
  "picture-file":
    "el nombre de una foto de content/media, con minúsculas sin acentos, cifras y guiones, " +
    "por ejemplo /media/barco.jpg",
  picture: "una foto: file, description y, si hace falta, focus",
  localized: inEveryLanguage,
  markdown: inEveryLanguage,
  reference: "un identificador, entre comillas",
  list: "una lista (en JSON, entre corchetes)",
  group: "un grupo de campos con su nombre (en JSON, entre llaves)",
};

/** What a field holds, in words; without a field of its own, a text in one language. */
export const expectation = (node?: SchemaNode) => {
  if (node?.enum) return `una de estas palabras, entre comillas: ${oneOf(node.enum)}`;
  if (node?.type === "integer") return "un número entero, sin comillas";
  return expected[node?.kind ?? "name"];
};
