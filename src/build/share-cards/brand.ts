import { readFileSync } from "node:fs";
import { Markup, markup } from "../../base/markup";
import { colors } from "../../site/style/tokens";
import type { Typefaces } from "./typefaces";

export type Brand = { name: string; tagline: string };

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
export const drawBrand = (brand: Brand, { x, y, width, height }: Box, faces: Typefaces) => {
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
