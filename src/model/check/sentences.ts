import { languages, type LanguageCode } from "../../languages";
import type { Collection } from "../collection";
import { holds } from "../collection";
import type { Kind } from "../fields";
import { jsonSchema, nodeAt, type Path, type SchemaNode } from "../schema";
import type { Fault, FaultCode } from "./fault";

/** What each kind of field expects, to complete "Aquí va …". */
const expected: Partial<Record<Kind, string>> = {
  id: "un identificador: minúsculas sin acentos, cifras y guiones, por ejemplo cala-vella",
  number: "un número entero, sin comillas",
  price: "un precio: sólo el número, sin comillas ni símbolo y con punto para los céntimos, por ejemplo 320 o 320.50",
  time: "una hora entre 00:00 y 23:59, con dos cifras, por ejemplo \"09:30\"",
  month: "un mes, por ejemplo \"2026-11\"",
  email: "una dirección de correo, por ejemplo hola@example.com",
  phone: "un teléfono con su prefijo, por ejemplo +34 600 000 000",
  url: "una dirección web que empiece por https://",
  "yes-no": "true o false, sin comillas",
  "picture-file": "el nombre de una foto de content/media, en minúsculas y sin espacios, por ejemplo /media/barco.jpg",
  picture: "una foto: file, description y, si hace falta, focus",
  localized: "un texto en cada idioma: es, en y de",
  markdown: "un texto en cada idioma: es, en y de",
  list: "una lista, entre corchetes",
  group: "un grupo de campos, entre llaves",
};

const languageName = (path: Path) => {
  const code = path.at(-1) as LanguageCode;
  return `${new Intl.DisplayNames("es", { type: "language" }).of(code) ?? languages[code].name} (${code})`;
};

type Sentence = (fault: Fault & { node?: SchemaNode; detail: string }) => string;

/** One sentence for each fault: what is wrong, what to do. */
const sentences: Record<FaultCode, Sentence> = {
  "unknown-field": () => "este campo no existe. Corregid el nombre o borradlo.",
  "missing-field": ({ detail }) => `falta este campo${detail ? ` (${detail})` : ""}. Añadidlo.`,
  "missing-language": ({ path }) => `falta el texto en ${languageName(path)}. Añadidlo.`,
  empty: () => "está vacío. Escribid el texto.",
  wrong: ({ node, detail }) => `${detail} no vale. Aquí va ${expectation(node)}.`,
  "too-small": ({ detail }) => `el número es demasiado pequeño. El mínimo es ${detail}.`,
  "too-big": ({ detail }) => `el número es demasiado grande. El máximo es ${detail}.`,
  "too-long": ({ detail }) => `el texto es demasiado largo. El máximo son ${detail} letras.`,
  "too-few": ({ detail }) => `la lista es demasiado corta. El mínimo es ${detail}.`,
  "too-many": ({ detail }) => `la lista es demasiado larga. El máximo es ${detail}.`,
  "control-character": ({ detail }) => `hay un carácter invisible (${detail}). Borrad el texto y escribidlo de nuevo.`,
  "outer-space": () => "hay un espacio al principio o al final. Quitadlo.",
  "not-nfc": () => "hay letras con el acento suelto (no NFC). Borrad el texto y escribidlo de nuevo.",
  "end-before-start": () => "el regreso es antes que la salida. Corregid una de las dos horas.",
  "invalid-syntax": ({ detail, file }) =>
    `no es ${file.endsWith(".yaml") ? "YAML" : "JSON"} válido en la ${detail}. Revisad comas, comillas y llaves justo antes.`,
  "missing-file": () => "falta este archivo. Recuperadlo de la versión anterior.",
  "missing-entry": ({ detail }) => `falta el texto «${detail}». Recuperadlo de la versión anterior.`,
  "duplicate-id": ({ detail }) => `este identificador ya existe: ${detail}. Poned otro.`,
  "unknown-reference": ({ detail }) => `«${detail}» no existe. Escribid el identificador de una que exista.`,
  "repeated-reference": ({ detail }) => `«${detail}» aparece dos veces. Borrad una.`,
  "missing-reference": ({ detail }) => `falta «${detail}». Añadidla a la lista.`,
  "unknown-placeholder": ({ detail }) => `{{${detail}}} no existe. Corregid el nombre; la lista está en content/README.md.`,
  "missing-word": ({ detail }) => `falta esta clave, que está en ${detail}. Añadidla con su traducción.`,
  "different-variables": ({ detail }) => `las partes variables no coinciden. Deben ser ${detail}.`,
  misplaced: () => "este archivo no va aquí. Movedlo a su carpeta o borradlo.",
  "name-not-ascii": () => "el nombre del archivo lleva espacios, acentos o eñes. Usad letras sin acentos, cifras y guiones.",
  "picture-missing": ({ detail }) => `la foto ${detail} no existe. Subidla a content/media o corregid el nombre.`,
  "picture-unreadable": () => "no es una foto que se pueda leer. Exportadla de nuevo como JPEG.",
  "picture-truncated": () => "la foto está cortada. Copiadla de nuevo.",
  "picture-too-large": ({ detail }) => `la foto pesa más de ${detail} MB. Exportadla más pequeña.`,
};

const expectation = (node?: SchemaNode) => {
  if (node?.enum) return `una de estas palabras: ${node.enum.join(", ")}`;
  return (node?.kind && expected[node.kind]) ?? "un texto, entre comillas";
};

const place = ({ file, path }: Fault) =>
  [file, ...path.map((step) => (typeof step === "number" ? step + 1 : step))].join(" › ");

/** "file › field: what is wrong, what to do", in plain Spanish for the owner. */
export const sentence = (fault: Fault, collections: Collection[]) => {
  const collection = collections.find((candidate) => holds(candidate, fault.file));
  const node = collection && nodeAt(jsonSchema(collection), fault.path);
  return `${place(fault)}: ${sentences[fault.code]({ ...fault, detail: fault.detail ?? "", node })}`;
};
