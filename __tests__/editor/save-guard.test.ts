/** @jest-environment jsdom */
import { listFormats } from "../../src/editor/browser/file-kinds";
import { saveGuard } from "../../src/editor/browser/save-guard";
import type { Versions } from "../../src/editor/browser/versions";
import type { DraftEntry, EntryData } from "../../src/editor/browser/cms";
import { contentForms, web } from "./content-forms";
import { draftEntry, entryData } from "./draft-entry";
import { present } from "../setup/present";

const kinds = listFormats(web).flatMap((list) => list.kinds);

/** Jsdom draws nothing, and so has no modal dialogs. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(() => document.body.replaceChildren());

/** What the owner is told. */
const told = () =>
  [...document.querySelectorAll("dialog[open] p")].map(({ textContent }) => textContent);

type Others = { saved?: string; hasPublished?: boolean };

const texts = Object.fromEntries(
  contentForms.map(({ file, text }) => [file.replace("content/", ""), text]),
);

const textOf = (file: string) => present(texts[file], file);

/** Nobody else has done anything. */
const quietVersions: Versions = {
  exists: () => Promise.resolve(false),
  saved: () => Promise.resolve(undefined),
  publishedMeanwhile: () => Promise.resolve(false),
  texts: () => Promise.resolve(texts),
};

/** The guard while others have saved or published something. */
const guard = ({ saved, hasPublished = false }: Others) =>
  saveGuard(kinds, {
    ...quietVersions,
    saved: () => Promise.resolve(saved),
    publishedMeanwhile: () => Promise.resolve(hasPublished),
  });

/** A content file, opened in the editor and changed. */
const opened = (file: string, change: object = {}, draft: object = {}) => {
  const form = contentForms.find((each) => each.file === `content/${file}`);
  if (!form) throw new Error(`There is no ${file}`);
  const data = { ...form.data, ...change };
  return {
    raw: form.text,
    entry: draftEntry({
      collection: form.list,
      slug: form.entry,
      path: form.file,
      newRecord: false,
      raw: form.text,
      data: entryData(data),
      ...draft,
    }),
  };
};

const MEANWHILE = "otra persona ha guardado un cambio";
const OUTDATED = "se ha publicado otro cambio";

test.each(["trips/morning.json", "company.json", "legal/privacy.yaml", "locales/de/trips.json"])(
  "%s may be saved when nobody else has changed it",
  async (file) => {
    const { entry, raw } = opened(file);
    await guard({ saved: raw }).preSave({ entry });
    expect(told()).toEqual([]);
  },
);

test.each([
  ["an entry of a folder", "trips/morning.json", { start: "25:00" }, "Salida: "],
  ["a single file", "company.json", { phone: "600" }, "Teléfono: "],
])("a error of %s stops it, and is told until it is read", async (_, file, change, label) => {
  const { entry, raw } = opened(file, change);
  await expect(guard({ saved: raw }).preSave({ entry })).rejects.toThrow(label);
  expect(told()).toEqual([expect.stringContaining(label)]);
});

test.each([
  ["saved another text", "{}\n"],
  ["deleted the file", undefined],
])("what somebody opened before another %s is not saved", async (_, saved) => {
  const { entry } = opened("trips/morning.json");
  await expect(guard({ saved }).preSave({ entry })).rejects.toThrow(MEANWHILE);
  expect(told()).toHaveLength(2);
});

test("interface words are compared, too", async () => {
  const { entry } = opened("locales/de/trips.json");
  await expect(guard({ saved: "{}\n" }).preSave({ entry })).rejects.toThrow(MEANWHILE);
});

test("a draft older than what is public is neither saved nor published", async () => {
  const { entry, raw } = opened("trips/morning.json");
  const { preSave, prePublish } = guard({ saved: raw, hasPublished: true });
  await expect(preSave({ entry })).rejects.toThrow(OUTDATED);
  await expect(prePublish({ entry })).rejects.toThrow(OUTDATED);
});

test("a draft that nothing has overtaken is published", async () => {
  const { entry } = opened("trips/morning.json");
  await expect(guard({}).prePublish({ entry })).resolves.toBeUndefined();
});

