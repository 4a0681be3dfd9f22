import { site } from "../../../src/build/desk/site";
import { stateDays, unanswered } from "../../../src/build/desk/row-notes";
import { contentNow } from "../../../src/desk/core/content-now";
import { collectionOf } from "../../../src/desk/core/model";
import { withValue } from "../../../src/desk/core/paths";
import { begin, change, dataOf, type Work } from "../../../src/desk/core/work";
import { withNames, withNewEntry } from "../../../src/desk/entry/names";
import { heldEdits, withVersion } from "../../../src/desk/history/entry-versions";
import { changeGroups } from "../../../src/desk/told/change-groups";
import { commitMessage } from "../../../src/desk/told/commit-message";
import { rowsOf } from "../../../src/desk/lists/list-rows";
import { heldLines } from "../../../src/desk/told/held-lines";
import { sentenceOf } from "../../../src/desk/told/sentences";
import { changeField } from "../../../src/desk/translations/translations";
import { spanishWords } from "../../../src/desk/words";
import { en } from "../../../src/desk/words/en";
import { dayStates } from "../../../src/model/collections/day-states";
import { present } from "../../setup/present";
import { companySnapshot } from "./company-snapshot";

const es = spanishWords(site);

let work: Work;
beforeAll(async () => {
  work = begin(await companySnapshot);
});

const told = (next: Work, words = es) =>
  changeGroups(next).map((group) => {
    const { where, after } = sentenceOf(group, next, words);
    return [where, after];
  });

const withNew = (of: string, data: Record<string, unknown>) =>
  withNewEntry(work, present(collectionOf(of), "collection"), data, 0).work;

test("a day that is closed is told by its day, and its list says what is so on it", () => {
  const one = { from: "2027-08-03", to: "2027-08-05", state: "closed" };
  const [[where]] = told(withNew("days/one.json", one)) as [[string]];
  expect(where).toContain("3 de agosto de 2027");
  expect(stateDays(one, "es")?.detail).toMatch(/^no salimos · 3.{1,3}5 de agosto/);
  const some = { ...one, state: "full", trips: [{ trip: "sunset" }] };
  expect(stateDays(some, "en")?.detail).toMatch(
    /^fully booked, not for all trips · 3.{1,3}5 August/,
  );
  expect(stateDays({ ...one, to: "2027-08-01" }, "es")).toBeUndefined();
});

test("days are listed in the order of the calendar, and named by their first day", () => {
  const next = ["2027-12-01", "2027-08-03"].reduce(
    (before, day) => withNewEntry(before, dayStates, { from: day, to: day, state: "full" }, 0).work,
    work,
  );
  const names = () => rowsOf(contentNow(next), dayStates).map(({ name }) => name);
  expect(names()).toEqual(["3 de agosto de 2027", "1 de diciembre de 2027"]);
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
  expect(commitMessage(next, es)).toBe("Segunda línea de la portada");
});

test("the history of a trip tells its prices in the seasons that there are, and brings them back", () => {
  const file = "trips/extended.json";
  const holder = "prices.json";
  const now = dataOf(work, holder);
  let then = withValue(now, ["seasons", 0, "amounts", 0, "amount"], 444);
  then = withValue(then, ["seasons", 1, "amounts", 0, "amount"], 1);
  // A season that was added since.
  then = withValue(then, ["seasons", 1], undefined);
  const data = dataOf(work, file);
  const holders = [{ file: holder, data: now, before: then }];
  const held = heldEdits(work, file, { data, before: data, holders });
  expect(heldLines(held, work, es)).toEqual([
    { label: "1 de mayo de 2027 › Precio", before: "444\u00a0€", after: "390\u00a0€" },
  ]);
  const version = { version: { revision: "1", author: "" }, data, before: data };
  const earlier = [{ file: holder, data: then, before: undefined }];
  const back = withVersion(work, file, { ...version, holders: earlier }, 0);
  expect(dataOf(back, holder)).toEqual(withValue(now, ["seasons", 0, "amounts", 0, "amount"], 444));
});

test("a picture of the gallery is called by its section while it is new", () => {
  const next = withNew("gallery/1.json", { section: "experiences" });
  expect(told(next)).toEqual([["Galería › Las experiencias", "Foto nueva"]]);
});

test("what changes in an entry that is known by its picture is told with that", () => {
  const picture = (file: string) => {
    const next = changeField(work, file, ["order"], 7.25, 0);
    return changeGroups(next).map((group) => sentenceOf(group, next, es).picture);
  };
  expect(picture("gallery/1.json")).toEqual([expect.stringMatching(/^media\//)]);
  expect(picture("prices.json")).toEqual([undefined]);
});

test("a new review is called so, and a price by its trip", () => {
  expect(told(withNew("reviews/otto.json", {}))).toEqual([
    ["Reseñas › Reseña nueva", "Reseña nueva"],
  ]);
  const next = changeField(work, "prices.json", ["packages", 0, "amount"], 999, 0);
  expect(commitMessage(next, es)).toBe("Precio de Mañana");
});
