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
