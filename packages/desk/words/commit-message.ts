/** In Spanish, whichever language the desk has. */
export const commitMessages = {
  and: (parts: readonly string[], others: number) => {
    const rest = others === 1 ? ["1 cambio más"] : others > 1 ? [`${others} cambios más`] : [];
    return new Intl.ListFormat("es").format([...parts, ...rest]);
  },
  nothing: "Sin cambios",
  /** For another build of the same. */
  again: "Enviado otra vez, sin cambios",
};
