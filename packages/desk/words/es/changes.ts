import { keyName } from "../keys";
import { plural } from "../plural";

/** The list of changes, errors that prevent publication, and advice. */
export const changes = {
  close: "Cerrar los cambios",
  willChange: "Lo que va a cambiar",
  /** What visitors see now. */
  leaving: "Deja de verse en la web",
  lacks: (what: string) => `Sin ${what}`,
  isLast: (section: string) => `Es lo último de «${section}».`,
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
  twoPeople: "Otra persona también lo ha cambiado.",
  changedAgain: "Lo cambiasteis otra vez después.",
  missingText: (language: string) => `Falta el texto en ${language}.`,
  emptyField: "Falta. Escribidlo.",
  unread: (count: number) =>
    plural(count, "Sin revisar: mirad si está bien.", "Sin revisar: mirad si están bien."),
  right: (count: number) => plural(count, "Está bien", "Están bien"),
  bringBack: "Recuperar lo quitado",
  undoAllKeys: `Con ${keyName("Z")} vuelven.`,
  changeThem: (count: number) => plural(count, "Cambiarlo", "Cambiarlos"),
  inLanguages: (languages: string) => `en ${languages}`,
  quoted: (text: string) => `«${text}»`,
  newEntry: "Ficha nueva",
  unseen: (name: string) => `${name}, sin enseñar`,
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
  otherOrder: "Otro orden",
  otherPlace: "Otro lugar en la lista",
  confirmed: (what: string) => `Confirmado: ${what}`,
  confirmedNoLonger: (what: string) => `Sin confirmar otra vez: ${what}`,
  translations: "Traducciones",
  translationsRead: (languages: string) =>
    languages ? `Traducción revisada en ${languages}` : "Otras marcas en las traducciones",
};
