import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Papa from "papaparse";
import { takeLock } from "../../src/desk/server/lock";
import { contentOf } from "../model/check/fixtures";
import { textsBelow } from "../setup/texts-below";
import { copyContent } from "./content-copy";
import { loadCommand, spawnCommand } from "./call-command";

const { root, folder, remove } = copyContent();
afterAll(remove);

const command = loadCommand("translations");

const translations = async (args: string[], cwd = folder) => (await command)(args, cwd);

const inFolder = (file: string) => join(folder, file);

const before = textsBelow(root);

test("makes no table of content of which a file cannot be read", async () => {
  const { folder: faulty, remove: removeFaulty } = await contentOf("invalid-json");
  const table = translations(["--export", "a.csv"], faulty);
  // A table with only some of the texts would be misleading.
  await expect(table).rejects.toThrow("Corregidlo antes.");
  removeFaulty();
});

const KEY = "legal/cookies.yaml#/heading";

/** Exports a table and returns its rows. */
const exportRows = async (file: string) => {
  expect(await translations(["--export", file])).toMatchObject({ status: 0, stderr: "" });
  const table = readFileSync(inFolder(file), "utf8");
  return Papa.parse<string[]>(table.slice(1).trimEnd(), { delimiter: ";" }).data;
};

const RETURNED = ["--import", "returned.csv"];

const writeReturned = (rows: string[][]) =>
  writeFileSync(inFolder("returned.csv"), Papa.unparse(rows));

test("the exported table, imported again, changes no byte", async () => {
  await exportRows("a.csv");
  const { status, stdout } = await translations(["--import", "a.csv"]);
  expect([status, stdout]).toEqual([0, "La tabla no trae ningún cambio.\n"]);
  expect(textsBelow(root)).toEqual(before);
});

test("one changed cell changes one text, and no other byte", async () => {
  const rows = await exportRows("b.csv");
  const old = rows.find(([key]) => key === KEY)?.[4];
  writeReturned(rows.map((row) => (row[0] === KEY ? row.with(4, "Kekse") : row)));
  const { status, stdout } = await translations(RETURNED);
  expect([status, stdout]).toEqual([
    0,
    "Textos cambiados: 1\nlegal/cookies.yaml: 1\n\nAhora comprobad el contenido: npm run check\n",
  ]);
  const file = before["legal/cookies.yaml"]?.replace(`\n  de: ${old}\n`, "\n  de: Kekse\n");
  expect(textsBelow(root)).toEqual({ ...before, "legal/cookies.yaml": file });
});

test("one wrong row, and nothing is written: in a process of its own", async () => {
  const rows = await exportRows("c.csv");
  const now = textsBelow(root);
  writeReturned([
    ...rows.map((row) => (row[0] === KEY ? row.with(4, "Etwas Neues") : row)),
    ["gone\u0007.json#/a", "", "a", "b", "c"],
  ]);
  const { status, stdout, stderr } = spawnCommand("translations", RETURNED, folder);
  expect([status, stdout]).toEqual([1, ""]);
  const [error, ...rest] = stderr.split("\n");
  expect(error).toContain(`Fila ${rows.length + 1} (gone\uFFFD.json#/a): esta clave no existe.`);
  expect(rest).toEqual(["", "No se ha cambiado nada.", ""]);
  expect(textsBelow(root)).toEqual(now);
});

test.each([
  [["--export"]],
  [["--import"]],
  [["--export", "a.csv", "--import", "a.csv"]],
  [["--export="]],
  [["--other"]],
  [["a.csv"]],
])("%j is not understood, and the usage is told", async (args) => {
  const { status, stdout, stderr } = await translations(args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("No se entiende lo que pedís.");
  expect(stderr).toContain("npm run translations -- --import tabla.csv");
});

test.each([[[]], [["--help"]]])("%j tells its usage", async (args) => {
  const { status, stdout } = await translations(args);
  expect([status, stdout]).toEqual([0, expect.stringContaining("--export tabla.csv")]);
});

test("never writes over a file, and tells what is not there", async () => {
  writeFileSync(inFolder("work.csv"), "a translator's work");
  const sentences = [
    [["--export", "work.csv"], "work.csv ya existe: dad otro nombre, o borradlo antes."],
    [["--export", "no/such.csv"], "No existe la carpeta no."],
    [["--import", "none.csv"], "No existe el archivo none.csv."],
    [["--import", "content"], "No existe el archivo content."],
  ] as const;
  for (const [args, sentence] of sentences) {
    await expect(translations([...args])).rejects.toThrow(new Error(sentence));
  }
  expect(readFileSync(inFolder("work.csv"), "utf8")).toBe("a translator's work");
  expect(existsSync(inFolder("no"))).toBe(false);
});

test("an import waits until another program has saved, and changes nothing beside it", async () => {
  const rows = await exportRows("busy.csv");
  writeReturned(rows.map((row) => (row[0] === KEY ? row.with(4, "Spätere Kekse") : row)));
  const release = await takeLock(join(folder, ".desk/lock"));
  const importing = translations(RETURNED);
  await wait(50);
  expect(readFileSync(join(root, "legal/cookies.yaml"), "utf8")).not.toContain("Spätere");
  await release();
  expect(await importing).toMatchObject({ status: 0 });
  expect(readFileSync(join(root, "legal/cookies.yaml"), "utf8")).toContain("Spätere");
});

test("an import keeps the comments of a legal text", async () => {
  const file = join(root, "legal/cookies.yaml");
  writeFileSync(file, `# Revisado en mayo\n${readFileSync(file, "utf8")}`);
  const rows = await exportRows("comments.csv");
  writeReturned(rows.map((row) => (row[0] === KEY ? row.with(4, "Wieder neu") : row)));
  await translations(RETURNED);
  expect(readFileSync(file, "utf8")).toMatch(/^# Revisado en mayo\n.*Wieder neu/s);
});
