import { readFileSync } from "node:fs";
import { markup, Markup } from "../markup";
import type { DrawingName } from "../../model/drawings";
import { skies, type SkyName } from "../../model/skies";
import type { siteLogo } from "../icons";
import { inColors, sitePalette } from "../look";
import { layOutTitle, LINE_HEIGHT } from "./title";
import type { Typeface, Typefaces } from "./typefaces";
import { setLine } from "./words";

export type Card = {
  /** May contain `*words*`, the names of waters, in italics. */
  title: string;
  /** What the boat costs, and for how many it is. */
  facts: string;
  name: string;
  /** Of the place that is drawn where there is no picture. */
  sky: SkyName;
  drawing: DrawingName;
  hasPicture: boolean;
  /** In place of the rose. */
  logo?: Awaited<ReturnType<typeof siteLogo>>;
};

export type CardDrawing = {
  /** With text as outlines, so that no font has to be installed; over the picture, where there is one. */
  svg: string;
  /** In pixels, of the area at the top. */
  pictureHeight: number;
};

/** In pixels: messengers and social networks show cards of this size large and uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 };

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** In pixels. Messengers show a card at a quarter of its width, where all text is still readable. */
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const FACTS = { size: 40, baseline: HEIGHT - 52 };
const LAST_BASELINE = FACTS.baseline - 76;
const ABOVE_TITLE = 30;
const TAB = { height: 92, mark: 60, widest: 360, name: 46, gap: 18 };

/** Height of accented capitals above the baseline, as a fraction of the font size. */
const ASCENT = 0.95;

/** As large as the width allows, up to a size. */
const setIn = (face: Typeface, text: string, room: number, most: number) => {
  const known = face.known(text);
  const size = Math.min(most, (most * room) / face.width(known, most));
  return { known, size, width: face.width(known, size) };
};

/** In its colours for a light background. */
const drawRose = (y: number) => {
  const icons = readFileSync("static/icons.svg", "utf8");
  const [, drawing = ""] = /<symbol id="rose"[^>]*>(.*?)<\/symbol>/s.exec(icons) ?? [];
  const coloured = drawing
    .replaceAll("var(--rose-ray)", "var(--sea)")
    .replaceAll("var(--rose-ground)", "var(--paper)")
    .replaceAll("currentColor", "var(--ink)");
  return markup`<svg x="${MARGIN}" y="${y}" width="${TAB.mark}" height="${TAB.mark}" viewBox="0 0 48 48">
    <g fill="none" stroke="var(--ink)" stroke-linejoin="round">${new Markup(coloured)}</g>
  </svg>`;
};

/** The brand on a tab in the corner. */
const drawBrand = ({ name, logo }: Pick<Card, "name" | "logo">, face: Typeface) => {
  const y = (TAB.height - TAB.mark) / 2;
  const mark = Math.min(TAB.widest, TAB.mark * (logo?.ratio ?? 1));
  const drawn = logo
    ? markup`<image href="${logo.url}" x="${MARGIN}" y="${y}" width="${mark}" height="${TAB.mark}"/>`
    : drawRose(y);
  const left = MARGIN + mark + TAB.gap;
  const { known, size, width } = setIn(face, name, WIDTH - left - MARGIN, TAB.name);
  const path = face.outlines(known, left, TAB.height / 2 + 16, size);
  return markup`<path d="M0 0H${left + width + MARGIN / 2}V${TAB.height}H0Z" fill="var(--paper)"/>
    ${drawn}
    <path d="${path}" fill="var(--ink)"/>`;
};

/** Stops are like `#FBE0A0, #F7ECCF 32%, #8EC3DE`. */
const gradient = (sky: SkyName) =>
  skies[sky].stops.split(", ").map((stop, index) => {
    const [color = "", offset = index === 0 ? "0%" : "100%"] = stop.split(" ");
    return markup`<stop offset="${offset}" stop-color="${color}"/>`;
  });

/** Of a drawn place, in the colours of its sky: what custom properties are on a page. */
const part = (id: string, light: Record<string, string>) => {
  const art = readFileSync("static/art/places.svg", "utf8");
  const [, drawing = ""] = new RegExp(`<g id="${id}">(.*)</g>\n`).exec(art) ?? [];
  return new Markup(drawing.replace(/var\(--(\w+)\)/g, (_, color: string) => light[color] ?? ""));
};

/** The height of the horizon in a drawn place, and the scale at which two are as wide as the card. */
const PLACE = { horizon: 300, scale: 1.5 };

/** The place of a trip, the coast beside it, and the boat, under a sky that the water reflects. */
const drawBay = ({ sky, drawing }: Pick<Card, "sky" | "drawing">, height: number) => {
  const { light } = skies[sky];
  const { scale } = PLACE;
  const horizon = Math.round(height * 0.68);
  const middle = WIDTH / 2;
  const air = markup`<path d="M0 0H${WIDTH}V${horizon}H0Z" fill="url(#sky)"/>`;
  return markup`<linearGradient id="sky" x2="0" y1="1">${gradient(sky)}</linearGradient>
    ${air}<g transform="translate(0 ${2 * horizon}) scale(1 -1)">${air}</g>
    <circle cx="${middle + 120}" cy="${Math.round(horizon * 0.45)}" r="54" fill="${light.sun}"/>
    <g transform="translate(${middle} ${horizon - scale * PLACE.horizon}) scale(${scale})">
      <g transform="scale(-1 1)">${part("coast", light)}</g>${part(drawing, light)}
    </g>
    <g transform="translate(${middle - 280} ${horizon - 2 * PLACE.horizon}) scale(2)">
      ${part("boat", light)}
    </g>`;
};

/** Also returns the top edge of what stands below the picture. */
const drawTitle = (title: string, faces: Typefaces) => {
  const { size, lines } = layOutTitle(title, INNER, faces);
  const first = LAST_BASELINE - (lines.length - 1) * size * LINE_HEIGHT;
  const outlines = lines.flatMap((runs, index) =>
    setLine(runs, size, faces).placed.map(({ text, face, x }) =>
      face.outlines(text, MARGIN + x, first + index * size * LINE_HEIGHT, size),
    ),
  );
  return { path: outlines.join(""), top: Math.round(first - ASCENT * size) - ABOVE_TITLE };
};

export const drawCard = (card: Card, faces: Typefaces): CardDrawing => {
  const { path, top } = drawTitle(card.title, faces);
  const { known, size } = setIn(faces.text, card.facts, INNER, FACTS.size);
  const svg = markup`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    ${card.hasPicture ? [] : drawBay(card, top)}
    <path d="M0 ${top}H${WIDTH}V${HEIGHT}H0Z" fill="var(--paper)"/>
    <path d="${path}" fill="var(--ink)"/>
    <path d="${faces.text.outlines(known, MARGIN, FACTS.baseline, size)}" fill="var(--ink-2)"/>
    ${drawBrand(card, faces.name)}
  </svg>`;
  return { svg: inColors(svg.source, sitePalette()), pictureHeight: card.hasPicture ? top : 0 };
};
