import "../../../../examples/guest-house/model/languages";
import type { Sharp } from "sharp";
import { preparePicture } from "../../stores/prepare";
import { picture } from "../../../typed-content/fields/picture";
import { pictureErrors } from "../../../typed-content/check/rules/pictures";
import { notedPictures, PLACE } from "../../../../__tests__/setup/noted-pictures";
import { encoded, plain, withDecoding } from "../pictures/decoding";

withDecoding();

const SIZE = { width: 1600, height: 1067 };

const prepare = (name: string, content: BlobPart, taken: string[] = []) =>
  preparePicture(
    new File([content], name),
    (path) => taken.includes(path),
    () => undefined,
  );

const bytesOf = async (encoder: Sharp) => Uint8Array.from(await encoder.toBuffer());

/** Prepares a picture; throws if it is refused. */
const prepared = async (...given: Parameters<typeof prepare>) => {
  const result = await prepare(...given);
  if ("refusal" in result) throw new Error(result.refusal);
  return result;
};

/** The first box of an ISO media file: its length, type, major brand and compatible brands. */
const iso = (...brands: string[]) => `\0\0\0\u0024ftyp${brands[0]}\0\0\0\0${brands.join("")}`;

/** Encodes a text as Latin-1. */
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

test.each([
  ["an iPhone's picture, by its name", "IMG_0001.HEIC", "photo", "heic"],
  ["an iPhone's picture, by its other name", "IMG_0001.heif", "photo", "heic"],
  ["an iPhone's picture under a JPEG's name", "IMG.jpg", iso("heic", "mif1"), "heic"],
  ["one of another maker", "20240101.jpg", iso("mif1", "heic"), "heic"],
  ["a drawing", "logo.svg", SVG, "drawing"],
  ["a drawing under a PNG's name", "logo.png", SVG, "other"],
  ["a video", "paseo.mp4", iso("mp42", "isom"), "video"],
  ["a video under a JPEG's name", "paseo.jpg", iso("isom", "avc1"), "video"],
  ["an old film", "paseo.mov", "\0\0\0\u0008moov", "video"],
  ["a text", "notas.txt", "Buenos días", "other"],
  ["an animation", "barco.gif", "GIF89a", "other"],
  ["an empty file", "vacia.jpg", "", "empty"],
  ["a JPEG that is only its beginning", "b.jpg", latin1("\xff\xd8\xff\xe0"), "damaged"],
])("%s is refused", async (_, name, content, refusal) => {
  expect(await prepare(name, content)).toEqual({ refusal });
});

test("a file that is gone, or waits in a cloud, is refused", async () => {
  const file = new File(["x"], "nube.jpg");
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error()) });
  const never = () => false;
  expect(await preparePicture(file, never, never)).toEqual({ refusal: "unreadable" });
});

// `known-files.test.ts` has the other formats.
test("what is missing its end is refused, also with a whole picture in its notes, as cameras store it", async () => {
  const jpeg = await bytesOf(plain(SIZE).jpeg());
  const thumbnail = [0xff, 0xe1, 0x00, 0x06, 0xff, 0xd8, 0xff, 0xd9];
  const bytes = Uint8Array.from([...jpeg.subarray(0, 2), ...thumbnail, ...jpeg.subarray(2)]);
  expect(await prepare("barco.jpg", bytes.subarray(0, bytes.length * 0.8))).toEqual({
    refusal: "damaged",
  });
  expect(await prepare("barco.jpg", bytes)).toHaveProperty("upload");
});

/** Returns the offset at which a JPEG stores its size. */
const sizeInJpeg = (bytes: Uint8Array) =>
  bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0) + 7;

test.each([
  ["jpeg", sizeInJpeg],
  ["png", () => 18],
] as const)("a %s of too many pixels is refused before it is decoded", async (format, placeIn) => {
  const bytes = await bytesOf(plain({ width: 8, height: 4000 })[format]());
  new DataView(bytes.buffer).setUint16(placeIn(bytes), 30_000);
  const read = jest.spyOn(globalThis, "createImageBitmap");
  expect(await prepare("grande", bytes)).toEqual({ refusal: "too-large" });
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ["Mi Foto ñandú.JPG", "mi-foto-nandu.jpg"],
  ["Cala Vella (día).jpeg", "cala-vella-dia.jpg"],
  ["CON.jpg", "con-2.jpg"],
  [`${"largo-".repeat(40)}.jpg`, `${"largo-".repeat(9)}largo.jpg`],
  ["sin-terminacion", "sin-terminacion.jpg"],
  [".jpg", "foto.jpg"],
  ["写真.jpg", "foto.jpg"],
  ["../../house.json", "house.jpg"],
  // Never in the place of another.
  ["Barco.jpg", "barco-3.jpg"],
])("%j is stored as %s, which the model takes", async (name, stored) => {
  const taken = ["media/barco.jpg", "media/barco-2.jpg"];
  const { upload } = await prepared(name, await bytesOf(plain(SIZE).jpeg()), taken);
  expect(upload.picture.file).toBe(`media/${stored}`);
  expect(picture("Foto", {}).shape.file.safeParse(`/media/${stored}`).success).toBe(true);
});

test.each([
  ["jpeg", ".jpg", plain(SIZE).jpeg(), { format: "jpeg" }],
  ["png", ".png", plain(SIZE).png(), { format: "png" }],
  ["webp", ".webp", plain(SIZE).webp(), { format: "webp" }],
  ["avif", ".avif", plain(SIZE).avif({ effort: 0 }), { format: "heif", compression: "av1" }],
])("a fit %s is stored as it is, with its facts", async (_, ending, encoder, format) => {
  const bytes = await bytesOf(encoder);
  const { upload, isSmall } = await prepared("barco", bytes);
  expect(encoded).toEqual([]);
  expect(upload).toEqual({
    bytes,
    picture: {
      file: `media/barco${ending}`,
      bytes: bytes.length,
      ...format,
      ...SIZE,
      isDamaged: false,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    },
  });
  expect(isSmall).toBe(false);
  expect(pictureErrors([upload.picture])).toEqual([]);
});

test.each([
  ["wide to its long side", [4800, 3200], [2400, 1600]],
  ["upright to the width that the site shows", [3200, 4800], [1600, 2400]],
  ["very high to that width, too", [3000, 9000], [1600, 4800]],
  ["narrow and high not at all", [1000, 5000], undefined],
  ["smaller than that neither", [1599, 900], undefined],
  ["a single pixel neither", [1, 1], undefined],
])("a picture is made smaller, or told to be small: %s", async (_, size, to) => {
  const [width = 0, height = 0] = size;
  const { isSmall } = await prepared("a.jpg", await bytesOf(plain({ width, height }).jpeg()));
  expect(encoded).toEqual(to ? [{ width: to[0], height: to[1], type: "image/jpeg" }] : []);
  expect(isSmall).toBe(!to);
});

test.each(Object.entries(notedPictures))("a place is not stored: %s", async (name, make) => {
  const { upload } = await prepared("barco", await make());
  const format = name.replace("avif", "jpeg").replace(/\W.*/, "");
  expect(encoded.map(({ type }) => type)).toEqual([`image/${format}`]);
  expect(Buffer.from(upload.bytes).includes(PLACE)).toBe(false);
});

test("a picture that its camera has turned is stored upright", async () => {
  await prepared("a.jpg", await bytesOf(plain(SIZE).withMetadata({ orientation: 6 }).jpeg()));
  expect(encoded).toEqual([{ width: SIZE.height, height: SIZE.width, type: "image/jpeg" }]);
});
