import { markup } from "../markup";
import { colors } from "../style/tokens";
import { drawBrand, type Brand } from "./brand";
import { belowSky, drawDay, drawScale, SCALE_HEIGHT, skyGradients, type Day } from "./day";
import { layTitle, LINE_HEIGHT } from "./title";
import type { Typefaces } from "./typefaces";
import { setLine } from "./words";

/** The content of a card. */
export type Card = {
  /** `*words*` are names of water. */
  title: string;
  brand: Brand;
  day: Day;
  /** Whether a picture stands above the title, in place of the day ruler. */
  hasPicture: boolean;
};

export type CardDrawing = {
  /** SVG whose letters are outlines, so that no font has to be installed. */
  svg: string;
  /** The pixels at the top that are the picture's. */
  pictureHeight: number;
};

/** Pixels: what messengers and networks show large and whole. */
export const CARD_SIZE = { width: 1200, height: 630 };

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** Pixels. */
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const FOOT = { x: MARGIN, y: 530, width: INNER, height: HEIGHT - 530 };
const LAST_BASELINE = FOOT.y - 36;
const ABOVE_TITLE = 30;
const SKY_TOP = 44;

/** How far capitals with accents stand above their baseline, as a part of the size. */
const ASCENT = 0.95;

/** The title's outlines, and where what stands above it ends. */
const drawTitle = (title: string, faces: Typefaces) => {
  const { size, lines } = layTitle(title, INNER, faces);
  const first = LAST_BASELINE - (lines.length - 1) * size * LINE_HEIGHT;
  const outlines = lines.flatMap((runs, index) =>
    setLine(runs, size, faces).placed.map(({ text, face, x }) =>
      face.outlines(text, MARGIN + x, first + index * size * LINE_HEIGHT, size),
    ),
  );
  return {
    path: markup`<path d="${outlines.join("")}" fill="${colors.ink}"/>`,
    top: Math.round(first - ASCENT * size) - ABOVE_TITLE,
  };
};

/** What stands above the title: the place of a picture with the scale of the day, or the ruler. */
const drawWindow = ({ day, hasPicture }: Card, bottom: number, faces: Typefaces) => {
  const scaleTop = bottom - SCALE_HEIGHT;
  // No trip is for sale: there is no day to show.
  if (day.trips.length === 0)
    return markup`<rect width="${WIDTH}" height="${bottom}" fill="${colors.shallow}"/>`;
  if (hasPicture) return drawScale(day, { x: 0, y: scaleTop, width: WIDTH });
  const height = bottom - SKY_TOP - belowSky(day);
  return drawDay(day, { x: MARGIN, y: SKY_TOP, width: INNER, height }, faces.text);
};

/** Draws a card, but for its picture. */
export const drawCard = (card: Card, faces: Typefaces): CardDrawing => {
  const title = drawTitle(card.title, faces);
  const svg = markup`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${skyGradients}
    <rect width="100%" height="100%" fill="${colors.paper}"/>
    ${drawWindow(card, title.top, faces)}
    ${title.path}
    ${drawBrand(card.brand, FOOT, faces)}
  </svg>`;
  return { svg: svg.source, pictureHeight: card.hasPicture ? title.top - SCALE_HEIGHT : 0 };
};
