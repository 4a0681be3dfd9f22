import sharp from "sharp";
import { declaredSize, formatOf } from "../../files/picture-format";
import { present } from "../../../../__tests__/setup/present";

const SIZE = { width: 300, height: 7 };
const drawn = () => sharp({ create: { ...SIZE, channels: 4, background: "#3458" } });

const files: Record<string, () => Promise<Buffer>> = {
  jpeg: () => drawn().jpeg().toBuffer(),
  "progressive jpeg with notes": () =>
    drawn()
      .withExif({ IFD0: { Artist: "A" } })
      .jpeg({ progressive: true })
      .toBuffer(),
  png: () => drawn().png().toBuffer(),
  gif: () => drawn().gif().toBuffer(),
  webp: () => drawn().removeAlpha().webp().toBuffer(),
  "webp without loss": () => drawn().webp({ lossless: true }).toBuffer(),
  "webp with transparency and notes": () =>
    drawn()
      .withExif({ IFD0: { Artist: "A" } })
      .webp()
      .toBuffer(),
  avif: () => drawn().avif({ effort: 0 }).toBuffer(),
};

const sizeOf = (bytes: Uint8Array) => declaredSize(bytes, present(formatOf(bytes), "format"));

test.each(Object.keys(files))("the size of a %s is in its header", async (name) => {
  const bytes = present(await files[name]?.(), name);
  expect(sizeOf(bytes)).toEqual(SIZE);
  for (let length = 12; length < Math.min(bytes.length, 200); length++)
    expect(() => sizeOf(bytes.subarray(0, length))).not.toThrow();
});

test("a JPEG of nothing but fill bytes has no size", () => {
  expect(sizeOf(new Uint8Array(1_000_000).fill(0xff).with(1, 0xd8))).toBeUndefined();
});
