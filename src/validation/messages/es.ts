import type { Path } from "../../model/schema";
import { grammarOf } from "./owner-language";
import type { Sentences } from "./tables";

const { allOf, languageName, oneOf } = grammarOf("es");

const language = (path: Path) => `${languageName(String(path.at(-1)))} (${path.at(-1)})`;

export const faults: Sentences["faults"] = {
  "unknown-field": () => "este campo no existe. Corregid el nombre o borradlo.",
  "missing-field": ({ title }) => `falta este campo${title && ` (${title})`}. Añadidlo.`,
  "missing-language": ({ path }) => `falta el texto en ${language(path)}. Añadidlo.`,
  empty: () => "está vacío. Rellenadlo.",
  wrong: ({ detail, expected }) => `${detail} no vale. Aquí va ${expected}.`,
  "wrong-list": ({ expected }) => `una lista no vale. Aquí va ${expected}.`,
  "wrong-group": ({ expected }) => `un grupo de campos no vale. Aquí va ${expected}.`,
  "wrong-date": ({ expected }) => `una fecha sin comillas no vale. Aquí va ${expected}.`,
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
  "invalid-syntax": ({ line, column, reason }) =>
    `no se puede leer; el error está en la línea ${line}, columna ${column}: ${reason}.`,
  "missing-file": ({ other }) =>
    other
      ? `falta este archivo. Copiad ${other} y traducidlo.`
      : "falta este archivo. Recuperadlo de la versión anterior.",
  "missing-entry": ({ detail }) =>
    `falta el archivo con el id «${detail}». Recuperadlo de la versión anterior.`,
  "unknown-entry": ({ detail, options }) =>
    `«${detail}» no tiene página en la web. Poned ${oneOf(options)}, o borrad el archivo.`,
  "duplicate-id": ({ detail, other }) => `«${detail}» ya está en ${other}. Poned otro.`,
  "unknown-reference": ({ detail, options }) =>
    `«${detail}» no existe. ${options.length ? `Poned ${oneOf(options)}.` : "Cread antes su archivo."}`,
  "repeated-reference": ({ detail }) => `«${detail}» ya está en la lista. Dejad sólo uno.`,
  "missing-reference": ({ detail }) => `falta «${detail}». Añadidlo a la lista.`,
  "unknown-placeholder": ({ detail }) =>
    `{{${detail}}} no existe. Corregid el nombre; la lista está en content/README.md.`,
  "open-placeholder": () => "hay llaves {{ o }} sin su pareja. Completadlas o borradlas.",
  "useless-placeholder": ({ detail }) =>
    `{{${detail}}} no se puede usar en este campo. Escribid el dato mismo.`,
  "missing-word": ({ other }) => `falta esta palabra, que está en ${other}. Añadidla traducida.`,
  "different-variables": ({ other, options }) =>
    options.length
      ? `el texto debe llevar ${allOf(options)}, como en ${other}. Corregidlo.`
      : `el texto no debe llevar partes entre {{ y }}, como en ${other}. Quitadlas.`,
  misplaced: () =>
    "la web no usa este archivo: está en otra carpeta o su nombre termina de otro modo. " +
    "Movedlo, cambiadle el nombre o borradlo.",
  "name-not-ascii": () =>
    "el nombre del archivo lleva espacios, acentos u otros signos. " +
    "Usad sólo letras sin acentos, cifras y guiones.",
  "file-too-large": ({ detail }) =>
    `el archivo pesa más de ${detail} MB, demasiado para un texto. Recuperadlo de la versión anterior.`,
  "picture-missing": ({ detail }) =>
    `la foto ${detail} no existe. Subidla a content/media o corregid el nombre.`,
  "picture-format": () => "no es una foto JPEG, PNG, WebP ni AVIF. Exportadla como JPEG.",
  "picture-unreadable": () => "no es una foto que se pueda leer. Exportadla de nuevo como JPEG.",
  "picture-truncated": () =>
    "la foto está cortada: falta una parte del archivo. Copiadla de nuevo.",
  "picture-too-heavy": ({ detail }) => `la foto pasa de ${detail} MB. Exportadla más pequeña.`,
  "picture-too-large": ({ detail }) =>
    `la foto pasa de ${detail} megapíxeles. Exportadla más pequeña.`,
};
