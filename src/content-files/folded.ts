/** A text as it reads on one line, however its own lines end. */
export const folded = (text: string) => text.replace(/\s+/g, " ").trim();
