const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const lists = {
  /** Title of the section with the simple fields of an entry without a heading. */
  main: "Lo principal",
  /** Label of the links at the top of a long form. */
  index: "En esta ficha",
  things: (count: number) => plural(count, "1 en la lista", `${count} en la lista`),
  toCorrect: (count: number) => `${count} por corregir`,
  missing: (count: number) => plural(count, "falta 1 dato", `faltan ${count} datos`),
  /** Few of them, by the labels of their fields: «falta «Descripción»». */
  missingFields: (count: number, names: string) => `${plural(count, "falta", "faltan")} ${names}`,
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
  olderTranslations: (count: number) =>
    plural(count, "1 traducción por mirar", `${count} traducciones por mirar`),
  pictures: (count: number) => plural(count, "1 foto", `${count} fotos`),
  hiddenOnes: (count: number) => plural(count, "una escondida", `${count} escondidas`),
  removedOnes: (count: number) => plural(count, "1 borrada", `${count} borradas`),
  order: "Una a una, en su orden",
  empty: "Todavía no hay nada aquí.",
  priceHelp: "Escribid el precio como siempre: 320 o 320,50.",
  atLeast: (count: number) =>
    plural(count, "Hace falta 1 por lo menos.", `Hacen falta ${count} por lo menos.`),
  atMost: (count: number) => plural(count, "Cabe una.", `Caben ${count} como mucho.`),
  always: (count: number) => plural(count, "Siempre es una.", `Siempre son ${count}.`),
  /** Label of a field of an entry in a row: «Precio de Jardín». */
  fieldOf: (field: string, name: string) => `${field} de ${name}`,
  gone: (name: string) => `«${name}», que ya no está`,
  hours: (count: string) => `${count} h`,
};
