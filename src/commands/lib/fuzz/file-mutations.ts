import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { isPicture } from "../../../content-files/content";
import { quoted, write, type Mutation } from "./mutation";
import type { Original } from "./original";

/** Bytes: more than any file of the content may have. */
const HUGE = 100_000_000;

/** Windows asks for rights to make links, and knows fewer names. */
const isPosix = process.platform !== "win32";

type Edit = Omit<Mutation, "files" | "apply"> & { apply: (path: string) => void | Promise<void> };

const fileEdits: Edit[] = [
  { kind: "file gone", title: "deleted", apply: (path) => rmSync(path) },
  {
    kind: "file is a folder",
    title: "an empty folder",
    apply: (path) => {
      rmSync(path);
      mkdirSync(path);
    },
  },
  {
    kind: "file is a folder",
    title: "a folder that holds it",
    apply: (path) => {
      const bytes = readFileSync(path);
      rmSync(path);
      mkdirSync(path);
      writeFileSync(join(path, "a.json"), bytes);
    },
  },
  {
    kind: "file of 100 MB",
    title: "zeros after its end",
    apply: (path) => truncateSync(path, HUGE),
  },
  {
    kind: "file of 100 MB",
    title: "spaces alone",
    apply: (path) => writeFileSync(path, Buffer.alloc(HUGE, " ")),
  },
  {
    kind: "file of 100 MB",
    title: "one text",
    apply: (path) => writeFileSync(path, `{"id":"${"a".repeat(HUGE)}"}`),
  },
];

const linked = (title: string, target: (path: string, outside: string) => string) => ({
  kind: "link",
  title: `a link to ${title}`,
  apply: (path: string, outside: string) => {
    rmSync(path);
    symlinkSync(target(path, outside), path);
  },
});

const LINKS = [
  linked("the same file elsewhere", (_, outside) => outside),
  linked("itself", (path) => resolve(path)),
  linked("nothing", () => "no-such-file"),
  linked("its own folder", () => "."),
  linked("the root of the disk", () => "/"),
  linked("endless zeros", () => "/dev/zero"),
  linked("what waits for ever", () => "/dev/stdin"),
];

/** Names that a file may bear beside the others of its folder. */
const NAMES = [
  ...["A.JSON", "b.JSON", "c.yml", "d.YAML", "e.jpg.json", "f.json.bak", "g", "h.json5", "i.csv"],
  ...[".hidden.json", ".hidden/a.json", "node_modules/a.json", "constructor.json", "a b.json"],
  ...["ñ.json", "n\u0303.json", "中.json", "😀.jpg", "a\u202Eb.json", "README.md", "README.json"],
  ...["deep/er/still/a.json", "CON.json", "a%20b.json", "a#b.json", "a?b.json", "-rf.json"],
  ...["a..json", "..a.json", "__proto__.json", "__proto__", "Thumbs.db", ".DS_Store", "a~.json"],
];

const POSIX_NAMES = [
  ...[
    "a\nb.json",
    "a\u001B[2Jb.json",
    "a\\b.json",
    "..\\a.json",
    "a:b.json",
    "a\tb.jpg",
    "a*.json",
  ],
  `${"a".repeat(250)}.json`,
];

/** What pictures are not. */
const notPictures: [string, (bytes: Buffer) => Uint8Array | string][] = [
  ["empty", () => ""],
  ["a text", () => "This is no picture."],
  ["a page", () => "<!doctype html><script>alert(1)</script>"],
  ["a drawing", () => SVG],
  ["a drawing of a billion laughs", () => LAUGHING_SVG],
  ["its first byte", (bytes) => bytes.subarray(0, 1)],
  ["its head", (bytes) => bytes.subarray(0, 400)],
  ["its first half", (bytes) => bytes.subarray(0, bytes.length / 2)],
  ["without its last byte", (bytes) => bytes.subarray(0, -1)],
  ["without its last hundred bytes", (bytes) => bytes.subarray(0, -100)],
  ["without its first two bytes", (bytes) => bytes.subarray(2)],
  ["itself twice", (bytes) => Buffer.concat([bytes, bytes])],
  ["a page after its end", (bytes) => Buffer.concat([bytes, Buffer.from("<script>")])],
  ["zeros", (bytes) => Buffer.alloc(bytes.length)],
];

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"><script>1</script></svg>`;

