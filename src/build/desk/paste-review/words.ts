import type { OwnerLanguage } from "../../../base/languages";
import type { PasteProblem } from "./read-pasted";

const es = {
  help: "Pegad lo que os llegó: un chat de WhatsApp, un correo, lo del formulario o el texto solo. Direcciones y teléfonos no se guardan.",
  pasted: "Lo que os llegó",
  goOn: "Seguir",
  back: "Atrás",
  problems: {
    empty: "Pegad aquí la reseña.",
    "too-long": "Es demasiado largo para ser una reseña. Pegad solo la parte en que está.",
    several: "Hay más de una reseña. Pegadlas de una en una.",
    "no-words": "Aquí no hay palabras de nadie: solo fotos, estrellas o mensajes eliminados.",
  } satisfies Record<PasteProblem, string>,
  choose: "¿Cuál es la reseña?",
  chooseHelp:
    "Los últimos van primero. Si la escribió en varios mensajes seguidos, marcadlos todos. Los demás no se guardan.",
  search: "Buscar en los mensajes",
  unnamed: (number: number) => `Persona ${number}`,
  chooseOne: "Marcad antes el mensaje que es la reseña.",
  more: (count: number) => `Hay ${count} más. Buscad una palabra de la reseña.`,
  check: "Revisadlo",
  checkHelp:
    "Es lo que hemos leído. Corregid lo que no sea así; lo que falte se puede poner después.",
  name: "Nombre",
  date: "Fecha",
  dayToCome: "Ese día todavía no ha llegado. Mirad si la fecha está bien.",
  stars: "Estrellas",
  language: "Idioma en que la escribió",
  text: "La reseña, tal como llegó",
  unknown: "Sin poner",
  otherLanguage:
    "Parece escrita en un idioma que la web no tiene. Poned abajo su traducción y elegid el idioma de la traducción.",
  consent: "Me ha dicho que puedo publicarla",
  lacking: {
    language: "Elegid el idioma: la reseña va a su línea.",
    text: "Falta el texto de la reseña.",
    consent: "Solo se publica lo que su autor deja publicar: marcadlo si os lo ha dicho.",
  },
  create: "Crear la ficha",
};

const en: typeof es = {
  help: "Paste what reached you: a WhatsApp chat, an email, a message from the form, or just the words. Addresses and telephone numbers are not kept.",
  pasted: "What reached you",
  goOn: "Continue",
  back: "Back",
  problems: {
    empty: "Paste the review here.",
    "too-long": "This is too long for a review. Paste only the part that has it.",
    several: "There is more than one review. Paste them one at a time.",
    "no-words": "There are no words here: only pictures, stars or deleted messages.",
  },
  choose: "Which one is the review?",
  chooseHelp:
    "The newest come first. If it was written in several messages in a row, tick them all. The others are not kept.",
  search: "Search the messages",
  unnamed: (number: number) => `Person ${number}`,
  chooseOne: "First tick the message that is the review.",
  more: (count: number) => `There are ${count} more. Search for a word of the review.`,
  check: "Check it",
  checkHelp:
    "This is what we have read. Correct what is wrong; what is missing can be added later.",
  name: "Name",
  date: "Date",
  dayToCome: "That day has not come yet. Check whether the date is right.",
  stars: "Stars",
  language: "Language in which it was written",
  text: "The review, as it came",
  unknown: "Not given",
  otherLanguage:
    "This seems to be in a language that the site lacks. Put its translation below and choose the language of the translation.",
  consent: "Its author has told me that I may publish it",
  lacking: {
    language: "Choose the language: the review goes to its line.",
    text: "The review has no text.",
    consent: "Only what its author allows is published: tick this if they have told you so.",
  },
  create: "Create the entry",
};

export type PasteWords = typeof es;

export const pasteWords: Record<OwnerLanguage, PasteWords> = { es, en };
