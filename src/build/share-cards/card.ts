import { readFileSync } from "node:fs";
import { markup, Markup } from "../../base/markup";
import { colors } from "../../site/style/tokens";
import { belowSky, drawDay, drawScale, SCALE_HEIGHT, skyGradients, type Day } from "./day";
import { layOutTitle, LINE_HEIGHT } from "./title";
import type { Typefaces } from "./typefaces";
import { setLine } from "./words";

type Brand = { name: string; tagline: string };

/** In pixels. */
type Box = { x: number; y: number; width: number; height: number };

/** In pixels. Messengers show a card at a quarter of its width, where the name is still readable. */
const ROSE = 60;
const NAME = 46;
const TAGLINE = 28;
const GAP = 18;

/** In its colours for a light background. */
const drawRose = (x: number, y: number) => {
  const icons = readFileSync("static/icons.svg", "utf8");
  const [, drawing = ""] = /<symbol id="rose"[^>]*>(.*?)<\/symbol>/s.exec(icons) ?? [];
  const coloured = drawing
    .replaceAll("var(--rose-ray)", colors.sea)
    .replaceAll("var(--rose-ground)", colors.paper)
    .replaceAll("currentColor", colors.ink);
  return markup`<svg x="${x}" y="${y}" width="${ROSE}" height="${ROSE}" viewBox="0 0 48 48">
    <g fill="none" stroke="${colors.ink}" stroke-linejoin="round">${new Markup(coloured)}</g>
  </svg>`;
};

/** Below a line. Long names are smaller; the tagline is left out if it does not fit. */
const drawBrand = (brand: Brand, { x, y, width, height }: Box, faces: Typefaces) => {
  const name = faces.name.known(brand.name);
  const tagline = faces.text.known(brand.tagline);
  const left = x + ROSE + GAP;
  const room = x + width - left;
  const size = Math.min(NAME, (NAME * room) / faces.name.width(name, NAME));
  const taglineWidth = faces.text.width(tagline, TAGLINE);
  const hasRoom = faces.name.width(name, size) + ROSE + taglineWidth <= room;
  const baseline = y + height / 2 + 16;
  const outlines = [
    { fill: colors.ink, path: faces.name.outlines(name, left, baseline, size) },
    ...(hasRoom
      ? [
          {
            fill: colors["ink-2"],
            path: faces.text.outlines(tagline, x + width - taglineWidth, baseline, TAGLINE),
          },
        ]
      : []),
  ];
  return markup`<path d="M${x} ${y}h${width}" stroke="${colors.line}" stroke-width="2"/>
    ${drawRose(x, y + (height - ROSE) / 2)}
    ${outlines.map(({ fill, path }) => markup`<path d="${path}" fill="${fill}"/>`)}`;
};

export type Card = {
  /** May contain `*words*`, the names of waters, in italics. */
  title: string;
  brand: Brand;
  day: Day;
  /** A picture is above the title, instead of the day ruler. */
  hasPicture: boolean;
};

export type CardDrawing = {
  /** With text as outlines, so that no font has to be installed. */
  svg: string;
  /** In pixels, of the area at the top. */
  pictureHeight: number;
};

/** In pixels: messengers and social networks show cards of this size large and uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 };

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** In pixels. */
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const FOOT = { x: MARGIN, y: 530, width: INNER, height: HEIGHT - 530 };
const LAST_BASELINE = FOOT.y - 36;
const ABOVE_TITLE = 30;
const SKY_TOP = 44;

/** Height of accented capitals above the baseline, as a fraction of the font size. */
const ASCENT = 0.95;

/** Also returns the bottom edge of what is above the title. */
const drawTitle = (title: string, faces: Typefaces) => {
  const { size, lines } = layOutTitle(title, INNER, faces);
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

/** The scale below the picture, or the day ruler. */
const drawWindow = ({ day, hasPicture }: Card, bottom: number, faces: Typefaces) => {
  const scaleTop = bottom - SCALE_HEIGHT;
  // Without sold trips there is no day to draw.
  if (day.trips.length === 0)
    return markup`<rect width="${WIDTH}" height="${bottom}" fill="${colors.shallow}"/>`;
  if (hasPicture) return drawScale(day, { x: 0, y: scaleTop, width: WIDTH });
  const height = bottom - SKY_TOP - belowSky(day);
  return drawDay(day, { x: MARGIN, y: SKY_TOP, width: INNER, height }, faces.text);
};

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
