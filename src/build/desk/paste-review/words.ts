const es = {
  help: "Copiad entero el correo que os llegó del formulario y pegadlo aquí. La dirección de quien escribe no se guarda.",
  mail: "El correo",
  create: "Crear la ficha",
  problems: {
    empty: "Pegad aquí el correo.",
    "too-long": "Es demasiado largo para ser una reseña. Pegad solo el correo del formulario.",
    several: "Hay más de una reseña. Pegadlas de una en una.",
    "no-review":
      "No parece una reseña del formulario: no trae estrellas ni nombre. Si lo es, creadla con «Añadir una reseña».",
  },
};

const en: typeof es = {
  help: "Copy the whole email that the form sent you and paste it here. The author’s address is not kept.",
  mail: "The email",
  create: "Create the entry",
  problems: {
    empty: "Paste the email here.",
    "too-long": "This is too long for a review. Paste only the email from the form.",
    several: "There is more than one review. Paste them one at a time.",
    "no-review":
      "This does not look like a review from the form. If it is one, use “Add a review” instead.",
  },
};

/** Returns what the box for a mail with a review says, by the tag of the desk's language. */
export const pasteWords = (tag: string) => (tag.startsWith("en") ? en : es);
