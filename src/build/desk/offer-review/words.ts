import type { OwnerLanguage } from "@brisa/typed-content/check";

const es = {
  paste: "Pegar una reseña",
  offered: "Una reseña que os llega",
  emptyLink: "Este enlace no trae ninguna reseña. Pegad aquí lo que os llegó.",
  pasted: "Lo que os llegó",
  help: "Un chat de WhatsApp, un correo o el texto solo. Teléfonos y direcciones de correo se quitan, y lo que no elijáis no se guarda.",
  nothing: "Aquí no hay palabras de nadie.",
  which: (count: number) => `Hay ${count} mensajes. ¿Cuál es la reseña?`,
  unchecked: "Sin comprobar",
  anybody:
    "Cualquiera puede escribir esto. Antes de publicarla, comprobad con el cliente que es suya y que os deja.",
  noText: "Falta el texto, demasiado largo para un enlace: copiadlo del correo en la ficha.",
  language: "¿En qué idioma está? Al decirlo se crea su ficha.",
  there: "Ya la tenéis, de esa persona y ese día o con ese texto: abrir su ficha",
};

const en: typeof es = {
  paste: "Paste a review",
  offered: "A review that reaches you",
  emptyLink: "There is no review in this link. Paste here what reached you.",
  pasted: "What reached you",
  help: "A WhatsApp chat, an email or just the words. Telephone numbers and email addresses are taken out, and what you do not choose is not kept.",
  nothing: "There are no words of anybody here.",
  which: (count: number) => `There are ${count} messages. Which one is the review?`,
  unchecked: "Not checked",
  anybody:
    "Anybody can write this. Before you publish it, check with the guest that it is theirs and that you may.",
  noText: "The text is missing, too long for a link: copy it from the email into the entry.",
  language: "In which language is it? Saying so creates its entry.",
  there: "You have it already, by that person of that day or with that text: open its entry",
};

export const offerWords: Record<OwnerLanguage, typeof es> = { es, en };
