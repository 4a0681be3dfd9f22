import * as fs from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { quoted, writing, type Mutation } from "./mutation";
import { original, ORIGINAL } from "./original";

/** Returns a mutation that puts a link in place of a file or a folder, or beside others. */
export const linking = (file: string, target: string): Mutation => ({
  title: `${file}: a link to ${target}`,
  files: [file],
  apply: (root) => {
    fs.rmSync(join(root, file), { recursive: true, force: true });
    fs.symlinkSync(target, join(root, file));
  },
});

/** Returns a mutation that creates a file whose name is not UTF-8. */
export const namedInLatin1 = (folder: string): Mutation => ({
  title: `${folder}: a name in Latin 1`,
  files: [folder],
  apply: (root) => {
    const path = Buffer.from(`${join(root, folder)}/`);
    fs.writeFileSync(Buffer.concat([path, Buffer.from("é.json", "latin1")]), "{}");
  },
});

const folders = [...new Set(original.files.map(dirname))];
const anyFile = fc.constantFrom(...original.files);
const anyFolder = fc.constantFrom(...folders);

/** In bytes: above the limits of all content files. */
const HUGE = 100_000_000;

const FILE_EDITS: Record<string, (path: string, source: string) => void> = {
  deleted: (path) => fs.rmSync(path),
  "a folder": (path, source) => {
    fs.rmSync(path);
    fs.cpSync(source, join(path, "a.json"));
  },
  "of 100 MB": (path) => fs.truncateSync(path, HUGE),
};

const fileEdited = fc
  .tuple(anyFile, fc.constantFrom(...Object.entries(FILE_EDITS)))
  .map(([file, [as, edit]]): Mutation => ({
    title: `${file}: ${as}`,
    files: [file],
    apply: (root) => edit(join(root, file), join(ORIGINAL, file)),
  }));

/** Unusual names of files. */
const NAMES = [
  ...["A.JSON", "c.yml", "e.jpg.json", "f.json.bak", "g", ".hidden.json", ".hidden/a.json"],
  ...["constructor.json", "__proto__", "a b.json", "a%20b.json", "a#b.json", "-rf.json", "a..json"],
  ...["ñ.json", "n\u0303.json", "😀.jpg", "a\u202Eb.json", "README.md", "deep/er/still/a.json"],
];

/** Names that Windows does not allow. */
const POSIX_NAMES = [
  ...["a\nb\u001B[2J.json", "a\\b.json", "..\\a.json", "a:b*?.json", `${"a".repeat(250)}.json`],
];

const isPosix = process.platform !== "win32";

const renamed = fc
  .record({
    folder: anyFolder,
    name: fc.constantFrom(...NAMES, ...(isPosix ? POSIX_NAMES : [])),
    source: anyFile,
    isMoved: fc.boolean(),
  })
  .map(({ folder, name, source, isMoved }): Mutation => {
    const file = join(folder, name);
    return {
      title: `${quoted(file)}: ${isMoved ? "renamed" : "copied"} from ${source}`,
      files: [join(folder, ...name.split("/", 1)), source],
      apply: (root) => {
        fs.mkdirSync(dirname(join(root, file)), { recursive: true });
        const move = isMoved ? fs.renameSync : fs.copyFileSync;
        move(join(root, source), join(root, file));
      },
    };
  });

const added = fc
  .record({
    folder: anyFolder,
    name: fc.constantFrom(".a.json", "b.json", ".c.yaml", "d.yaml", "e.jpg", "g.txt"),
    text: fc.constantFrom("", "{", "null", "{}", '{"id":"x"}', "[1]", "a: &a\n", "\u0000"),
  })
  .map(({ folder, name, text }) =>
    writing(join(folder, name), `holds ${quoted(text)}`, () => text),
  );

const within = folders.filter((folder) => folder !== ".");

const linked = fc
  .oneof(
    fc.tuple(anyFile, fc.constantFrom("no-such-file", ".", "/", "/dev/zero")),
    anyFile.map((file) => [file, join(ORIGINAL, file)] as const),
    fc.constantFrom(...within).map((folder) => [folder, join(ORIGINAL, folder)] as const),
    anyFolder.map((folder) => [join(folder, "link.json"), ORIGINAL] as const),
  )
  .map(([file, target]) => linking(file, target));

/** Changes of whole files: whether they are there, their kinds, sizes and names. */
export const fileChange = fc.oneof(
  ...[fileEdited, renamed, added],
  ...(isPosix ? [linked] : []),
  // Other systems require names in Unicode.
  ...(process.platform === "linux" ? [anyFolder.map(namedInLatin1)] : []),
);
