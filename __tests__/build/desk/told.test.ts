import { site } from "../../../src/build/desk/site";
import { stateDays, unanswered } from "../../../src/build/desk/row-notes";
import { collectionOf } from "../../../packages/desk/core/model";
import { begin, type Work } from "../../../packages/desk/core/work";
import { withNames, withNewEntry } from "../../../packages/desk/core/names";
import { rowsOf } from "../../../packages/desk/lists/list-rows";
import { changesIn } from "../../../packages/desk/core/changes";
import { commitMessage } from "../../../packages/desk/publishing/commit-message";
import { toldChange } from "../../../packages/desk/told/told-changes";
import { changeField } from "../../../packages/desk/core/translations";
import { spanishWords } from "../../../packages/desk/words";
import { en } from "../../../packages/desk/words/en";
import { dayStates } from "../../../src/model/collections/day-states";
import { present } from "../../setup/present";
import { companySnapshot } from "./company-snapshot";
import { contentNow } from "../../../packages/desk/core/edits";

const es = spanishWords(site);

let work: Work;
beforeAll(async () => {
  work = begin(await companySnapshot);
});

const told = (next: Work, words = es) =>
  changesIn(next).map((each) => {
    const { where, after, picture } = toldChange(each, next, words);
    return picture === undefined ? [where, after] : [where, after, picture];
  });

const added = (from: Work, of: string, data: Record<string, unknown>) =>
  withNewEntry(from, present(collectionOf(of), "collection"), data, 0).work;

test("a day that is closed is told by its day, and its list says what is so on it", () => {
  const one = { from: "2027-08-03", to: "2027-08-05", state: "closed" };
  const [[where]] = told(added(work, "days/one.json", one)) as [[string]];
  expect(where).toContain("3 de agosto de 2027");
  expect(stateDays(one, "es")?.detail).toMatch(/^no salimos · 3.{1,3}5 de agosto/);
  const some = { ...one, state: "full", trips: [{ trip: "sunset" }] };
  expect(stateDays(some, "en")?.detail).toMatch(
    /^fully booked, not for all trips · 3.{1,3}5 August/,
  );
  expect(stateDays({ ...one, to: "2027-08-01" }, "es")).toBeUndefined();
});

test("days are listed in the order of the calendar, and named by their first day", () => {
  const full = (from: string) => ({ from, to: from, state: "full" });
  const december = added(work, "days/one.json", full("2027-12-01"));
  const next = added(december, "days/one.json", full("2027-08-03"));
  const names = rowsOf(contentNow(next), dayStates).map(({ name }) => name);
  expect(names).toEqual(["3 de agosto de 2027", "1 de diciembre de 2027"]);
  expect([...withNames(next).edits.keys()]).toContain("days/3-de-agosto-de-2027.json");
});

test("a question that no page shows says so in its list, in the owner's language", () => {
  const answer = { es: "Sí.", en: "Yes.", de: "Ja." };
  const open = { es: "[PENDIENTE: cuándo]", en: "x", de: "x" };
  const detail = "Sin respuesta: no sale en la web";
  expect(unanswered({ answer }, "es")).toBeUndefined();
  expect(unanswered({ hidden: true }, "es")).toBeUndefined();
  for (const data of [{}, { answer: {} }, { answer: open }])
    expect(unanswered(data, "es")).toEqual({ detail, isOver: false });
  expect(unanswered({}, "en")?.detail).toMatch(/^No answer/);
});

test("the home page is told by its name in the language of the desk", async () => {
  const next = changeField(work, "pages/home.json", ["headingSecond", "es"], "con calma", 0);
  const line = "Segunda línea";
  expect(told(next)).toEqual([[`Portada › ${line}, en español`, "«con calma»"]]);
  const words = { ...en, site: await site.words.en(), money: site.money };
  expect(told(next, words)[0]?.[0]).toBe(`Home page › ${line}, in Spanish`);
  expect(commitMessage(next, es)).toBe(`Portada › ${line}`);
});

test("what has no name is called by its section while it is new, else seen by its picture", () => {
  for (const [file, section, what] of [
    ["gallery/1.json", "Galería", "Foto nueva"],
    ["reviews/otto.json", "Reseñas", "Reseña nueva"],
  ] as const)
    expect(told(added(work, file, {}))).toEqual([[`${section} › ${what}`, what]]);
  const moved = changeField(work, "gallery/1.json", ["order"], 7.25, 0);
  expect(told(moved)[0]?.[2]).toMatch(/^media\//);
});
