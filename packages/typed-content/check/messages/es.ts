import type { Path } from "../../schema";
import { defaultLanguage, languageCodes } from "../../languages";
import { SHOWN_WIDTH } from "../../fields/picture";
import type { Expected } from "../findings";
import { grammarOf } from "./grammar";
import type { Messages } from "./message-in";

const { allOf, languageName, oneOf } = grammarOf("es");

const language = (path: Path) => `${languageName(String(path.at(-1)))} (${path.at(-1)})`;

const inEveryLanguage = () => `un texto en cada idioma: ${allOf(languageCodes())}`;

const inWords = (expected: Expected) =>
  typeof expected === "string" ? es.expected[expected] : es.expected.oneOf(expected);

export const es: Messages = {
  findings: {
    "unknown-field": () => "este campo no existe. Corregid el nombre o borradlo.",
    "missing-field": ({ label }) => `falta este campo${label ? ` (${label})` : ""}. Añadidlo.`,
    "missing-language": ({ path }) => `falta el texto en ${language(path)}. Añadidlo.`,
    empty: () => "está vacío. Rellenadlo.",
    wrong: ({ value, expected }) => `${value} no vale. Aquí va ${inWords(expected)}.`,
    "wrong-list": ({ expected }) => `una lista no vale. Aquí va ${inWords(expected)}.`,
    "wrong-group": ({ expected }) => `un grupo de campos no vale. Aquí va ${inWords(expected)}.`,
    "wrong-date": ({ expected }) => `una fecha sin comillas no vale. Aquí va ${inWords(expected)}.`,
    "too-small": ({ limit }) => `el número es demasiado pequeño. El mínimo es ${limit}.`,
    "too-big": ({ limit }) => `el número es demasiado grande. El máximo es ${limit}.`,
    "too-long": ({ limit }) =>
      `el texto es demasiado largo. El máximo son ${limit} letras, contando los espacios.`,
    "too-few": ({ limit }) =>
      `la lista es demasiado corta: el mínimo es ${limit}. Añadid lo que falta.`,
    "too-many": ({ limit }) =>
      `la lista es demasiado larga: el máximo es ${limit}. Borrad lo que sobra.`,
    "invisible-character": ({ character }) =>
      `hay un carácter invisible (${character}). Borrad el texto y escribidlo de nuevo, sin pegarlo.`,
    "outer-space": ({ file }) =>
      "sobra un espacio o un salto de línea al principio o al final. Quitadlo" +
      (file.endsWith(".yaml") ? "; si el texto empieza con |, poned |- en su lugar." : "."),
    "not-nfc": () =>
      "hay un acento separado de su letra. Borrad el texto y escribidlo de nuevo, sin pegarlo.",
    "end-before-start": () =>
      "la segunda hora no es después de la primera. Corregid una de las dos.",
    "last-before-first": () => "el último día es anterior al primero. Corregid uno de los dos.",
    "not-a-file": () =>
      "no es un archivo que se pueda abrir, quizá un enlace. Poned en su lugar el archivo mismo.",
    "not-utf8": () =>
      "el archivo no está guardado como «UTF-8» sin BOM. Guardadlo así, con «Guardar como».",
    "invalid-syntax": ({ line, column, reason }) =>
      `no se puede leer; el error está en la línea ${line}, columna ${column}: ${es.syntax[reason]}.`,
    "missing-file": ({ other }) =>
      other
        ? `falta este archivo. Copiad ${other} y traducidlo.`
        : "falta este archivo. Recuperadlo de la versión anterior.",
    "missing-entry": ({ id }) =>
      `falta el archivo con el id «${id}». Recuperadlo de la versión anterior.`,
    "unknown-entry": ({ id, ids }) =>
      `«${id}» no tiene página en la web. Poned ${oneOf(ids)}, o borrad el archivo.`,
    "duplicate-id": ({ id, other }) => `«${id}» ya está en ${other}. Poned otro.`,
    "repeated-reference": ({ id }) => `«${id}» ya está en la lista. Dejad solo uno.`,
    "unknown-placeholder": ({ name }) =>
      `{{${name}}} no existe o no está puesto. Corregid el nombre o poned el dato; la lista está en content/README.md.`,
    "open-placeholder": () => "hay llaves {{ o }} sin su pareja. Completadlas o borradlas.",
    "useless-placeholder": ({ name }) =>
      `{{${name}}} no se puede usar en este campo. Escribid el dato mismo.`,
    "missing-word": ({ other }) => `falta esta palabra, que está en ${other}. Añadidla traducida.`,
    "different-variables": ({ variables, other }) =>
      variables.length
        ? `el texto debe llevar ${allOf(variables)}, como en ${other}. Corregidlo.`
        : `el texto no debe llevar partes entre {{ y }}, como en ${other}. Quitadlas.`,
    misplaced: () =>
      "la web no usa este archivo: está en otra carpeta o su nombre termina de otro modo. " +
      "Movedlo, cambiadle el nombre o borradlo.",
    "name-not-ascii": () =>
      "el nombre del archivo lleva espacios, acentos u otros signos. " +
      "Usad solo letras sin acentos, cifras y guiones.",
    "name-reserved": ({ name }) =>
      `no todos los ordenadores y programas admiten el nombre «${name}». Poned otro.`,
    "name-too-long": ({ limit }) =>
      `el nombre, con los de sus carpetas, es demasiado largo. El máximo son ${limit} letras.`,
    "name-twice": ({ other }) =>
      `se llama como «${other}» salvo por las mayúsculas, y en muchos ordenadores solo cabe uno de los dos. Poned a uno otro nombre.`,
    "file-too-large": ({ limit }) =>
      `el archivo pesa más de ${limit} kB, demasiado para un texto. Recuperadlo de la versión anterior.`,
    "picture-missing": ({ picture }) =>
      `la foto ${picture} no existe. Subidla a content/media o corregid el nombre.`,
    "picture-format": () => "no es una foto JPEG, PNG, WebP ni AVIF. Exportadla como JPEG.",
    "picture-unreadable": () => "no es una foto que se pueda leer. Exportadla de nuevo como JPEG.",
    "picture-damaged": () => "la foto está cortada o dañada. Copiadla o exportadla de nuevo.",
    "picture-too-heavy": ({ limit }) => `la foto pasa de ${limit} MB. Exportadla más pequeña.`,
    "picture-too-large": ({ limit }) =>
      `la foto pasa de ${limit} megapíxeles. Exportadla más pequeña.`,
    "picture-turned": () =>
      "la foto está guardada de lado, con una marca que dice cómo girarla, y la web la cortaría. Subidla en el escritorio, que la endereza, o guardadla derecha con otro programa.",
    "picture-strip": ({ limit }) =>
      `la foto es una tira: un lado mide más de ${limit} veces lo que el otro. Recortadla.`,
    longer: ({ than }) =>
      `es mucho más largo que el texto en ${languageName(than)}. Mirad si sobra algo, o si falta allí.`,
    shorter: ({ than }) =>
      `es mucho más corto que el texto en ${languageName(than)}. Mirad si falta algo, o si sobra allí.`,
    same: ({ than }) =>
      `es igual que el texto en ${languageName(than)}. Mirad si falta traducirlo.`,
    "older-translation": () =>
      `está sin revisar: el ${languageName(defaultLanguage())} ha cambiado después, o la propuso el navegador. Mirad si vale.`,
    untranslated: ({ languages }) =>
      `falta traducirlo: ${allOf(languages.map(languageName))}. Mientras tanto sale allí en su idioma, y la página lo dice.`,
    "small-picture": ({ width }) =>
      `la foto tiene solo ${width} píxeles de ancho y se verá borrosa. Poned una de ${SHOWN_WIDTH} o más.`,
    "picture-metadata": () =>
      "la foto lleva datos que no le hacen falta, quizá dónde se hizo, y se guardan con ella. Subidla con el escritorio, que los quita.",
    "file-name": () =>
      "la descripción parece el nombre de un archivo. Contad en una frase lo que se ve.",
    price: ({ before, now }) => `el precio pasa de ${before} a ${now}. Mirad si está bien escrito.`,
    "not-entered": ({ value }) => `«${value}» es provisional. Escribid el dato de verdad.`,
    "reference-gone": ({ id }) =>
      `«${id}» ya no está, y la página no lo nombra. Elegid otra cosa, o quitadlo.`,
    "open-bracket": ({ value, everywhere }) =>
      `«${value}» sigue abierto${everywhere ? " en todos los idiomas" : ""}. Poned en su lugar lo que pide, sin corchetes.`,
    "shown-bracket": ({ value, everywhere }) =>
      `«${value}» se lee tal cual en la web${everywhere ? ", en todos los idiomas" : ""}. Poned en su lugar lo que pide, o quitad la frase hasta saberlo.`,
    "owner-only": () => "esto solo lo sabéis vosotros. Ponedlo o confirmadlo.",
    "not-shown": ({ name, label }) =>
      `«${name}» no sale en la web, porque falta el campo «${label}». Rellenadlo, o esconded la ficha.`,
    "stand-in": () => "la foto es provisional. Poned una vuestra y revisad su descripción.",
  },
  expected: {
    id: "un identificador: minúsculas sin acentos, cifras y guiones, por ejemplo casa-azul",
    text: "un texto, entre comillas",
    number: "un número, sin comillas y con punto para los decimales, por ejemplo 39.55",
    integer: "un número entero, sin comillas",
    order: "un número, sin comillas: entre el 1 y el 2 cabe, por ejemplo, el 1.5",
    price:
      "un precio: solo el número, sin comillas ni símbolo y con punto para los céntimos, " +
      "por ejemplo 320 o 320.50",
    time: 'una hora entre 00:00 y 23:59, con dos cifras y entre comillas, por ejemplo "09:30"',
    month: 'un mes, con el año delante y entre comillas, por ejemplo "2026-11"',
    date: 'un día que exista, con el año delante y entre comillas, por ejemplo "2026-11-23"',
    email: "una dirección de correo, por ejemplo hola@example.com",
    phone: "un teléfono con su prefijo, que empieza por +, con cifras y espacios",
    url: "una dirección web pública que empiece por https://, sin usuario ni contraseña, por ejemplo https://www.example.com",
    origin:
      "una dirección web con minúsculas y sin nada detrás, ni una barra ni un puerto, " +
      "por ejemplo https://www.example.com",
    repository: "un repositorio de GitHub, con su dueño, por ejemplo nombre/web",
    color: 'un color en hexadecimal y entre comillas, por ejemplo "#0A6E78"',
    choice: "una de las palabras previstas",
    oneOf: (values) => `una de estas palabras, entre comillas: ${oneOf(values)}`,
    "yes-no": "true (sí) o false (no), sin comillas",
    "picture-file":
      "el nombre de una foto de content/media, con minúsculas sin acentos, cifras y guiones, " +
      "por ejemplo /media/casa.jpg",
    picture: "una foto: file, description y, si hace falta, focus",
    get localized() {
      return inEveryLanguage();
    },
    get markdown() {
      return inEveryLanguage();
    },
    reference: "un identificador, entre comillas",
    list: "una lista (en JSON, entre corchetes)",
    group: "un grupo de campos con su nombre (en JSON, entre llaves)",
  },
  syntax: {
    json: "revisad las comas, las comillas y las llaves",
    "colon-before": "faltan dos puntos justo antes",
    "comma-before": "falta una coma justo antes",
    "open-brace": "falta cerrar una llave }",
    "open-bracket": "falta cerrar un corchete ]",
    "open-quotes": "falta cerrar unas comillas",
    rest: "sobra lo que sigue",
    character: "hay un tabulador o un salto de línea dentro de un texto",
    comment: "aquí no caben comentarios",
    backslash: "sobra una barra \\",
    "no-quotes": "falta poner el texto entre comillas",
    "name-expected": "sobra una coma justo antes (los céntimos van con punto) o faltan comillas",
    "value-expected": "falta el valor o sobra una coma justo antes",
    "repeated-field": "este campo está dos veces; borrad uno",
    "too-deep":
      "hay demasiadas listas o grupos unos dentro de otros; recuperad la versión anterior",
    yaml: "revisad los dos puntos, las comillas y los espacios",
    indentation: "los espacios al principio de la línea no cuadran con los de las otras",
    "quotes-needed": "este texto debe ir entre comillas",
    "colon-in-text": "un texto con dos puntos debe ir entre comillas",
    "character-missing": "falta cerrar unas comillas o un corchete, o faltan dos puntos",
    "colon-after-name": "faltan dos puntos después del nombre del campo",
    tab: "hay un tabulador; usad espacios",
    space: "hay un espacio de otra clase, pegado de otro programa; borradlo y escribidlo de nuevo",
    invisible: "hay un carácter invisible; borrad la línea y escribidla de nuevo, sin pegarla",
    asterisk: "un texto que empieza por * debe ir entre comillas",
  },
  inEditor: (place) => `En el escritorio: ${place}.`,
  checkSummary: (errors, warnings) => {
    const toCorrect = `${errors} ${errors === 1 ? "error" : "errores"}`;
    const advice = `${warnings} ${warnings === 1 ? "consejo" : "consejos"}`;
    if (errors > 0) return warnings > 0 ? `${toCorrect} y ${advice}.` : `${toCorrect}.`;
    return warnings > 0 ? `El contenido está bien. ${advice}.` : "El contenido está bien.";
  },
  launchSummary: (missing) =>
    missing === 0
      ? "No falta nada: la web puede publicarse."
      : `${missing === 1 ? "Falta 1 dato" : `Faltan ${missing} datos`} antes de publicar la web.`,
};
