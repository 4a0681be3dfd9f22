/** Letters of a value that a sentence can bear. */
const MOST = 60;

/** As much of a value as a sentence can bear; characters are not cut in two. */
export const shortened = (text: string) => {
  const letters = [...text];
  return letters.length > MOST ? `${letters.slice(0, MOST).join("")}…` : text;
};
