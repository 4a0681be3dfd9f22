/** Characters of a value that a message quotes or a list shows in full. */
const LONGEST = 60;

export const truncate = (text: string) => {
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : text;
};

/** At the end of a word where there is one, without a comma or stop after it. */
export const truncateAtWord = (text: string, longest: number) => {
  const characters = [...text];
  if (characters.length <= longest) return text;
  return `${characters
    .slice(0, longest)
    .join("")
    .replace(/[,.;:]*\s+\S*$/, "")}…`;
};

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** With a small first letter, unless its first word has capitals further on. */
export const inSentence = (title: string) =>
  /^\p{L}\p{L}*\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

export const collapseWhitespace = (text: string) => text.replace(/\s+/g, " ").trim();

/** Undefined if it is not UTF-8, or begins with a byte order mark, which Gatsby cannot parse. */
export const decodeText = (bytes: Uint8Array) => {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith("\uFEFF") ? undefined : text;
  } catch {
    return undefined;
  }
};
