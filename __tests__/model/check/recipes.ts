import { mkdirSync, readFileSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { write as writeFile } from "../../setup/temporary-folder";

type Recipe = (root: string) => void | Promise<void>;

const LONG_NAME = `media/${"a".repeat(91)}.jpg`;
const SPACE_AND_ACCENT = "media/bahía (1).jpg";
const LONG = 300_001;
const PICTURE_LONG = 20_000_001;
const MANY = 41;

const LOGO = "media/logo.png";
const BOAT = "media/boat.jpg";

/**
 * Files that are created for a case of findings.yaml: pictures, long ones, and those that Git or another operating system
 * would not keep as they are.
 */
export const recipes: Record<string, Recipe> = {
  "byte-order-mark": (root) => write(root, "terms.json", "\uFEFF{}"),
  "file-name-not-ascii": (root) => draw(root, SPACE_AND_ACCENT, drawn().png()),
  // The test runs as data: on disks of macOS and Windows this would be the file that is there.
  "logo-small": (root) => draw(root, LOGO, drawn().png()),
  "logo-that-moves": async (root) => {
    const frames = await Promise.all(
      [100, 200].map((height) => drawn(200, height).png().toBuffer()),
    );
    await draw(root, "media/logo.webp", sharp(frames, { join: { animated: true } }).webp());
  },
  "logo-white-on-nothing": (root) => {
    const white =
      '<svg width="300" height="100"><circle cx="50" cy="50" r="40" fill="#fff"/></svg>';
    return draw(root, LOGO, sharp(Buffer.from(white)).png());
  },
  "logo-wide": (root) => draw(root, LOGO, drawn(400, 100).png()),
  "name-twice": (root) => draw(root, "media/Hero.jpg", drawn().png()),
  "name-reserved": (root) => draw(root, "media/node_modules/a.jpg", drawn().png()),
  "name-too-long": (root) => draw(root, LONG_NAME, drawn().png()),
  link: (root) => {
    mkdirSync(join(root, "media"), { recursive: true });
    symlinkSync(root, join(root, "media/more"), "junction");
  },
  "list-too-long": (root) => {
    const text = readFileSync(join(TEST_CONTENT, "company.json"), "utf8");
    const company = JSON.parse(text) as { social: unknown[] };
    const social = Array<unknown>(MANY).fill(company.social[0]);
    write(root, "company.json", JSON.stringify({ ...company, social }));
  },
  "nested-too-deep": (root) => {
    write(root, "terms.json", "[".repeat(100_000));
    write(root, "legal/cookies.yaml", "- ".repeat(50_000));
  },
  "not-utf8": (root) =>
    write(root, "reviews/one.json", Buffer.from('{ "name": "Núria" }', "latin1")),
  "picture-metadata": (root) =>
    draw(
      root,
      BOAT,
      drawn(1600, 900)
        .jpeg()
        .withExif({ IFD3: { GPSLatitude: "39/1 33/1 0/1" } }),
    ),
  "picture-of-another-format": (root) => draw(root, BOAT, drawn().gif()),
  "picture-small": (root) => draw(root, BOAT, drawn(48, 32).jpeg()),
  "picture-truncated": async (root) => {
    const whole = await drawn(480, 320).jpeg().toBuffer();
    write(root, BOAT, whole.subarray(0, whole.length - 20));
  },
  "picture-too-large": (root) => writeZeros(root, BOAT, PICTURE_LONG),
  "picture-too-many-pixels": async (root) =>
    write(root, "media/new.png", withSide(10_001, await drawn().png().toBuffer())),
  "picture-strip": (root) => draw(root, "media/new.jpg", drawn(81).png()),
  // As phones store a portrait.
  "picture-turned": (root) =>
    draw(root, "media/new.jpg", drawn(12).jpeg().withMetadata({ orientation: 6 })),
  "text-file-too-large": (root) => writeZeros(root, "terms.json", LONG),
};

const write = (root: string, file: string, content: string | Buffer) =>
  writeFile(join(root, file), content);

const writeZeros = (root: string, file: string, length: number) => {
  write(root, file, "");
  truncateSync(join(root, file), length);
};

const drawn = (width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 160 } } });

const draw = async (root: string, file: string, picture: sharp.Sharp) =>
  write(root, file, await picture.toBuffer());

/** Returns the PNG with another size in its first chunk; it contains fewer pixels than that. */
const withSide = (side: number, png: Buffer) => {
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};
