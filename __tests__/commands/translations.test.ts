/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import Papa from "papaparse";
import { contentOf } from "../validation/fixtures";
import { bytesIn, copyContent } from "../translations/real-content";

// Starting processes takes its time on a busy machine.
jest.setTimeout(60_000);

const { root, folder, remove } = copyContent();
afterAll(remove);

const translations = (args: string[], cwd = folder) => {
  const tsx = resolve("node_modules/tsx/dist/cli.mjs");
  const command = resolve("src/commands/translations.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, command, ...args], {
    cwd,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

const inFolder = (file: string) => join(folder, file);

const before = bytesIn(root);

test("writes the page beside the content", () => {
  expect(translations([])).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(inFolder("translations.html"), "utf8")).toMatch(/^<!doctype html>/);
});

test("writes the page of content that is faulty, and lists the file", async () => {
  const { folder: faulty, remove: removeFaulty } = await contentOf("invalid-json");
  const { status } = translations([], faulty);
  const page = readFileSync(join(faulty, "translations.html"), "utf8");
  const table = translations(["--export", "a.csv"], faulty);
  removeFaulty();
  expect([status, page]).toEqual([0, expect.stringContaining("no está o no se puede leer")]);
  // A table of a part of the texts would mislead.
  expect(table).toMatchObject({ status: 1, stderr: expect.stringContaining("Corregidlo antes.") });
});

const KEY = "legal/cookies.yaml#/heading";

/** The rows of a table that the command exports. */
const exported = (file: string) => {
  expect(translations(["--export", file])).toMatchObject({ status: 0, stderr: "" });
  const table = readFileSync(inFolder(file), "utf8");
  return Papa.parse<string[]>(table.slice(1).trimEnd(), { delimiter: ";" }).data;
};

const importRows = (rows: string[][]) => {
  writeFileSync(inFolder("returned.csv"), Papa.unparse(rows));
  return translations(["--import", "returned.csv"]);
};

test("the exported table, imported again, changes no byte", () => {
  exported("a.csv");
  const { status, stdout } = translations(["--import", "a.csv"]);
  expect([status, stdout]).toEqual([0, "La tabla no trae ningún cambio.\n"]);
  expect(bytesIn(root)).toEqual(before);
});

test("one changed cell changes one text, and no other byte", () => {
  const rows = exported("b.csv");
  const old = rows.find(([key]) => key === KEY)?.[4];
  const { status, stdout } = importRows(
    rows.map((row) => (row[0] === KEY ? row.with(4, "Kekse") : row)),
  );
  expect([status, stdout]).toEqual([
    0,
    "Textos cambiados: 1\nlegal/cookies.yaml: 1\n\nAhora comprobad el contenido: npm run check\n",
  ]);
  const file = before["legal/cookies.yaml"].replace(`\n  de: ${old}\n`, "\n  de: Kekse\n");
  expect(bytesIn(root)).toEqual({ ...before, "legal/cookies.yaml": file });
});

test("one wrong row, and nothing is written", () => {
  const rows = exported("c.csv");
  const now = bytesIn(root);
  const { status, stdout, stderr } = importRows([
    ...rows.map((row) => (row[0] === KEY ? row.with(4, "Etwas Neues") : row)),
    ["gone\u0007.json#/a", "", "a", "b", "c"],
  ]);
  expect([status, stdout]).toEqual([1, ""]);
  const [error, ...rest] = stderr.split("\n");
  expect(error).toContain(`Fila ${rows.length + 1} (gone\uFFFD.json#/a): esta clave no existe.`);
  expect(rest).toEqual(["", "No se ha cambiado nada.", ""]);
  expect(bytesIn(root)).toEqual(now);
});

test.each([
  [["--export"]],
  [["--import"]],
  [["--export", "a.csv", "--import", "a.csv"]],
  [["--export="]],
  [["--other"]],
  [["a.csv"]],
])("%j is not understood, and the usage is told", (args) => {
  const { status, stdout, stderr } = translations(args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("No se entiende lo que pedís.");
  expect(stderr).toContain("npm run translations -- --import tabla.csv");
});

test("tells its usage when asked", () => {
  const { status, stdout } = translations(["--help"]);
  expect([status, stdout]).toEqual([0, expect.stringContaining("--export tabla.csv")]);
});

test("never writes over a file, and tells what is not there", () => {
  writeFileSync(inFolder("work.csv"), "a translator's work");
  const sentences = [
    [["--export", "work.csv"], "work.csv ya existe: dad otro nombre, o borradlo antes.\n"],
    [["--export", "no/such.csv"], "No existe la carpeta no.\n"],
    [["--import", "none.csv"], "No existe el archivo none.csv.\n"],
    [["--import", "content"], "No existe el archivo content.\n"],
  ] as const;
  for (const [args, sentence] of sentences) {
    expect(translations([...args])).toEqual({ status: 1, stdout: "", stderr: sentence });
  }
  expect(readFileSync(inFolder("work.csv"), "utf8")).toBe("a translator's work");
  expect(existsSync(inFolder("no"))).toBe(false);
});