describe("a new entry", () => {
  const added = { newRecord: true, raw: "", slug: "", path: "" };

  const preSave = (entry: DraftEntry, taken: string[]) =>
    saveGuard(kinds, {
      ...quietVersions,
      exists: (path) => Promise.resolve(taken.includes(path)),
    }).preSave({ entry });
  const idOf = async (saved: Promise<EntryData | undefined>) => (await saved)?.toJS();

  test.each([
    ["its name in Spanish", "Luz de Ñandú (día)", [], "luz-de-nandu-dia"],
    ["its name and a number, where there is one", "Noche", ["noche", "noche-2"], "noche-3"],
    ["its kind, where the name has no letters", "🎉", [], "trip"],
  ])("is called after %s", async (_, es, taken, id) => {
    const title = { es, en: "Night", de: "Nacht" };
    const { entry } = opened("trips/morning.json", { id: undefined, title }, added);
    const paths = taken.map((name) => `content/trips/${name}.json`);
    expect(await idOf(preSave(entry, paths))).toMatchObject({ id, title });
  });

  test("does not keep the identifier of the one that it is a copy of", async () => {
    const { entry } = opened("trips/morning.json", {}, added);
    expect(await idOf(preSave(entry, []))).not.toMatchObject({ id: "morning" });
  });

  test("of the gallery gets the next free number, as its copy does", async () => {
    const last = Object.keys(texts).filter((file) => file.startsWith("gallery/")).length;
    const taken = [`content/gallery/${last + 1}.json`];
    for (const id of [undefined, 3]) {
      const { entry } = opened("gallery/1.json", { id }, added);
      expect(await idOf(preSave(entry, taken))).toMatchObject({ id: last + 2 });
    }
  });

  test("gets the last place of its list, unless it has been given one", async () => {
    const last = Object.keys(texts).filter((file) => file.startsWith("services/")).length;
    const unplaced = opened("services/events.json", { order: undefined }, added);
    expect(await idOf(preSave(unplaced.entry, []))).toMatchObject({ order: last + 1 });
    const placed = opened("services/events.json", { order: 1.5 }, added);
    expect(await idOf(preSave(placed.entry, []))).toMatchObject({ order: 1.5 });
  });
});

test("new items of a list get identifiers of their own", async () => {
  const { entry, raw } = opened("legal/privacy.yaml");
  const { sections } = entry.get("data").toJS() as { sections: { id: string; title: object }[] };
  const first = present(sections[0], "section");
  const changed = opened("legal/privacy.yaml", {
    sections: [first, { ...first, id: undefined, title: { ...first.title, es: "Sin fotos" } }],
  });
  const saved = await guard({ saved: raw }).preSave({ entry: changed.entry });
  expect(saved?.toJS()).toMatchObject({ sections: [{ id: first.id }, { id: "sin-fotos" }] });
});

describe("a price that changes by much", () => {
  const { raw } = opened("prices.json");
  const { packages } = JSON.parse(raw) as { packages: { trip: string; amount: number }[] };
  const { amount } = present(packages[0], "price");
  const withAmount = (written: string) =>
    opened("prices.json", {
      packages: packages.map((each, index) => (index ? each : { ...each, amount: written })),
    }).entry;

  /** Saves, and gives an answer to what is asked. */
  const save = async (written: string, answer: string) => {
    const saved = guard({ saved: raw }).preSave({ entry: withAmount(written) });
    const outcome = saved.then(
      () => "saved",
      () => "not saved",
    );
    await new Promise((resolve) => setTimeout(resolve));
    const questions = told();
    const dialog = document.querySelector("dialog");
    if (dialog) {
      Object.assign(dialog, { returnValue: answer });
      dialog.dispatchEvent(new Event("close"));
    }
    return { outcome: await outcome, questions };
  };

  test.each([
    ["yes", "saved"],
    ["", "not saved"],
  ])("is asked about: %j", async (answer, outcome) => {
    const saved = await save("1,25", answer);
    expect(saved.outcome).toBe(outcome);
    expect(saved.questions[1]).toMatch(/^Tarifas › 1 › Precio: de .+ a 1,25\s€\.$/);
  });

  test("is not, where it changes by little", async () => {
    const saved = await save(String(amount + 1), "");
    expect(saved).toEqual({ outcome: "saved", questions: [] });
  });
});

test("nothing is saved or published while nobody can tell what others have done", async () => {
  const fails = () => Promise.reject(new TypeError("Failed to fetch"));
  const seen = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const versions = { exists: fails, saved: fails, publishedMeanwhile: fails, texts: fails };
  const { preSave, prePublish } = saveGuard(kinds, versions);
  const { entry } = opened("trips/morning.json");
  await expect(preSave({ entry })).rejects.toThrow("Comprobad la conexión");
  await expect(prePublish({ entry })).rejects.toThrow("Comprobad la conexión");
  expect(seen).toHaveBeenCalledTimes(2);
  seen.mockRestore();
});

