/** In Spanish, whichever language the desk has. */
export const commitMessages = {
  of: (what: string, whose: string) => `${what} de ${whose}`,
  home: "la portada",
  in: (what: string, where: string) => `${what} en ${where}`,
  newEntry: (what: string, name = "") => (name ? `${what} «${name}»` : what),
  otherOrder: (what: string) => `otro orden en ${what}`,
  otherPlace: (whose: string) => `otro lugar para ${whose}`,
  isNow: (whose: string, state: string) => `${whose}, ${state}`,
  and: (parts: readonly string[], others: number) => {
    const rest = others === 1 ? ["1 cambio más"] : others > 1 ? [`${others} cambios más`] : [];
    return new Intl.ListFormat("es").format([...parts, ...rest]);
  },
  nothing: "Sin cambios",
  /** For another build of the same. */
  again: "Enviado otra vez, sin cambios",
};
