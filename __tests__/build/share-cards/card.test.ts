import sharp from "sharp";
import { drawCard, type Card } from "../../../src/build/share-cards/card";
import { renderCard } from "../../../src/build/share-cards/render";
import { typefaces } from "../../../src/build/share-cards/typefaces";
import { sitePalette } from "../../../src/build/look";

const CARD: Card = {
  title: "Un día cualquiera",
  facts: "Desde 99 € el barco entero · Hasta 4 personas",
  name: "Vela Clara",
  sky: "midday",
  drawing: "cape",
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

const paper = rgb(sitePalette().paper);

/** Whether it is the colour of paper, within the loss of JPEG. */
const isPaper = (colour: number[]) =>
  colour.every((value, index) => Math.abs(value - Number(paper[index])) < 12);

/** Expects empty margins beside title and facts. */
const expectMargins = async (card: Partial<Card>) => {
  const { at } = await pixelsOf(await renderCard(await draw(card)));
  const rows = Array.from({ length: 112 }, (_, index) => 405 + 2 * index);
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
  await expectMargins({ facts: "Desde 99 € el barco entero ".repeat(4) });
  const { at } = await pixelsOf(
    await renderCard(await draw({ name: "Velas y Vientos ".repeat(7) })),
  );
  expect(isPaper(at(1160, 46))).toBe(true);
});

test("without a picture the bay is drawn under the sky of the first trip, with one nothing is", async () => {
  const [bay, dusk, picture] = await Promise.all([
    draw(),
    draw({ sky: "sunset" }),
    draw({ hasPicture: true }),
  ]);
  expect(bay.svg).not.toBe(dusk.svg);
  expect(bay.pictureHeight).toBe(0);
  expect(picture.pictureHeight).toBeGreaterThan(300);
  expect(picture.svg).not.toContain("url(#sky)");
});