test("another picture is not saved with the words of the one before, unless they hold", async () => {
  const { picture } = JSON.parse(textOf("gallery/1.json")) as { picture: object };
  const { file } = (JSON.parse(textOf("gallery/2.json")) as { picture: { file: string } }).picture;
  const { entry, raw } = opened("gallery/1.json", { picture: { ...picture, file } });
  const saved = saveGuard(kinds, {
    ...quietVersions,
    saved: () => Promise.resolve(raw),
    exists: () => Promise.resolve(true),
  }).preSave({ entry });
  const refused = expect(saved).rejects.toThrow("Cambiad la descripción de la foto");
  await new Promise((resolve) => setTimeout(resolve));
  document.querySelector("dialog")?.dispatchEvent(new Event("close"));
  await refused;
});

describe("the content as a whole", () => {
  const shown = {
    file: "/media/new.jpg",
    description: { es: "Nudos.", en: "Knots.", de: "Knoten." },
  };

  /** Saves a file in which something has changed. */
  const saveWith = async (file: string, change: object, draft: object = {}, isThere = false) => {
    const { entry, raw } = opened(file, change, draft);
    const asked: string[] = [];
    const { preSave } = saveGuard(kinds, {
      ...quietVersions,
      saved: () => Promise.resolve(raw),
      texts: () => Promise.resolve(texts),
      exists: (path) => Promise.resolve(asked.push(path) > 0 && isThere),
    });
    await preSave({ entry }).catch(() => undefined);
    return asked;
  };

  test("stays in order with the entry as it was", async () => {
    await saveWith("prices.json", {});
    expect(told()).toEqual([]);
  });

  test("has each number of the gallery once, whatever the files are called", async () => {
    texts["gallery/30.json"] = textOf("gallery/1.json").replace('"id": 1,', '"id": 31,');
    await saveWith("gallery/1.json", { id: 31 });
    delete texts["gallery/30.json"];
    expect(told()).toEqual([expect.stringMatching(/^Galería › .* › Número: «31» ya existe\./)]);
  });

  test("shows no picture that is not there", async () => {
    const change = { picture: shown };
    expect(await saveWith("gallery/1.json", change)).toEqual(["content/media/new.jpg"]);
    expect(told()).toEqual([expect.stringContaining("la foto /media/new.jpg no está")]);
  });

  test.each([
    ["is stored", {}, true],
    [
      "is saved with the entry",
      { mediaFiles: { toJS: () => [{ path: "content/media/new.jpg" }] } },
      false,
    ],
  ])("may show a picture that %s", async (_, draft, isThere) => {
    await saveWith("gallery/1.json", { picture: shown }, draft, isThere);
    expect(told()).toEqual([]);
  });
});

describe("after a save that has failed", () => {
  const MORNING = "trips/morning.json";
  const { entry, raw } = opened(MORNING, { start: "09:45" });

  /** The guard of a tab that has tried to save; how much of it has been written can be set. */
  const afterFailure = async () => {
    let saved = raw;
    const tab = saveGuard(kinds, { ...quietVersions, saved: () => Promise.resolve(saved) });
    await tab.preSave({ entry });
    return { ...tab, write: (text: string) => void (saved = text) };
  };
  const written = raw.replace(/"start": "[^"]*"/, '"start": "09:45"');

  test.each([
    ["all of it", written],
    ["a part of it, since the disk was full", written.slice(0, 40)],
    ["nothing but the file's name", ""],
  ])("one's own text does not stop one from trying again: %s", async (_, text) => {
    const { preSave, write } = await afterFailure();
    write(text);
    await preSave({ entry });
    await preSave({ entry: opened(MORNING, { start: "10:00" }).entry });
    expect(told()).toEqual([]);
  });

  test("another's does", async () => {
    const { preSave, write } = await afterFailure();
    write(written.replace("09:45", "09:50"));
    await expect(preSave({ entry })).rejects.toThrow(MEANWHILE);
  });
});

test("what another saves while one is asked about a price is not overwritten", async () => {
  const { entry, raw } = opened("trips/morning.json");
  let saved = raw;
  const tab = saveGuard(kinds, { ...quietVersions, saved: () => Promise.resolve(saved) });
  await tab.preSave({ entry });
  const place = { collection: "Trip", slug: "morning", path: "content/trips/morning.json" };
  await tab.refuseIfChanged(place);
  expect(told()).toEqual([]);
  saved = "{}\n";
  await expect(tab.refuseIfChanged(place)).rejects.toThrow(MEANWHILE);
});

test("what could not be read is not saved over what is there", async () => {
  const { entry } = opened("trips/morning.json", {}, { raw: "" });
  await expect(guard({ saved: "{}\n" }).preSave({ entry })).rejects.toThrow(MEANWHILE);
});
