/** Conflicts: two people have changed the same field. */
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
  later: "Decidirlo más tarde",
};
