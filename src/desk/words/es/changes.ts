import { defaultLanguage } from "../../../base/languages";
import { grammarOf } from "../../../typed-content/check/messages/grammar";

const original = grammarOf("es").languageName(defaultLanguage);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** The list of changes, errors that prevent publication, and advice. */
export const changes = {
  close: "Cerrar los cambios",
  willChange: "Lo que va a cambiar",
  advice: (count: number) => plural(count, "Un consejo", `${count} consejos`),
  older: (count: number) =>
    plural(count, "1 error ya estaba antes", `${count} errores ya estaban antes`),
  notYet: "Todavía no",
  leave: "Dejar para luego",
  leaveThis: (name: string) => `Dejar para luego: ${name}`,
  forLater: (count: number) => `Para luego (${count})`,
  waitsForOthers: "Espera a algo que todavía no está listo.",
  undoThis: (where: string) => `Deshacer: ${where}`,
  undoAll: "Deshacer todo",
  undoAllQuestion: (count: number) =>
    plural(count, "¿Deshacer el cambio?", `¿Deshacer los ${count} cambios?`),
  undoAllYes: "Sí, deshacer todo",
  undoAllNo: "No, se quedan",
  /** Announced by screen readers when the numbers change. */
  counts: (changed: number, wrong: number) =>
    `${plural(changed, "1 cambio", `${changed} cambios`)}, ${wrong} por corregir.`,
  writeIt: "Escribirlo",
  correctIt: "Corregirlo",
  seeIt: "Mirarlo",
  decideIt: "Decidirlo",
  twoPeople: "Otra persona también lo ha cambiado.",
  changedAgain: "Lo cambiasteis otra vez después.",
  missingText: (language: string) => `Falta el texto en ${language}.`,
  emptyField: "Falta. Escribidlo.",
  olderTexts: (count: number) =>
    plural(
      count,
      `El ${original} ha cambiado después. Mirad si sigue valiendo.`,
      `El ${original} ha cambiado después. Mirad si siguen valiendo.`,
    ),
  stillRight: (count: number) => plural(count, "Sigue valiendo", "Siguen valiendo"),
  taken: "Quitado.",
  bringBack: "Recuperarlo",
  undoAllKeys: "Con Ctrl+Z vuelven.",
  changeThem: (count: number) => plural(count, "Cambiarlo", "Cambiarlos"),
  inLanguages: (languages: string) => `en ${languages}`,
  quoted: (text: string) => `«${text}»`,
  newEntry: "Ficha nueva",
  unseen: (name: string) => `${name}, sin enseñar`,
  newPictures: (count: number) => `${count} fotos nuevas`,
  goOn: "Seguir",
  newPicture: "Foto nueva",
  deleted: "Ya no está",
  deletedPicture: "Borrada la foto",
  added: "Añadido",
  removed: "Quitado",
  changed: "Cambiado",
  empty: "Vacío",
  yes: "Sí",
  no: "No",
  shown: "Se ve",
  hidden: "Escondida",
  noFocus: "Sin punto",
  focusSet: "Con punto",
  focusMoved: "Otro punto",
  otherOrder: "Otro orden",
  otherPlace: "Otro lugar en la lista",
  confirmed: (what: string) => `Confirmado: ${what}`,
  confirmedNoLonger: (what: string) => `Sin confirmar otra vez: ${what}`,
  translations: "Traducciones",
  translationsHold: (languages: string) =>
    languages ? `Sigue valiendo la traducción en ${languages}` : "Otras marcas en las traducciones",
};

/** Two people have changed the same field. */
export const conflict = {
  titleText: "Otra persona ha cambiado este mismo texto",
  title: "Otra persona también ha cambiado esto",
  question: (where: string) => `${where}. ¿Con cuál os quedáis?`,
  mine: "El vuestro",
  theirs: "El de la otra persona",
  theirsWhen: "Ya guardado",
  keep: "Nos quedamos con este",
  unknown:
    "El de la otra persona es de otra clase, que este escritorio no conoce y no puede quitar. Apuntad el vuestro si lo queréis.",
  keepMine: "Nos quedamos con el vuestro",
  keepTheirs: "Nos quedamos con el de la otra persona",
  gone: "Quitado",
  empty: "Vacío",
  others: "Sus demás cambios ya están aquí, junto a los vuestros.",
  /** Between what was there before a save, and what is there now. */
  takenBack: {
    title: "Esto se cambió otra vez después",
    mine: "Como estaba antes",
    theirs: "Como está ahora",
    keepMine: "Nos quedamos con lo de antes",
    keepTheirs: "Nos quedamos con lo de ahora",
    others: "Lo demás de entonces vuelve a estar como estaba.",
    later: "Dejarlo como está",
  },
  /** Where it is known who it was. */
  by: (who: string) => ({
    title: `${who} también ha cambiado esto`,
    titleText: `${who} ha cambiado este mismo texto`,
    theirs: `El de ${who}`,
    keepTheirs: `Nos quedamos con el de ${who}`,
  }),
  later: "Decidirlo más tarde",
};
