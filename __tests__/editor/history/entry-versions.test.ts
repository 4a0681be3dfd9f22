import { formOf, inForm, titleOf } from "../../../src/editor/browser/history/entry-forms";
import { entryVersions } from "../../../src/editor/browser/history/entry-versions";
import { contentForms, web } from "../content-forms";

const form = (path: string) => {
  const found = formOf(web, path);
  if (!found) throw new Error(`${path} has no form`);
  return found;
};

const text = (guests: number) => `{ "guests": ${guests} }`;
const commit = (day: number) => ({
  id: String(day),
  author: "Mar",
  date: `2026-11-${day}T11:04:00Z`,
});

test("each version says when, who and what it changed; the first was created", () => {
  const commits = [{ id: "", author: "" }, commit(20), commit(19)];
  const texts = [text(9), text(8), text(7)];
  const versions = entryVersions(form("content/terms.json"), commits, texts);
  expect(versions.map(({ when }) => when)).toEqual([
    "En este ordenador, sin publicar",
    expect.stringMatching(/^20 nov 2026.* \d+:04$/),
    expect.stringMatching(/^19 nov 2026.* \d+:04$/),
  ]);
  expect(versions.map(({ changes }) => changes)).toEqual([
    ["Invitados: de «8» a «9»"],
    ["Invitados: de «7» a «8»"],
    ["Se creó."],
  ]);
  expect(versions.map((version) => version.text)).toEqual(texts);
});

test("there is nothing to go back to where the file was deleted or cannot be read", () => {
  const commits = [commit(20), commit(19), commit(18)];
  const versions = entryVersions(form("content/terms.json"), commits, [undefined, "{", text(7)]);
  expect(versions.map((version) => version.text)).toEqual([undefined, undefined, text(7)]);
});

test("many changes are counted", () => {
  const trip = form("content/trips/morning.json");
  const [first, second] = ["morning", "sunset"].map(
    (id) => contentForms.find(({ file }) => file === `content/trips/${id}.json`)?.text,
  );
  const [version] = entryVersions(trip, [commit(20)], [first, second]);
  expect(version?.changes).toHaveLength(5);
  expect(version?.changes[4]).toMatch(/^Y \d+ cambios más\.$/);
});

test("every content file has its form, and every form is as its file opens", () => {
  for (const { file, list, entry, text: written, fields } of contentForms) {
    const found = form(file);
    expect(found.address).toBe(`#/collections/${list}/entries/${entry}`);
    expect(found.kind.fields).toEqual(fields);
    expect(Object.keys(inForm(found, written))).toEqual(
      fields.map(({ name }) => name).filter((name) => written.includes(`${name}`)),
    );
  }
  expect(formOf(web, "content/media/a.jpg")).toBeUndefined();
  expect(formOf(web, "content/trips/more/a.json")).toBeUndefined();
});

test("an entry is called by its label, and in a list by its name", () => {
  expect(titleOf(form("content/prices.json"), "{}")).toBe("Precios");
  const review = form("content/reviews/otto.json");
  expect(titleOf(review, '{ "name": "Otto B." }')).toMatch(/: Otto B\.$/);
  expect(titleOf(review, undefined)).toBe(review.label);
});

test("what a form no longer has stays behind", () => {
  const data = inForm(form("content/terms.json"), '{ "guests": 7, "gone": { "a": 1 } }');
  expect(data).toEqual({ guests: 7 });
});
