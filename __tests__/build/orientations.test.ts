import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readPictures } from "../../packages/typed-content/files/read-pictures";
import { FORM_WIDTH, writePictures } from "../../packages/desk/build/write-pictures";
import { renderCard } from "../../src/build/share-cards/render";
import { temporaryFolder } from "../setup/temporary-folder";

/** A picture taller than wide, red at its top and green below, as a phone shows it. */
const [WIDTH, HEIGHT] = [60, 80];

/**
 * The way from the upright picture to the stored pixels of each EXIF orientation, undone by the reader:
 * mirrored or not, and turned by so many degrees.
 */
const STORED: Record<number, { flop: boolean; turn: number }> = {
  1: { flop: false, turn: 0 },
  2: { flop: true, turn: 0 },
  3: { flop: false, turn: 180 },
  4: { flop: true, turn: 180 },
  5: { flop: true, turn: 270 },
  6: { flop: false, turn: 270 },
  7: { flop: true, turn: 90 },
  8: { flop: false, turn: 90 },
};

const { folder, remove } = temporaryFolder();
beforeAll(async () => {
  mkdirSync(join(folder, "media"));
  const half = { width: WIDTH, height: HEIGHT / 2, channels: 3 as const };
  const below = await sharp({ create: { ...half, background: "#0a0" } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { ...half, height: HEIGHT, background: "#d00" } })
    .composite([{ input: below, left: 0, top: HEIGHT / 2 }])
    .png()
    .toBuffer();
  for (const [orientation, { flop, turn }] of Object.entries(STORED)) {
    const mirrored = await sharp(upright).flop(flop).png().toBuffer();
    await sharp(await sharp(mirrored).rotate(turn).png().toBuffer())
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: Number(orientation) })
      .toFile(join(folder, `media/${orientation}.jpg`));
  }
});
afterAll(remove);

const orientations = Object.keys(STORED).map(Number);

/** Returns the colour at a place of a picture, in per cent of its size. */
const colourAt = async (picture: string | Buffer, x: number, y: number) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (part: number, whole: number) => Math.floor((whole * part) / 100);
  const start = (at(y, info.height) * info.width + at(x, info.width)) * info.channels;
  const [red = 0, green = 0] = data.subarray(start, start + 2);
  return red > green ? "red" : "green";
};

test.each(orientations)("orientation %i: upright in its size, and at the desk", async (name) => {
  const [picture] = await readPictures(folder, [`media/${name}.jpg`]);
  expect(picture).toMatchObject({ width: WIDTH, height: HEIGHT });
  // Gatsby would show the others with width and height exchanged.
  expect(picture?.isTurned ?? false).toBe(name >= 5);
  const copies = join(folder, "copies");
  await writePictures(join(folder, "media"), copies, FORM_WIDTH);
  const copy = join(copies, `${name}.jpg`);
  expect(await sharp(copy).metadata()).toMatchObject({ width: WIDTH, height: HEIGHT });
  expect([await colourAt(copy, 50, 10), await colourAt(copy, 50, 90)]).toEqual(["red", "green"]);
});

test("of the site's pictures only those that are needed are written", async () => {
  const copies = join(folder, "needed");
  await writePictures(join(folder, "media"), copies, FORM_WIDTH, (name) => name === "3.jpg");
  expect(readdirSync(copies)).toEqual(["3.jpg"]);
});

// Upright, turned, and turned and mirrored: a card is slow to draw.
test.each([1, 6, 7])("orientation %i: a share card is cropped around its focus", async (name) => {
  const drawing = {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>',
    pictureHeight: 300,
  };
  const path = join(folder, `media/${name}.jpg`);
  const coloursAround = async (focus?: { x: number; y: number }) => {
    const card = await renderCard(drawing, { path, focus });
    return [await colourAt(card, 50, 10), await colourAt(card, 50, 40)];
  };
  expect(await coloursAround({ x: 50, y: 0 })).toEqual(["red", "red"]);
  expect(await coloursAround({ x: 50, y: 100 })).toEqual(["green", "green"]);
  expect(await coloursAround()).toEqual(["red", "green"]);
});
