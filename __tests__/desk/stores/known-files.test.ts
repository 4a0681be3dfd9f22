import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "../../guest-house/house-content";
import { pictureErrors } from "../../../src/typed-content/check/rules/pictures";
import { readPictures } from "../../../src/typed-content/files/read-pictures";
import { knownFiles, readKnownFiles } from "../../../src/desk/stores/known-files";
import { measurePicture } from "../../../src/desk/pictures/measure-picture";
import { present } from "../../setup/present";
import { withTemporaryFolder, write } from "../../setup/temporary-folder";
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

test("what was fetched is known; what failed is fetched again", async () => {
  const known = knownFiles(NO_CONTENT);
  await expect(known.text("x", never)).rejects.toThrow("fetched");
  const fetch = () => Promise.resolve(new TextEncoder().encode("a"));
  expect(await known.text("x", fetch)).toBe("a");
  expect(await known.text("x", never)).toBe("a");
  expect(await known.text("y", () => Promise.resolve(new Uint8Array([255])))).toBeUndefined();
});

const folder = withTemporaryFolder();

describe("a picture is measured as the check of the build does", () => {
  const drawn = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#345" } });
  const pictures: Record<string, () => Promise<Uint8Array>> = {
    "a.jpg": () => drawn().jpeg().toBuffer(),
    "turned.jpg": () => drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "a.png": () => drawn().png().toBuffer(),
    "a.webp": () => drawn().webp().toBuffer(),
    "a.avif": () => drawn().avif({ effort: 0 }).toBuffer(),
    "a.gif": () => drawn().gif().toBuffer(),
    "none.jpg": () => Promise.resolve(new TextEncoder().encode("no picture")),
    "begun.jpg": () => Promise.resolve(new Uint8Array([0xff, 0xd8, 0xff, 0])),
    "empty.jpg": () => Promise.resolve(new Uint8Array()),
    "large.jpg": () => Promise.resolve(new Uint8Array(20_000_001)),
  };

  test.each(Object.keys(pictures))("%s", async (name) => {
    const file = `media/${name}`;
    const bytes = present(await pictures[name]?.(), name);
    write(join(folder(), file), bytes);
    const [expected] = await readPictures(folder(), [file]);
    expect({ file, ...(await measurePicture(new Uint8Array(bytes))) }).toEqual(expected);
  });
});

test.each([
  ["png", 16, 32],
  ["webp", 26, 16],
] as const)(
  "a %s that declares too many pixels is told so and not decoded",
  async (format, at, bits) => {
    const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: "#345" } });
    const bytes = new Uint8Array(await drawn.toFormat(format).toBuffer());
    const view = new DataView(bytes.buffer);
    if (bits === 32) for (const place of [at, at + 4]) view.setUint32(place, 16_000);
    else for (const place of [at, at + 2]) view.setUint16(place, 16_000, true);
    const decode = jest.spyOn(globalThis, "createImageBitmap");
    const picture = { file: `media/a.${format}`, ...(await measurePicture(bytes)) };
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
    expect(pictureErrors([picture])).toMatchObject([{ code: "picture-too-large", limit: 100 }]);
    write(join(folder(), picture.file), bytes);
    expect(await readPictures(folder(), [picture.file])).toEqual([picture]);
  },
);

test("an iPhone's picture is known as such, although no browser decodes it", async () => {
  const head = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  expect(await measurePicture(head)).toMatchObject({ format: "heif", compression: "hevc" });
});

describe("what a browser draws although a part is missing", () => {
  beforeAll(() => {
    globalThis.createImageBitmap = () =>
      Promise.resolve({ width: 60, height: 40, close: () => undefined });
  });

  test.each(["jpeg", "png", "webp"] as const)("is told by its end: %s", async (format) => {
    const picture = await sharp(join(ROOT, "media/front.jpg")).toFormat(format).toBuffer();
    const cut = new Uint8Array(picture.subarray(0, picture.length * 0.8));
    expect(await measurePicture(new Uint8Array(picture))).toMatchObject({ isDamaged: false });
    expect(await measurePicture(cut)).toMatchObject({ format, isDamaged: true });
  });
});
