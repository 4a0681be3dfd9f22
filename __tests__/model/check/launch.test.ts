import { contentModel } from "../../../src/model";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { missingForLaunch } from "../../../src/typed-content/check/launch";
import { missingLine } from "../../../src/typed-content/check/messages";
import { loadCommand, spawnCommand } from "../../commands/call-command";
import { isEnglish } from "./english";
import { contentOf, expectedLines, readFolder } from "./fixtures";

/** One of the pictures that the site was delivered with. */
const DELIVERED = resolve(__dirname, "../../fixtures-launch/sea-cave.jpg");

const UNANSWERED = "questions/parrots.json";

/** Creates content that is ready for the launch: its review is no sample, its questions have answers. */
const readyContent = async (name?: string) => {
  const content = await contentOf(name);
  change(content.root, "reviews/lucia-ferrer-mas.json", '"sample": true', '"sample": false');
  rmSync(join(content.root, UNANSWERED));
  return content;
};

const missingIn = async ({ root, remove }: Awaited<ReturnType<typeof contentOf>>) => {
  const { content, pictures } = await readFolder(root).finally(remove);
  return missingForLaunch(content, pictures);
};

const missingOf = async (name: string) => missingIn(await readyContent(name));

const command = loadCommand("launch-check");

const run = async (folder: string, ...flags: string[]) => {
  const { status, stdout } = await (await command)(flags, folder);
  return { status, lines: stdout.trimEnd().split("\n") };
};

const change = (root: string, file: string, from: string, to: string) => {
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
};

type Data = Record<string, unknown>;

test("what nobody has entered yet is missing", async () => {
  const missing = await missingOf("not-entered");
  const lines = missing.map((each) => missingLine(each, contentModel));
  expect(lines.map((line) => line.replace(/ En el escritorio: .*/, ""))).toEqual(
    expectedLines("not-entered"),
  );
});

test("each line says where in the editor, too, in Spanish and in English", async () => {
  const missing = await missingOf("not-entered");
  const tax = missing.find(({ path }) => path.join() === "taxNumber");
  expect(tax && missingLine(tax, contentModel)).toBe(
    "company.json › taxNumber: «J00000000» es provisional. Escribid el dato de verdad. " +
      "En el escritorio: Datos › Empresa › NIF.",
  );
  for (const each of missing) {
    const line = missingLine(each, contentModel, "en");
    const [, text = "", place] = /: (.*) At the desk: (.*)$/.exec(line) ?? [];
    expect(isEnglish(text) || text).toBe(true);
    expect(place).toMatch(/^\S.* › \S.*\.$/);
  }
});

test("each open bracket is missing, at its place in the editor, in the language that lacks it", async () => {
  const missing = await missingOf("open-brackets");
  const lines = missing.map((each) => missingLine(each, contentModel));
  expect(lines.map((line) => line.replace(/ En el escritorio: .*/, ""))).toEqual(
    expectedLines("open-brackets"),
  );
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
  const content = await readyContent("open-brackets");
  change(content.root, "company.json", '"name": "', '"name": "[PENDIENTE] ');
  change(content.root, "company.json", '"taxNumber": "', '"taxNumber": "[PENDIENTE] ');
  const files = (await missingIn(content)).map(({ file, code }) => `${code} ${file}`);
  expect(files).toEqual([
    ...Array<string>(4).fill("open-bracket legal/legal-notice.yaml"),
    "shown-bracket company.json",
    "open-bracket company.json",
  ]);
});

test("a sample review and a delivered picture are missing, whatever the picture is called", async () => {
  const content = await readyContent();
  change(content.root, "reviews/otto.json", '"sample": false', '"sample": true');
  copyFileSync(DELIVERED, join(content.root, "media/boat-at-anchor.jpg"));
  const lines = (await missingIn(content)).map((each) => missingLine(each, contentModel));
  expect(lines).toContain(
    "reviews/otto.json › sample: es una reseña de ejemplo. Cambiadla por una de verdad, " +
      "o borradla. En el escritorio: Reseñas › Otto › Es un ejemplo.",
  );
  expect(lines).toContain(
    "gallery/1.json › picture › file: la foto es provisional. Poned una vuestra y revisad su " +
      "descripción. En el escritorio: Galería › El barco quieto entre paredes de roca clara. › Foto › Archivo.",
  );
});

