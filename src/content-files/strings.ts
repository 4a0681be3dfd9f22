/** The longest value that a message quotes or a list shows in full, in characters. */
export const LONGEST = 60;

/** A long text cut at a whole character, with an ellipsis. */
export const truncate = (text: string) => {
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : text;
};

/** The text on one line, with single spaces. */
export const collapseWhitespace = (text: string) => text.replace(/\s+/g, " ").trim();
