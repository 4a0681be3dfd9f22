import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
} from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { isRecord } from "../../../../src/base/is-record";
import { isPicture, localeOf } from "../../../../src/typed-content/files/content";
import { truncate } from "../../../../src/typed-content/texts/strings";
import { write as writeFile } from "../../../setup/temporary-folder";
import { original, ORIGINAL, places, texts, type Place } from "./original";
import { changeAt, sourceOf, type Change } from "./source-of";
import {
  anyInsertion,
  anyKey,
  anyText,
  anyValue,
  ENCODINGS,
  VALID,
  YAML_ODDITIES,
  yamlScalar,
} from "./strange";

/** A change of some files of a folder of content. */
export type Mutation = {
  /** What it does, in one line. */
  title: string;
  /** The files and folders that it changes, makes or removes; the check must name one of them. */
  files: string[];
  apply: (root: string) => unknown;
};

const quoted = (value: unknown) => truncate(JSON.stringify(value) ?? "nothing");

type Bytes = string | Uint8Array;

/** Writes one file, and the folders above it. */
export const writing = (
  file: string,
  as: string,
  bytes: () => Bytes | Promise<Bytes>,
): Mutation => ({
  title: `${quoted(file)}: ${as}`,
  files: [file],
  apply: async (root) => writeFile(join(root, file), await bytes()),
});

/** Puts a link in place of a file or a folder, or beside others. */
export const linking = (file: string, target: string): Mutation => ({
  title: `${file}: a link to ${target}`,
  files: [file],
  apply: (root) => {
    rmSync(join(root, file), { recursive: true, force: true });
    symlinkSync(target, join(root, file));
  },
});

/** Restores the files of a mutation from the original. */
export const undo = ({ files }: Mutation, root: string) => {
  for (const file of files) {
    const [source, copy] = [join(ORIGINAL, file), join(root, file)];
    rmSync(copy, { recursive: true, force: true });
    if (existsSync(source)) cpSync(source, copy, { recursive: true });
  }
};

const kindOf = ({ node }: Place) => node?.kind ?? "text";
const ofKind = (kind: string) => places.filter((place) => kindOf(place) === kind);

/** Values that an owner, or a program, might enter instead. */
const instead = (place: Place): fc.Arbitrary<unknown> => {
  const { value, node: { minimum = 0, maximum = 100 } = {}, file } = place;
  const like = [
    ...ofKind(kindOf(place)).map((other) => other.value),
    ...(VALID[kindOf(place)] ?? []),
  ];
  const retyped = [JSON.stringify(value), Number(value) || 0, [value], { es: value }];
  const within = [minimum, maximum, minimum + 0.01, (minimum + maximum) / 2];
  return fc.oneof(
    { weight: 2, arbitrary: anyValue },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...retyped) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(...like, ...(typeof value === "number" ? within : [])),
    },
    ...(Array.isArray(value) ? [fc.constantFrom(value.toReversed(), value.slice(1))] : []),
    ...(typeof value === "string" ? [{ weight: 6, arbitrary: anyText(value) }] : []),
    ...(file.file.endsWith(".yaml") ? [{ weight: 6, arbitrary: yamlScalar }] : []),
  );
};

/** Deletes, renames, repeats or adds a field or an item. */
const entryChange: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(() => []),
  anyKey.map((name): Change => (_, value) => [[name, value]]),
  fc.tuple(anyKey, anyValue).map(([name, other]): Change => (key, value) => [
    [key, value],
    [name, other],
  ]),
  fc.constantFrom(2, 41, 500).map(
    (times): Change =>
      (key, value) =>
        Array.from({ length: times }, (_, index) => [index ? `${key}${index}` : key, value]),
  ),
);

const anyPlace = fc.oneof(
  fc.constantFrom(...places),
  // Rare kinds are chosen as often as frequent ones.
  fc.constantFrom(...new Set(places.map(kindOf))).chain((kind) => fc.constantFrom(...ofKind(kind))),
);

