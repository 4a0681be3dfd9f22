import { languageCodes } from "../../../languages";
import { grammarOf } from "../owner-language";
import type { Sentences } from "../tables";

const { allOf, oneOf } = grammarOf("es");

const inEveryLanguage = `un texto en cada idioma: ${allOf(languageCodes)}`;

export const fields: Sentences["fields"] = {
  id: "un identificador: minúsculas sin acentos, cifras y guiones, por ejemplo cala-vella",
  name: "un texto, entre comillas",
  text: "un texto, entre comillas",
  number: "un número, sin comillas y con punto para los decimales, por ejemplo 39.55",
  integer: "un número entero, sin comillas",
  price:
    "un precio: sólo el número, sin comillas ni símbolo y con punto para los céntimos, " +
    "por ejemplo 320 o 320.50",
  time: 'una hora entre 00:00 y 23:59, con dos cifras y entre comillas, por ejemplo "09:30"',
  month: 'un mes, con el año delante y entre comillas, por ejemplo "2026-11"',
  email: "una dirección de correo, por ejemplo hola@example.com",
  phone: "un teléfono con su prefijo, por ejemplo +34 600 000 000",
  url: "una dirección web que empiece por https://, por ejemplo https://www.example.com",
  origin:
    "una dirección web sin nada detrás, ni siquiera una barra, por ejemplo https://www.example.com",
  repository: "un repositorio de GitHub, con su dueño, por ejemplo brisa/web",
  choice: "una de las palabras previstas",
  oneOf: (values) => `una de estas palabras, entre comillas: ${oneOf(values)}`,
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
