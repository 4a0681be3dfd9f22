import type { Typefaces } from "./typefaces";

/** Names of waters and coves are in italics, as on charts. */
export type Run = { text: string; isWater: boolean };

export type Word = Run[];

export type Faces = Pick<Typefaces, "title" | "water">;

const faceOf = ({ isWater }: Pick<Run, "isWater">, { title, water }: Faces) =>
  isWater ? water : title;

/** Non-breaking ones (`packages/typed-content/texts/typography.ts`) do not count. */
const BREAK = /[ \t\r\n]+/;

/** `*words*` are names of waters. Characters that the fonts do not have go. */
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

/** One run for each change of style. */
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

/** In pixels, for a line that begins at 0. */
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