test("a question without an answer is missing, unless it is hidden", async () => {
  const linesWith = async (question: object) => {
    const content = await readyContent();
    const path = join(content.root, "questions/knots.json");
    const { answer, ...data } = JSON.parse(readFileSync(path, "utf8")) as Data;
    expect(answer).toBeDefined();
    writeFileSync(path, JSON.stringify({ ...data, ...question }));
    return (await missingIn(content)).map((each) => missingLine(each, contentModel));
  };
  expect(await linesWith({})).toEqual([
    "questions/knots.json › answer: «¿Enseñáis nudos?» no sale en la web, porque falta el campo «Respuesta». " +
      "Rellenadlo, o esconded la ficha. En el escritorio: Preguntas › ¿Enseñáis nudos? › Respuesta.",
  ]);
  expect(await linesWith({ hidden: true })).toEqual([]);
  const answer = { es: "[PENDIENTE: cuáles]", en: "[PENDING: which]", de: "[OFFEN: welche]" };
  expect(await linesWith({ answer })).toEqual([
    expect.stringMatching(/^questions\/knots\.json › answer › es: «\[PENDIENTE: cuáles\]» sigue/),
  ]);
});

test("what only the owner knows is missing until it is there or confirmed", async () => {
  const linesWithout = async (change: (terms: Data, meeting: Data, booking: Data) => void) => {
    const content = await readyContent();
    const read = (file: string) => {
      const path = join(content.root, file);
      return { path, data: JSON.parse(readFileSync(path, "utf8")) as Data };
    };
    const terms = read("terms.json");
    const location = read("pages/location.json");
    const booking = read("pages/booking.json");
    change(terms.data, location.data.meeting as Data, booking.data);
    for (const { path, data } of [terms, location, booking])
      writeFileSync(path, JSON.stringify(data));
    return (await missingIn(content)).map((each) => missingLine(each, contentModel));
  };
  const season =
    "terms.json › seasonConfirmed: esto solo lo sabéis vosotros. Ponedlo o confirmadlo. " +
    "En el escritorio: Datos › Condiciones › Temporada confirmada.";
  const place =
    "pages/location.json › meeting › place: esto solo lo sabéis vosotros. Ponedlo o confirmadlo. " +
    "En el escritorio: Páginas › Página: Dónde estamos › Punto de encuentro › Club y entrada.";
  expect(await linesWithout((terms) => (terms.seasonConfirmed = false))).toEqual([season]);
  const withdrawal =
    "pages/booking.json › withdrawal: esto solo lo sabéis vosotros. Ponedlo o confirmadlo. " +
    "En el escritorio: Páginas › Página: Reservas › Desistimiento.";
  const gate =
    "pages/location.json › meeting › gate: esto solo lo sabéis vosotros. Ponedlo o confirmadlo. " +
    "En el escritorio: Páginas › Página: Dónde estamos › Punto de encuentro › Foto de la entrada.";
  // As in content from before these fields existed.
  expect(
    await linesWithout((terms, meeting, booking) => {
      delete terms.season;
      delete terms.seasonConfirmed;
      delete meeting.place;
      delete meeting.gate;
      delete booking.withdrawal;
    }),
  ).toEqual([withdrawal, place, gate, season]);
});

test("the command fails with a line for each, and how many they are", async () => {
  const { folder, remove } = await readyContent("not-entered");
  const { status, lines } = await run(folder);
  const english = spawnCommand("launch-check", ["--english"], folder);
  remove();
  expect([status, english.status]).toEqual([1, 1]);
  expect(lines.pop()).toBe(`Faltan ${lines.length} cosas antes de publicar la web.`);
  expect(lines).toHaveLength(expectedLines("not-entered").length);
  expect(english.stdout.trimEnd().split("\n").pop()).toBe(
    `${lines.length} things are missing before the site may go public.`,
  );
});

test("the command passes once the owner has entered everything", async () => {
  const { folder, remove } = await readyContent();
  const done = await run(folder);
  const english = await run(folder, "--english");
  remove();
  expect(done).toEqual({ status: 0, lines: ["No falta nada: la web puede publicarse."] });
  expect(english.lines).toEqual(["Nothing is missing: the site may go public."]);
});

test("a file that cannot be read is missing, too", async () => {
  const { folder, root, remove } = await readyContent();
  writeFileSync(join(root, "company.json"), "{");
  const { status, lines } = await run(folder);
  remove();
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^company\.json: /);
  expect(lines.at(-1)).toBe("Falta 1 cosa antes de publicar la web.");
});
