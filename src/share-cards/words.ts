import type { Typefaces } from "./typefaces";

/** Letters of one style. Names of water and coves are set in italics, as on charts. */
export type Run = { text: string; isWater: boolean };

/** Letters between two spaces; the style may change within. */
export type Word = Run[];

export type Faces = Pick<Typefaces, "title" | "water">;

const faceOf = ({ isWater }: Pick<Run, "isWater">, { title, water }: Faces) =>
  isWater ? water : title;

/** Spaces at which a line may end, which are not those that the typesetting has put in. */
const BREAK = /[ \t\r\n]+/;

/** The words of a text in which `*words*` are names of water, without letters that the fonts lack. */
export const wordsOf = (text: string, faces: Faces): Word[] => {
  const words: Word[] = [[]];
  text
    .normalize("NFC")
    .split("*")
    .forEach((part, index) => {
      const isWater = index % 2 === 1;
      const { known } = faceOf({ isWater }, faces);
      part.split(BREAK).forEach((piece, place) => {
        const text = known(piece);
        if (place > 0) words.push([]);
        if (text) words.at(-1)?.push({ text, isWater });
      });
    });
  return words.filter((word) => word.length > 0);
};

/** The words with spaces between them, as one run for each change of style. */
export const runsOf = (words: Word[]): Run[] => {
  const runs: Run[] = [];
  const add = ({ text, isWater }: Run) => {
    const last = runs.at(-1);
    if (last?.isWater === isWater) last.text += text;
    else runs.push({ text, isWater });
  };
  words.forEach((word) => {
    const last = runs.at(-1);
    if (last) add({ text: " ", isWater: last.isWater && word[0]?.isWater === true });
    word.forEach(add);
  });
  return runs;
};

/** Each run with its place on a line that begins at 0, and the width of the line, in pixels. */
export const setLine = (runs: Run[], size: number, faces: Faces) => {
  let width = 0;
  const placed = runs.map((run) => {
    const face = faceOf(run, faces);
    const x = width;
    width += face.width(run.text, size);
    return { text: run.text, face, x };
  });
  return { placed, width };
};
