import { languages, type LanguageCode } from "../../languages";
import { holds, type Collection } from "../collection";
import { jsonSchema, nodeAt, type Path, type SchemaNode } from "../schema";
import { allOf, expectation, oneOf } from "./expected";
import type { Fault, FaultCode } from "./fault";

const languageName = (path: Path) => {
  const code = path.at(-1) as LanguageCode;
  return `${new Intl.DisplayNames("es", { type: "language" }).of(code) ?? languages[code].name} (${code})`;
};

type Told = Omit<Fault, "detail" | "options"> & {
  detail: string;
  options: string[];
  node?: SchemaNode;
};

/** One sentence for each fault: what is wrong, what to do. */
const sentences: Record<FaultCode, (fault: Told) => string> = {
  "unknown-field": () => "este campo no existe. Corregid el nombre o borradlo.",
  "missing-field": ({ detail }) => `falta este campo${detail && ` (${detail})`}. Añadidlo.`,
  "missing-language": ({ path }) => `falta el texto en ${languageName(path)}. Añadidlo.`,
  empty: () => "está vacío. Rellenadlo.",
  wrong: ({ node, detail }) => `${detail} no vale. Aquí va ${expectation(node)}.`,
  "too-small": ({ detail }) => `el número es demasiado pequeño. El mínimo es ${detail}.`,
  "too-big": ({ detail }) => `el número es demasiado grande. El máximo es ${detail}.`,
  "too-long": ({ detail }) =>
    `el texto es demasiado largo. El máximo son ${detail} letras, contando los espacios.`,
  "too-few": ({ detail }) =>
    `la lista es demasiado corta: el mínimo es ${detail}. Añadid lo que falta.`,
  "too-many": ({ detail }) =>
    `la lista es demasiado larga: el máximo es ${detail}. Borrad lo que sobra.`,
  "invisible-character": ({ detail }) =>
    `hay un carácter invisible (${detail}). Borrad el texto y escribidlo de nuevo, sin pegarlo.`,
  "outer-space": ({ file }) =>
    "sobra un espacio o un salto de línea al principio o al final. Quitadlo" +
    (file.endsWith(".yaml") ? "; si el texto empieza con |, poned |- en su lugar." : "."),
  "not-nfc": () =>
    "hay un acento separado de su letra. Borrad el texto y escribidlo de nuevo, sin pegarlo.",
  "end-before-start": () => "el regreso no es después de la salida. Corregid una de las dos horas.",
  "not-utf8": () =>
    "el archivo no está guardado como «UTF-8» sin BOM. Guardadlo así, con «Guardar como».",
  "invalid-syntax": ({ detail }) => `no se puede leer; el error está en la ${detail}.`,
  "missing-file": ({ detail }) =>
    detail
      ? `falta este archivo. Copiad ${detail} y traducidlo.`
      : "falta este archivo. Recuperadlo de la versión anterior.",
  "missing-entry": ({ detail }) =>
    `falta el archivo con el id «${detail}». Recuperadlo de la versión anterior.`,
  "unknown-entry": ({ detail, options }) =>
    `«${detail}» no tiene página en la web. Poned ${oneOf(options)}, o borrad el archivo.`,
  "duplicate-id": ({ detail }) => `${detail}. Poned otro.`,
  "unknown-reference": ({ detail, options }) =>
    `«${detail}» no existe. ${options.length ? `Poned ${oneOf(options)}.` : "Cread antes su archivo."}`,
  "repeated-reference": ({ detail }) => `«${detail}» ya está en la lista. Dejad sólo uno.`,
  "missing-reference": ({ detail }) => `falta «${detail}». Añadidlo a la lista.`,
  "unknown-placeholder": ({ detail }) =>
    `{{${detail}}} no existe. Corregid el nombre; la lista está en content/README.md.`,
  "open-placeholder": () => "hay llaves {{ o }} sin su pareja. Completadlas o borradlas.",
  "useless-placeholder": ({ detail }) =>
    `{{${detail}}} no se puede usar en este campo. Escribid el dato mismo.`,
  "missing-word": ({ detail }) => `falta esta palabra, que está en ${detail}. Añadidla traducida.`,
  "different-variables": ({ detail, options }) =>
    options.length
      ? `el texto debe llevar ${allOf(options)}, como en ${detail}. Corregidlo.`
      : `el texto no debe llevar partes entre {{ y }}, como en ${detail}. Quitadlas.`,
  misplaced: () =>
    "la web no usa este archivo: está en otra carpeta o su nombre termina de otro modo. " +
    "Movedlo, cambiadle el nombre o borradlo.",
  "name-not-ascii": () =>
    "el nombre del archivo lleva espacios, acentos u otros signos. " +
    "Usad sólo letras sin acentos, cifras y guiones.",
  "file-too-large": ({ detail }) =>
    `el archivo pesa más de ${detail}, demasiado para un texto. Recuperadlo de la versión anterior.`,
  "picture-missing": ({ detail }) =>
    `la foto ${detail} no existe. Subidla a content/media o corregid el nombre.`,
  "picture-format": () => "no es una foto JPEG, PNG, WebP ni AVIF. Exportadla como JPEG.",
  "picture-unreadable": () => "no es una foto que se pueda leer. Exportadla de nuevo como JPEG.",
  "picture-truncated": () =>
    "la foto está cortada: falta una parte del archivo. Copiadla de nuevo.",
  "picture-too-large": ({ detail }) => `la foto pasa de ${detail}. Exportadla más pequeña.`,
};

const place = ({ file, path }: Fault) =>
  [file, ...path.map((step) => (typeof step === "number" ? step + 1 : step))].join(" › ");

/** "file › field: what is wrong, what to do", in plain Spanish for the owner; always one line. */
export const sentence = (fault: Fault, collections: Collection[]) => {
  const collection = collections.find((candidate) => holds(candidate, fault.file));
  const whole: SchemaNode = collection ? jsonSchema(collection) : { kind: "group" };
  const node = nodeAt(whole, fault.path);
  const told = { ...fault, detail: fault.detail ?? "", options: fault.options ?? [], node };
  // Names of files and fields come from outside, and must not break the line or the terminal.
  return `${place(fault)}: ${sentences[fault.code](told)}`.replace(/\p{Cc}/gu, "�");
};
