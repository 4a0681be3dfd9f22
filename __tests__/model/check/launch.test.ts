import { modelMessages } from "../../../src/model/messages";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promises } from "../../../src/model/launch/promises";
import { missingForLaunch } from "../../../packages/typed-content/check/launch";
import { missingLine } from "../../../packages/typed-content/check/messages";
import { loadCommand, spawnCommand } from "../../commands/call-command";
import { isEnglish } from "./english";
import { changedFixture, contentOf, expectedLines, readFolder, READY } from "./fixtures";

/** One of the pictures that the site was delivered with. */
const DELIVERED = resolve(__dirname, "../../fixtures-launch/sea-cave.jpg");

/** Returns what a fixture lacks for the launch, after changes of the data of some files. */
const missingOf = async (name?: string, changes: typeof READY = {}) => {
  const { content, pictures } = await changedFixture(name, { ...READY, ...changes });
  return missingForLaunch(content, pictures, promises);
};

/** Returns what is missing as `file path`. */
const missingAfter = async (changes: typeof READY) =>
  (await missingOf(undefined, changes)).map(({ file, path }) => `${file} ${path.join(".")}`);

/** Creates a folder with content that is ready for the launch. */
const readyFolder = async (name?: string) => {
  const folder = await contentOf(name);
  const review = join(folder.root, "reviews/lucia-ferrer-mas.json");
  writeFileSync(review, readFileSync(review, "utf8").replace('"sample": true', '"sample": false'));
  rmSync(join(folder.root, "questions/parrots.json"));
  return folder;
};

/** Returns the lines without the places in the editor. */
const linesOf = (missing: Awaited<ReturnType<typeof missingOf>>) =>
  missing.map((each) => missingLine(each, modelMessages).replace(/ En el escritorio: .*/, ""));

const command = loadCommand("launch-check");

const run = async (folder: string, ...flags: string[]) => {
  const { status, stdout } = await (await command)(flags, folder);
  return { status, lines: stdout.trimEnd().split("\n") };
};

test("what nobody has entered yet is missing, with its place in the editor, in two languages", async () => {
  const missing = await missingOf("not-entered");
  expect(linesOf(missing)).toEqual(expectedLines("not-entered"));
  const tax = missing.find(({ path }) => path.join() === "taxNumber");
  expect(tax && missingLine(tax, modelMessages)).toBe(
    "company.json › taxNumber: «J00000000» es provisional. Escribid el dato de verdad. " +
      "En el escritorio: Datos › Empresa › NIF.",
  );
  for (const each of missing) {
    const line = missingLine(each, modelMessages, "en");
    const [, text = "", place] = /: (.*) At the desk: (.*)$/.exec(line) ?? [];
    expect(isEnglish(text) || text).toBe(true);
    expect(place).toMatch(/^\S.* › \S.*\.$/);
  }
});

test("each open bracket is missing, at its place in the editor, in the language that lacks it", async () => {
  const missing = await missingOf("open-brackets");
  expect(linesOf(missing)).toEqual(expectedLines("open-brackets"));
  const place = (section: number, language: string) =>
    `Textos legales › Aviso legal › Apartados › ${section} › Texto › ${language}`;
  expect(missing.map((each) => each.place)).toEqual([
    place(1, "Español"),
    place(1, "Español"),
    place(2, "English"),
    place(2, "Deutsch"),
  ]);
});

test("the holes in the legal texts come first", async () => {
  const missing = await missingOf("open-brackets", {
    "company.json": (company) =>
      Object.assign(company, { name: "[PENDIENTE]", taxNumber: "[PENDIENTE]" }),
  });
  expect(missing.map(({ file, code }) => `${code} ${file}`)).toEqual([
    ...Array<string>(4).fill("open-bracket legal/legal-notice.yaml"),
    "shown-bracket company.json",
    "open-bracket company.json",
  ]);
});

test("a sample review and a delivered picture that is shown are missing, whatever the picture is called", async () => {
  expect(await missingAfter({ "reviews/otto.json": (review) => (review.sample = true) })).toEqual([
    "reviews/otto.json sample",
  ]);
  const { root, remove } = await readyFolder();
  copyFileSync(DELIVERED, join(root, "media/boat-at-anchor.jpg"));
  const { content, pictures } = await readFolder(root).finally(remove);
  const missing = (of = content) =>
    missingForLaunch(of, pictures, promises).map(({ file, path }) => [file, path.join()]);
  const place = ["gallery/1.json", "picture,file"];
  expect(missing()).toContainEqual(place);
  const entries = content.entries.map((entry) =>
    entry.file === place[0] ? { ...entry, data: { ...Object(entry.data), hidden: true } } : entry,
  );
  expect(missing({ ...content, entries })).not.toContainEqual(place);
});

