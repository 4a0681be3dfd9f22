import { runsOf, setLine, wordsOf, type Faces, type Run, type Word } from "./words";

type Title = {
  /** Font size in pixels. */
  size: number;
  lines: Run[][];
};

type Fits = (line: Word[]) => boolean;

/**
 * In pixels. Few lines leave room for the picture, but messengers show cards at a quarter: large sizes first. The small
 * ones are for a title that nobody would write.
 */
const LAYOUTS = [
  { most: 1, sizes: [88, 84, 80, 76, 72, 68, 64, 60] },
  { most: 2, sizes: [68, 64, 60, 56] },
  { most: 3, sizes: [52, 48, 44, 36, 28, 20, 12, 8, 4] },
];

/** As a fraction of the font size. */
export const LINE_HEIGHT = 1.1;

/** Pixels by which lines are narrowed at a time. */
const STEP = 16;

/** A word that is too long gets a line of its own. */
const fill = (words: Word[], fits: Fits) => {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && fits([...last, word])) last.push(word);
    else lines.push([word]);
  }
  return lines;
};

/** As few lines as the width allows, about equally long, like `text-wrap: balance` in CSS. */
const balance = (words: Word[], width: number, fitsIn: (width: number) => Fits) => {
  let lines = fill(words, fitsIn(width));
  for (let narrower = width - STEP; narrower > 0; narrower -= STEP) {
    const fits = fitsIn(narrower);
    const tried = fill(words, fits);
    if (tried.length > lines.length || !tried.every(fits)) break;
    lines = tried;
  }
  return lines;
};

/** As large as the width (in pixels) allows. */
export const layOutTitle = (text: string, width: number, faces: Faces): Title => {
  const words = wordsOf(text, faces);
  const fitsIn = (size: number) => (space: number) => (line: Word[]) =>
    setLine(runsOf(line), size, faces).width <= space;
  for (const { most, sizes } of LAYOUTS)
    for (const size of sizes) {
      const lines = balance(words, width, fitsIn(size));
      if (lines.length <= most && lines.every(fitsIn(size)(width)))
        return { size, lines: lines.map(runsOf) };
    }
  throw new Error(`No size is small enough for the title of a share card: ${text}`);
};
