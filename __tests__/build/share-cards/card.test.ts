import sharp from "sharp";
import { drawCard, type Card } from "../../../src/build/share-cards/card";
import { renderCard } from "../../../src/build/share-cards/render";
import { typefaces } from "../../../src/build/share-cards/typefaces";
import { colors } from "../../../src/site/style/tokens";

const DAY: Card["day"] = {
  trips: [
    { start: "09:00", end: "12:00", sky: "morning" },
    { start: "13:00", end: "16:30", sky: "midday" },
    { start: "10:00", end: "15:00", sky: "extended" },
  ],
  position: { latitude: 39.5, longitude: 2.7 },
};

const CARD: Card = {
  title: "Un día cualquiera",
  brand: { name: "Vela Clara", tagline: "Paseos en barco" },
  day: DAY,
  hasPicture: false,
};

const draw = async (card: Partial<Card> = {}) => drawCard({ ...CARD, ...card }, await typefaces());

/** Decodes a picture; `at` returns the red, green and blue of a pixel. */
const pixelsOf = async (file: Buffer) => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return {
    info,
    at: (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)],
  };
};

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const paper = rgb(colors.paper);

/** Whether it is the colour of paper, within the loss of JPEG. */
const isPaper = (colour: number[]) =>
  colour.every((value, index) => Math.abs(value - Number(paper[index])) < 12);

/** Expects empty margins beside title and name. */
const expectMargins = async (card: Partial<Card>) => {
  const { at } = await pixelsOf(await renderCard(await draw(card)));
  const rows = Array.from({ length: 155 }, (_, index) => 320 + 2 * index);
  const points = rows.flatMap((y) => [2, 30, 55, 1145, 1170, 1197].map((x) => [x, y] as const));
  expect(points.filter(([x, y]) => !isPaper(at(x, y)))).toEqual([]);
};

test("letters are outlines: no text, no font, nothing of what somebody typed", async () => {
  const { svg } = await draw({ title: `Fin</svg><script>&"'` });
  expect(svg).not.toMatch(/<text|font-|script|Fin|NaN|undefined|Infinity/);
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("every letter of the fonts has outlines that a renderer understands", async () => {
  const faces = await typefaces();
  const letters = Array.from({ length: 0x3000 - 0x20 }, (_, index) =>
    String.fromCharCode(0x20 + index),
  );
  for (const face of Object.values(faces)) {
    const known = letters.map(face.known).filter(Boolean);
    expect(known.length).toBeGreaterThan(200);
    const outlines = known.map((letter) => face.outlines(letter, 0, 0, 44)).join("");
    expect(outlines).toMatch(/^([MLQCZ](-?[\d.]+( -?[\d.]+)*)?)*$/);
  }
});

test("nothing leaves the card: a title of 200 letters, a name of 100", async () => {
  await expectMargins({ title: "Mittsommernachtsausflüge ".repeat(8) });
  await expectMargins({ brand: { name: "Velas y Vientos ".repeat(7), tagline: "Paseos" } });
});

test("the ruler shows each trip under its own sky, and changes with its hours", async () => {
  const { svg } = await draw();
  for (const sky of ["morning", "midday", "extended"]) expect(svg).toContain(`"url(#sky-${sky})"`);
  expect(svg).not.toContain('"url(#sky-sunset)"');
  const later = DAY.trips.map((trip) => ({ ...trip, end: trip.end.replace(":00", ":30") }));
  expect((await draw({ day: { ...DAY, trips: later } })).svg).not.toBe(svg);
});

test("without trips there is a card all the same", async () => {
  const day = { ...DAY, trips: [] };
  for (const hasPicture of [true, false]) {
    const { svg } = await draw({ day, hasPicture });
    expect(svg).not.toMatch(/NaN|Infinity/);
  }
});