/** Changes a value or a key, in one file, or interface texts in that of every language. */
const dataChange = anyPlace.chain((place) =>
  fc
    .record({
      change: fc.oneof(
        {
          weight: 3,
          arbitrary: instead(place).map((value): Change => (key) => [[key, value]]),
        },
        { weight: place.path.length > 0 ? 1 : 0, arbitrary: entryChange },
      ),
      isEverywhere: fc.boolean(),
    })
    .map(({ change, isEverywhere }): Mutation => {
      const name = isEverywhere && localeOf(place.file.file)?.namespace;
      const all = original.locales.filter(({ file }) => localeOf(file)?.namespace === name);
      const files = name ? all : [place.file];
      const to = change("key", "value");
      return {
        title: `${files.map(({ file }) => file).join()} › ${place.path.join(" › ")}: ${quoted(to)}`,
        files: files.map(({ file }) => file),
        apply: (root) => {
          for (const { file, data } of files)
            writeFile(join(root, file), sourceOf(file, changeAt(data, place.path, change)));
        },
      };
    }),
);

const isYaml = ({ file }: { file: string }) => file.endsWith(".yaml");

/** Changes a file's characters, its encoding, or its YAML. */
const sourceChange = fc
  // The few YAML files are chosen as often as all others.
  .oneof(fc.constantFrom(...texts), fc.constantFrom(...texts.filter(isYaml)))
  .chain(({ file, text }) => {
    const cut = fc
      .tuple(fc.nat({ max: text.length }), fc.constantFrom(0, 1, 5, 40, 400, 100_000), anyInsertion)
      .map(([start, length, other]) =>
        writing(
          file,
          `${length} characters at ${start} become ${quoted(other)}`,
          () => text.slice(0, start) + other + text.slice(start + length),
        ),
      );
    const rewritten = (ways: Record<string, (text: string) => Bytes>) =>
      fc
        .constantFrom(...Object.entries(ways))
        .map(([as, edit]) => writing(file, as, () => edit(text)));
    return fc.oneof(
      { weight: 2, arbitrary: cut },
      { weight: 1, arbitrary: rewritten(ENCODINGS) },
      { weight: isYaml({ file }) ? 2 : 0, arbitrary: rewritten(YAML_ODDITIES) },
    );
  });

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 20, g: 120, b: 160, alpha: 0.5 } } });

/** In place of a picture. */
const PICTURES: Record<string, (bytes: Buffer) => Bytes | Promise<Bytes>> = {
  "a page": () => "<!doctype html><script>alert(1)</script>",
  "a drawing": () =>
    `<!DOCTYPE svg [<!ENTITY a "ha">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`,
  zeros: (bytes) => Buffer.alloc(bytes.length),
  "a page after its end": (bytes) => Buffer.concat([bytes, Buffer.from("<script>")]),
  "one pixel": () => plain(1, 1).jpeg().toBuffer(),
  "in the colours of print": () => plain(1700, 900).toColourspace("cmyk").jpeg().toBuffer(),
  "a PNG of 16 bits": () => plain(170, 90).toColourspace("rgb16").png().toBuffer(),
  "a PNG with a palette": () => plain(170, 90, 4).png({ palette: true }).toBuffer(),
  "a PNG of 81 megapixels": () => plain(9000, 9000).png().toBuffer(),
  "a WebP": () => plain(1700, 900, 4).webp().toBuffer(),
  "an AVIF": () => plain(200, 100).avif({ effort: 0 }).toBuffer(),
  "a GIF": () => plain(200, 100).gif().toBuffer(),
};

/** Leaves out a part of a file's bytes. */
const damage = fc
  .tuple(fc.double({ min: 0, max: 1 }), fc.double({ min: 0, max: 1 }))
  .map(([at, length]): [string, (bytes: Buffer) => Bytes] => [
    `without ${length} from ${at} on`,
    (bytes) => {
      const start = Math.floor(at * bytes.length);
      const end = start + Math.ceil(length ** 8 * bytes.length);
      return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
    },
  ]);

