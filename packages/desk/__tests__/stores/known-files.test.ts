import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "../../../../examples/guest-house/__tests__/house-content";
import { readPictures } from "../../../typed-content/files/read-pictures";
import { knownFiles, readKnownFiles } from "../../stores/known-files";
import { measurePicture } from "../../stores/measure-picture";
import { withTemporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";
import { decodePictures, NO_CONTENT } from "./host";

beforeAll(decodePictures);
afterEach(() => jest.restoreAllMocks());

const never = () => Promise.reject(new Error("fetched"));

describe("what the build writes beside the desk", () => {
  test.each([
    ["is not there", () => new Response("", { status: 404 })],
    ["is a page", () => new Response("<!doctype html>")],
    ["is empty", () => Response.json({})],
    ["is null", () => Response.json(null)],
  ])("is done without where it %s", async (_, response) => {
    jest.spyOn(globalThis, "fetch").mockResolvedValue(response());
    const fetch = () => Promise.resolve(new TextEncoder().encode("{}"));
    expect(await (await readKnownFiles()).text("x", fetch)).toBe("{}");
  });

  test("is read from beside the desk", async () => {
    const picture = { sha256: "1", bytes: 3, width: 9, height: 9, isDamaged: false };
    const content = { texts: { x: "known" }, yaml: {}, pictures: { y: picture } };
    const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(content));
    const known = await readKnownFiles();
    expect(await known.text("x", never)).toBe("known");
    const copy = { file: "media/copy.jpg", ...picture };
    expect(await known.picture("y", "media/copy.jpg", never)).toEqual(copy);
    expect(fetched.mock.calls[0]?.[0]).toBe("content.json");
  });
});

test("what failed is fetched again", async () => {
  const known = knownFiles(NO_CONTENT);
  await expect(known.text("x", never)).rejects.toThrow("fetched");
  expect(await known.text("x", () => Promise.resolve(text("a")))).toBe("a");
});

const folder = withTemporaryFolder();
const drawn = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#345" } });
const text = (said: string) => new TextEncoder().encode(said);

/** A picture that declares 16,000 pixels each way. */
const declaring = async (format: "png" | "webp", at: number, bits: 16 | 32) => {
  const bytes = new Uint8Array(await drawn().toFormat(format).toBuffer());
  const view = new DataView(bytes.buffer);
  if (bits === 32) for (const place of [at, at + 4]) view.setUint32(place, 16_000);
  else for (const place of [at, at + 2]) view.setUint16(place, 16_000, true);
  return bytes;
};

const PICTURES: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  "a.jpg": () => drawn().jpeg().toBuffer(),
  "turned.jpg": () => drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  "a.png": () => drawn().png().toBuffer(),
  "a.webp": () => drawn().webp().toBuffer(),
  "a.avif": () => drawn().avif({ effort: 0 }).toBuffer(),
  "a.gif": () => drawn().gif().toBuffer(),
  "none.jpg": () => text("no picture"),
  "begun.jpg": () => new Uint8Array([0xff, 0xd8, 0xff, 0]),
  "empty.jpg": () => new Uint8Array(),
  "large.jpg": () => new Uint8Array(20_000_001),
  // They are not decoded.
  "many-pixels.png": () => declaring("png", 16, 32),
  "many-pixels.webp": () => declaring("webp", 26, 16),
};

test.each(Object.entries(PICTURES))(
  "%s is measured as the build's check does",
  async (name, make) => {
    const file = `media/${name}`;
    const bytes = new Uint8Array(await make());
    write(join(folder(), file), bytes);
    const decode = jest.spyOn(globalThis, "createImageBitmap");
    const measured = { file, ...(await measurePicture(bytes)) };
    if (name.startsWith("many")) expect(decode).not.toHaveBeenCalled();
    expect([measured]).toEqual(await readPictures(folder(), [file]));
  },
);

test("an iPhone's picture is known as such, although no browser decodes it", async () => {
  const head = text("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  expect(await measurePicture(head)).toMatchObject({ format: "heif", compression: "hevc" });
});

test.each(["jpeg", "png", "webp"] as const)(
  "what a browser draws although a part is missing is told by its end: %s",
  async (format) => {
    const bitmap = { width: 60, height: 40, close: () => undefined };
    jest.spyOn(globalThis, "createImageBitmap").mockResolvedValue(bitmap);
    const picture = await sharp(join(ROOT, "media/front.jpg")).toFormat(format).toBuffer();
    const cut = new Uint8Array(picture.subarray(0, picture.length * 0.8));
    expect(await measurePicture(new Uint8Array(picture))).toMatchObject({ isDamaged: false });
    expect(await measurePicture(cut)).toMatchObject({ format, isDamaged: true });
  },
);
