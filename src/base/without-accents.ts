/** Returns a text without the accents and other marks of its letters: `ñ` becomes `n`. */
export const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
