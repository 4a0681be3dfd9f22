/** The longest value that a message quotes or a list shows in full, in characters. */
const LONGEST = 60;

/** A long text cut at a whole character, with an ellipsis. */
export const truncate = (text: string) => {
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : text;
};

/** The text on one line, with single spaces. */
export const collapseWhitespace = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Returns the text of a file; undefined where it is not UTF-8, or begins with the mark that Gatsby
 * cannot read.
 */
export const decodeText = (bytes: Uint8Array) => {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith("\uFEFF") ? undefined : text;
  } catch {
    return undefined;
  }
};
