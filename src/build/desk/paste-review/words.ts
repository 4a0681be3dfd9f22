const es = {
  help: "Copiad entero el correo que os llegó del formulario y pegadlo aquí. La dirección de quien escribe no se guarda.",
  mail: "El correo",
  create: "Crear la ficha",
  /** A review with the text of a mail that the form has not sent. */
  takeWords: "Crear la ficha con este texto",
  problems: {
    empty: "Pegad aquí el correo.",
    "too-long": "Es demasiado largo para ser una reseña. Pegad solo el correo del formulario.",
    several: "Hay más de una reseña. Pegadlas de una en una.",
    "no-review":
      "No parece una reseña del formulario: no trae estrellas ni nombre. Si os la escribieron así, el texto sirve, y lo demás lo ponéis vosotros.",
  },
};

const en: typeof es = {
  help: "Copy the whole email that the form sent you and paste it here. The author’s address is not kept.",
  mail: "The email",
  create: "Create the entry",
  takeWords: "Create the entry with this text",
  problems: {
    empty: "Paste the email here.",
    "too-long": "This is too long for a review. Paste only the email from the form.",
    several: "There is more than one review. Paste them one at a time.",
    "no-review":
      "This does not look like a review from the form. If it was written to you like this, its text can be used; you add the rest.",
  },
};

/** Returns what the box for a mail with a review says, by the tag of the desk's language. */
export const pasteWords = (tag: string) => (tag.startsWith("en") ? en : es);
