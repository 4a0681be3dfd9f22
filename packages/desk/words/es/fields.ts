import { plural } from "../plural";

const letters = (count: number) => (count === 1 ? "1 letra" : `${count} letras`);

export const fields = {
  was: (text: string) => `Antes: ${text}`,
  wasIn: (language: string, text: string) => `Antes, en ${language}: ${text}`,
  quoted: (text: string) => `«${text}»`,
  nothing: "vacío",
  yes: "sí",
  no: "no",
  missing: "Falta",
  /** Of a translation that may be missing. */
  shownIn: (language: string) => `Sin traducir: sale en ${language}`,
  /** @param field where somebody was writing: «Normas › Norma 2 › Texto» */
  gone: (field: string) => `Lo que tenías abierto ya no está: ${field}.`,
  unknownValue: "Este escritorio no conoce este valor, y no lo toca.",
  /** Label of the line of one language: «Titular, en inglés». */
  inLanguage: (label: string, language: string) => `${label}, en ${language}`,
  lettersLeft: (count: number) => `${count === 1 ? "Queda" : "Quedan"} ${letters(count)}`,
  lettersOver: (count: number) => `${count === 1 ? "Sobra" : "Sobran"} ${letters(count)}`,
  markdown:
    "Una línea en blanco separa los párrafos. Con ## delante es un título; con un guion, una lista; entre *asteriscos*, cursiva; entre **dos**, negrita; un enlace, [así](https://…).",
  insertFact: "Poner un dato",
  chooseSentence: "Elegir una frase preparada",
  noFact: (name: string) =>
    `{${name}} no es ningún dato, y se verá así en la web. Elegidlo con «Poner un dato».`,
  unknownFact: (name: string) =>
    `{{${name}}} no es ningún dato. Elegidlo con «Poner un dato», o borradlo.`,
  retypedFact: (label: string) =>
    `Lo que dice «${label}» no se cambia aquí, sino en su campo: aquí volverá a poner lo mismo.`,
  /** Messages for values of the wrong form, by kind of field. */
  wrong: {
    number: "No se lee como un número. Escribidlo con cifras, por ejemplo 39,55.",
    integer: "Aquí va un número entero, con cifras y sin decimales.",
    price: "Escribidlo así: 320 o 320,50.",
    time: "No se lee como una hora. Escribidla así: 9:30.",
    month: "Elegid el mes y el año.",
    date: "Elegid el día, el mes y el año.",
    choice: "Elegid una de las opciones.",
    email: "No es una dirección de correo. Por ejemplo, hola@example.com.",
    phone: "No es un teléfono con su prefijo. Empieza por +.",
    url: "Aquí va una dirección web pública, que empiece por https:// y sin usuario ni contraseña: https://www.example.com.",
    origin: "Solo la dirección, sin nada detrás: https://www.example.com.",
    color: "No es un color. Elegidlo en el cuadro, o escribidlo así: #0A6E78.",
    repository: "Aquí va el dueño y el nombre, por ejemplo dueño/web.",
  },
  willRead: (amount: string) => `Se leerá: ${amount}`,
  twoReadings: (whole: string, withCents: string) => `Escribid ${whole} o ${withCents}.`,
  isItRight: (amount: string) => `¿Está bien ${amount}?`,
  emptyIsUsual: (amount: string) => `Vacío = ${amount}, lo de siempre`,
  isFarFromUsual: (amount: string) => `¿Está bien? De siempre: ${amount}`,
  itIs: "Sí",
  readsAs: (time: string) => `Se lee ${time}.`,
  lastsUntil: (duration: string, end: string) => `Dura ${duration}, hasta las ${end}.`,
  lastsFrom: (duration: string, start: string) => `Dura ${duration}, desde las ${start}.`,
  /** @param first the title of the field for the first of two times */
  endsBefore: (first: string, start: string) => `Es antes que «${first}», a las ${start}.`,
  endsAtStart: (first: string, start: string) => `Es la misma hora que «${first}», las ${start}.`,
  pickColor: (label: string) => `Elegir el color: ${label}`,
  month: "Mes",
  year: "Año",
  choose: "Elegid…",
};

export const lists = {
  /** Title of the section with the simple fields of an entry without a heading. */
  main: "Lo principal",
  /** Label of the links at the top of a long form. */
  things: (count: number) => plural(count, "1 en la lista", `${count} en la lista`),
  toCorrect: (count: number) => `${count} por corregir`,
  missing: (count: number) => plural(count, "falta 1 dato", `faltan ${count} datos`),
  /** What is added or removed, as it stands within a sentence. */
  add: (what: string) => `Añadir ${what}`,
  remove: (what: string) => `Quitar: ${what}`,
  removePart: (what: string) => `Quitar ${what}`,
  removeShort: "Quitar",
  earlier: "Antes",
  later: "Después",
  hide: "Esconder",
  show: "Enseñar",
  hidden: "Escondida",
  leaves: "Así no se verá.",
  isNew: "Nueva",
  deleted: "Borrada",
  unreadable: "No se puede leer",
  unnamed: "Sin nombre todavía",
  undescribed: "Sin descripción todavía",
  drag: "Arrastrad para moverla",
  movedTo: (name: string, place: number, count: number) =>
    `«${name}» está ahora en el lugar ${place} de ${count}.`,
  movedToSection: (name: string, section: string, place: number) =>
    `«${name}» está ahora en «${section}», en el lugar ${place}.`,
  nowHidden: (name: string) => `«${name}» está escondida.`,
  nowShown: (name: string) => `«${name}» se ve otra vez.`,
  keys: "Con ↑ y ↓ se elige, con Alt se mueve, con Intro se abre.",
  unread: (count: number) =>
    plural(count, "1 traducción sin revisar", `${count} traducciones sin revisar`),
  pictures: (count: number) => plural(count, "1 foto", `${count} fotos`),
  hiddenOnes: (count: number) => plural(count, "una escondida", `${count} escondidas`),
  removedOnes: (count: number) => plural(count, "1 borrada", `${count} borradas`),
  order: "Una a una, en su orden",
  empty: "Todavía no hay nada aquí.",
  priceHelp: "Escribid el precio como siempre: 320 o 320,50.",
  atLeast: (count: number) =>
    plural(count, "Tiene que quedar al menos 1.", `Tienen que quedar al menos ${count}.`),
  atMost: (count: number) => plural(count, "Cabe una.", `Caben ${count} como mucho.`),
  always: (count: number) => plural(count, "Siempre es una.", `Siempre son ${count}.`),
  /** Label of a field of an entry in a row: «Precio de Jardín». */
  fieldOf: (field: string, name: string) => `${field} de ${name}`,
  gone: (name: string) => `«${name}», que ya no está`,
};