const pictureChange = fc
  .tuple(
    fc.constantFrom(...original.files.filter(isPicture)),
    fc.oneof(fc.constantFrom(...Object.entries(PICTURES)), damage),
  )
  .map(([file, [as, edit]]) => writing(file, as, () => edit(readFileSync(join(ORIGINAL, file)))));

const NAMES = [
  ...["A.JSON", "c.yml", "e.jpg.json", "f.json.bak", "g", ".hidden.json", ".hidden/a.json"],
  ...["constructor.json", "__proto__", "a b.json", "a%20b.json", "a#b.json", "-rf.json", "a..json"],
  ...["ñ.json", "n\u0303.json", "😀.jpg", "a\u202Eb.json", "README.md", "deep/er/still/a.json"],
  ...["a.json", "b.yaml", "c.jpg"],
];

/** Windows allows fewer names, and links to administrators alone. */
const isPosix = process.platform !== "win32";
const POSIX_NAMES = ["a\nb\u001B[2J.json", "a\\b.json", "a:b*?.json", `${"a".repeat(250)}.json`];

const anyFile = fc.constantFrom(...original.files);
const anyFolder = fc.constantFrom(...new Set(original.files.map(dirname)));

/** In bytes: above the limits of all content files. */
const HUGE = 100_000_000;

/** Changes whether files are there, their kinds, sizes and names. */
const fileChange = fc.oneof(
  anyFile.map((file): Mutation => ({
    title: `${file}: deleted`,
    files: [file],
    apply: (root) => rmSync(join(root, file)),
  })),
  anyFile.map((file): Mutation => ({
    title: `${file}: of 100 MB`,
    files: [file],
    apply: (root) => truncateSync(join(root, file), HUGE),
  })),
  anyFile.map((file): Mutation => ({
    title: `${file}: a folder`,
    files: [file],
    apply: (root) => {
      rmSync(join(root, file));
      mkdirSync(join(root, file));
      cpSync(join(ORIGINAL, file), join(root, file, "a.json"));
    },
  })),
  fc
    .tuple(anyFolder, fc.constantFrom(...NAMES, ...(isPosix ? POSIX_NAMES : [])), anyFile)
    .map(([folder, name, source]): Mutation => ({
      title: `${quoted(join(folder, name))}: a copy of ${source}`,
      files: [join(folder, ...name.split("/", 1))],
      apply: (root) => cpSync(join(ORIGINAL, source), join(root, folder, name)),
    })),
  ...(isPosix
    ? [
        fc
          .tuple(anyFile, fc.constantFrom("no-such-file", ".", "/", "/dev/zero", ORIGINAL))
          .map(([file, target]) => linking(file, target)),
      ]
    : []),
);

export const anyMutation = fc.oneof(
  { weight: 10, arbitrary: dataChange },
  { weight: 4, arbitrary: sourceChange },
  { weight: 2, arbitrary: fileChange },
  { weight: 1, arbitrary: pictureChange },
);

/** Closes every element that may contain a text, and opens one that no page has. */
const MARKUP = `</script></title></style></textarea></template>"'><x-markup onclick="1">&lt;{0}`;

/** Markup in place of a value, if it is a free text, an interface text (which keeps its variables) or a URL. */
const withMarkup = ({ value, node }: Place) => {
  if (typeof value !== "string") return value;
  if (!node) return `${MARKUP} ${value}`;
  if (node.kind === "url") return `https://www.example.com/"'><x-markup>`;
  return (node.kind ?? "text") === "text" && !node.enum ? MARKUP : value;
};

export const markupEverywhere: Mutation = {
  title: "markup in every free text",
  files: original.files.filter((file) => !isPicture(file)),
  apply: (root) => {
    for (const { file, data } of [...original.entries, ...original.locales]) {
      const marked = places
        .filter(
          (place) =>
            place.file.file === file && !isRecord(place.value) && !Array.isArray(place.value),
        )
        .reduce(
          (all, place) => changeAt(all, place.path, (key) => [[key, withMarkup(place)]]),
          data,
        );
      writeFile(join(root, file), sourceOf(file, marked));
    }
  },
};