const LAUGHING_SVG = `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
  { length: 12 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join("")}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">&a12;</svg>`;

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 20, g: 120, b: 160, alpha: 0.5 } },
  });

/** Pictures of an unusual kind. */
const oddPictures: [string, () => Promise<Buffer>][] = [
  ["one pixel", () => plain(1, 1).jpeg().toBuffer()],
  ["one pixel wide", () => plain(1, 3000).jpeg().toBuffer()],
  ["one pixel high", () => plain(3000, 1).jpeg().toBuffer()],
  ["grey", () => plain(1700, 900).grayscale().jpeg().toBuffer()],
  ["in the colours of print", () => plain(1700, 900).toColourspace("cmyk").jpeg().toBuffer()],
  [
    "turned by its metadata",
    () => plain(900, 1700).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
  ["progressive", () => plain(1700, 900).jpeg({ progressive: true }).toBuffer()],
  ["PNG of 16 bits", () => plain(1700, 900).toColourspace("rgb16").png().toBuffer()],
  ["PNG with transparency", () => plain(1700, 900, 4).png().toBuffer()],
  ["PNG with a palette", () => plain(1700, 900).png({ palette: true }).toBuffer()],
  ["PNG of 81 megapixels", () => plain(9000, 9000).png().toBuffer()],
  ["WebP", () => plain(1700, 900).webp().toBuffer()],
  ["WebP with transparency", () => plain(1700, 900, 4).webp().toBuffer()],
  ["AVIF", () => plain(200, 100).avif({ effort: 0 }).toBuffer()],
  ["GIF", () => plain(200, 100).gif().toBuffer()],
  ["TIFF", () => plain(200, 100).tiff().toBuffer()],
];

/** Bytes of a picture that have become others. */
const damaged = fc
  .array(
    fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat({ max: 255 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((changes): [string, (bytes: Buffer) => Buffer] => [
    `other bytes at ${changes.map(({ at }) => at.toFixed(4)).join(", ")}`,
    (bytes) => {
      const result = Buffer.from(bytes);
      for (const { at, byte } of changes) result[Math.floor(at * (bytes.length - 1))] = byte;
      return result;
    },
  ]);

/** Changes of whole files: their kinds, sizes, names, and pictures. */
export const fileMutations = ({ root: original, files }: Original) => {
  const pictures = files.filter(isPicture);
  const folders = [...new Set(files.map(dirname))];
  const outside = (file: string) => resolve(original, file);

  const edits = fc.tuple(fc.constantFrom(...files), fc.constantFrom(...fileEdits));
  const links = fc.tuple(fc.constantFrom(...files), fc.constantFrom(...LINKS));
  const names = fc.tuple(
    fc.constantFrom(...folders),
    fc.constantFrom(...NAMES, ...(isPosix ? POSIX_NAMES : [])),
    fc.constantFrom(...files),
    fc.boolean(),
  );

  const whole = edits.map(([file, { kind, title, apply }]): Mutation => ({
    kind,
    title: `${file}: ${title}`,
    files: [file],
    apply: (root) => apply(join(root, file)),
  }));
  const asLinks = links.map(([file, { kind, title, apply }]): Mutation => ({
    kind,
    title: `${file}: ${title}`,
    files: [file],
    apply: (root) => apply(join(root, file), outside(file)),
  }));
  const linkBesides = fc
    .tuple(
      fc.constantFrom(...folders),
      fc.constantFrom(...files, ...folders.filter((f) => f !== ".")),
    )
    .map(([folder, target]): Mutation => {
      const name = `${join(folder, `link-${target.replace(/.*\//, "")}`)}`;
      return {
        kind: "link",
        title: `${name}: a link to ${target} elsewhere`,
        files: [name],
        apply: (root) => symlinkSync(outside(target), join(root, name)),
      };
    });
  const linkedFolders = fc
    .constantFrom(...folders.filter((folder) => folder !== "."))
    .map((folder): Mutation => ({
      kind: "link",
      title: `${folder}: a link to the same folder elsewhere`,
      files: [folder],
      apply: (root) => {
        rmSync(join(root, folder), { recursive: true });
        symlinkSync(outside(folder), join(root, folder));
      },
    }));
  const otherNames = names.map(([folder, name, source, isMoved]): Mutation => {
    const file = join(folder, name);
    const top = join(folder, ...name.split("/", 1));
    return {
      kind: isMoved ? "file renamed" : "file copied",
      title: `${quoted(file)}: ${isMoved ? "renamed" : "copied"} from ${source}`,
      files: [top, source],
      apply: (root) => {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        const move = isMoved ? renameSync : copyFileSync;
        move(join(root, source), join(root, file));
      },
    };
  });
  const strangeFiles = fc
    .tuple(
      fc.constantFrom(...folders),
      fc.constantFrom(".a.json", "b.json", ".c.yaml", "d.yaml", "e.jpg", ".f.jpg", "g.txt", ".h"),
      fc.constantFrom("", "{", "null", "{}", '{"id":"x"}', "[1]", "a: &a\n", "\u0000"),
    )
    .map(([folder, name, text]): Mutation => {
      const file = join(folder, name);
      return {
        kind: "file added",
        title: `${file}: holds ${quoted(text)}`,
        files: [file],
        apply: (root) => write(root, file, text),
      };
    });
  // Where names are bytes, some are no text.
  const byteName = fc.constantFrom(...folders, ...folders).map((folder): Mutation => {
    const bytes = (root: string) =>
      Buffer.concat([
        Buffer.from(`${join(root, folder)}/`),
        Buffer.from([0xff, 0x2e, 0x6a, 0x70, 0x67]),
      ]);
    return {
      kind: "file name that is no text",
      title: `${folder}: a name in Latin 1`,
      files: [folder],
      apply: (root) => writeFileSync(bytes(root), "{}"),
    };
  });

  const onPicture = (
    kind: string,
    title: string,
    make: (bytes: Buffer) => string | Uint8Array | Promise<Buffer>,
  ) =>
    fc.constantFrom(...pictures).map((file): Mutation => ({
      kind,
      title: `${file}: ${title}`,
      files: [file],
      apply: async (root) => write(root, file, await make(readFileSync(outside(file)))),
    }));

  return {
    files: fc.oneof(
      { weight: 3, arbitrary: whole.filter(({ kind }) => kind !== "file of 100 MB") },
      { weight: 4, arbitrary: otherNames },
      { weight: 3, arbitrary: strangeFiles },
      ...(isPosix
        ? [
            { weight: 2, arbitrary: asLinks },
            { weight: 1, arbitrary: linkBesides },
            { weight: 1, arbitrary: linkedFolders },
          ]
        : []),
      ...(process.platform === "linux" ? [{ weight: 1, arbitrary: byteName }] : []),
    ),
    huge: whole.filter(({ kind }) => kind === "file of 100 MB"),
    pictures: fc.oneof(
      fc
        .constantFrom(...notPictures)
        .chain(([title, make]) => onPicture("picture, broken", title, make)),
      fc
        .constantFrom(...oddPictures)
        .chain(([title, make]) => onPicture("picture, unusual", title, make)),
      damaged.chain(([title, make]) => onPicture("picture, damaged", title, make)),
    ),
  };
};
