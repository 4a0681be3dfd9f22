/** `ñ` becomes `n`. */
export const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