test("a question without an answer is missing, unless it is hidden", async () => {
  const missing = (question: object) =>
    missingAfter({
      "questions/knots.json": (data) => Object.assign(data, { answer: undefined }, question),
    });
  expect(await missing({})).toEqual(["questions/knots.json answer"]);
  expect(await missing({ hidden: true })).toEqual([]);
  const answer = { es: "[PENDIENTE: cuáles]", en: "[PENDING: which]", de: "[OFFEN: welche]" };
  expect(await missing({ answer })).toEqual(["questions/knots.json answer.es"]);
});

test("what only the owner knows is missing until it is there or confirmed", async () => {
  const season = "terms.json seasonConfirmed";
  expect(await missingAfter({ "terms.json": (terms) => (terms.seasonConfirmed = false) })).toEqual([
    season,
  ]);
  // As in content from before these fields existed.
  expect(
    await missingAfter({
      "terms.json": (terms) =>
        Object.assign(terms, { season: undefined, seasonConfirmed: undefined }),
      "pages/location.json": ({ meeting }) =>
        Object.assign(meeting as object, { place: undefined, gate: undefined, access: undefined }),
      "pages/booking.json": (booking) => delete booking.withdrawal,
      "boats/boat.json": ({ sheet }) => Object.assign(sheet as object, { year: undefined }),
    }),
  ).toEqual([
    "boats/boat.json sheet.year",
    "pages/booking.json withdrawal",
    "pages/location.json meeting.place",
    "pages/location.json meeting.access",
    season,
  ]);
});

test("of a boat and a skipper of whom nothing is entered, each is missing once", async () => {
  const missing = await missingAfter({
    "boats/boat.json": (boat) => delete boat.sheet,
    "pages/about.json": (about) => delete about.skipper,
  });
  expect(missing).toEqual(["boats/boat.json sheet", "pages/about.json skipper"]);
});

test("a line says which entry of a list, and which word, is meant, on one line", async () => {
  const placesWith = async (name: unknown) => {
    const missing = await missingOf(undefined, {
      "reviews/lucia-ferrer-mas.json": (review) => Object.assign(review, { sample: true, name }),
      "locales/en/layout.json": (words) => Object.assign(words, { skip: "PENDIENTE" }),
    });
    return missing.map((each) => missingLine(each, modelMessages).split("escritorio: ")[1]);
  };
  const word = "Palabras › Cabecera, pie y avisos (English) › Saltar al contenido.";
  expect(await placesWith("Marta")).toEqual([word, "Reseñas › Marta › Es un ejemplo."]);
  expect(await placesWith(7)).toEqual([word, "Reseñas › Es un ejemplo."]);
  const lines = [word, "Reseñas › Marta and� › Es un ejemplo."];
  expect(await placesWith("Marta\nand\u0007")).toEqual(lines);
});

test("the command fails with a line for each, and passes once everything is entered", async () => {
  const { folder, remove } = await readyFolder("not-entered");
  const { status, lines } = await run(folder);
  const english = spawnCommand("launch-check", ["--english"], folder);
  remove();
  expect([status, english.status]).toEqual([1, 1]);
  expect(lines.pop()).toBe(`Faltan ${lines.length} datos antes de publicar la web.`);
  expect(lines).toHaveLength(expectedLines("not-entered").length);
  expect(english.stdout.trimEnd().split("\n").pop()).toBe(
    `${lines.length} values are missing before the site may go public.`,
  );
  const ready = await readyFolder();
  const done = await run(ready.folder);
  ready.remove();
  expect(done).toEqual({ status: 0, lines: ["No falta nada: la web puede publicarse."] });
});

test("a file that cannot be read is missing, too", async () => {
  const { folder, root, remove } = await readyFolder();
  writeFileSync(join(root, "company.json"), "{");
  const { status, lines } = await run(folder);
  remove();
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^company\.json: /);
  expect(lines.at(-1)).toBe("Falta 1 dato antes de publicar la web.");
});
