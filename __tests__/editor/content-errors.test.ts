import { introducedErrors, type Change, type Texts } from "../../src/editor/browser/content-errors";
import { contentForms } from "./content-forms";
import { present } from "../setup/present";

const below = (file: string) => file.replace("content/", "");
const texts: Texts = Object.fromEntries(contentForms.map(({ file, text }) => [below(file), text]));

type Gallery = { id: number; picture: { file: string } };
type Prices = { packages: { trip: string; amount: number }[] };

const dataOf = <Shape>(file: string) => JSON.parse(present(texts[file], file)) as Shape;
const prices = dataOf<Prices>("prices.json");
const gallery = Object.keys(texts).filter((file) => file.startsWith("gallery/"));
const first = present(gallery[0], "picture");
const second = present(gallery[1], "second picture");
const picture = dataOf<Gallery>(first).picture.file.slice(1);

const never = (): Promise<boolean> => Promise.resolve(false);

/** What the change brings, without the sentences' details. */
const introduced = async (
  change: Change,
  hasPicture: (picture: string) => Promise<boolean> = never,
  before = texts,
) =>
  (await introducedErrors(before, change, hasPicture)).errors.map(({ file, path, code }) => ({
    file,
    path,
    code,
  }));

const withId = (file: string, id: unknown) => JSON.stringify({ ...dataOf<Gallery>(file), id });

const showing = (file: string) =>
  JSON.stringify({
    ...dataOf<Gallery>(first),
    picture: { ...dataOf<Gallery>(first).picture, file },
  });

test("the content as it is brings no error", async () => {
  expect(await introduced({})).toEqual([]);
  expect(await introduced({ [first]: texts[first] })).toEqual([]);
});

test("two tariffs of one trip", async () => {
  const twice = { ...prices, packages: [...prices.packages, prices.packages[0]] };
  expect(await introduced({ "prices.json": JSON.stringify(twice) })).toEqual([
    {
      file: "prices.json",
      path: ["packages", prices.packages.length, "trip"],
      code: "repeated-reference",
    },
  ]);
});

test("a number of the gallery twice", async () => {
  const { id } = dataOf<Gallery>(first);
  const duplicate = { path: ["id"], code: "duplicate-id" };
  expect(await introduced({ [second]: withId(second, id) })).toEqual([
    { file: second, ...duplicate },
  ]);
  // Told where it is written, whatever the order of the files.
  expect(await introduced({ [first]: withId(first, dataOf<Gallery>(second).id) })).toEqual([
    { file: first, ...duplicate },
  ]);
  expect(await introduced({ "gallery/998.json": withId(second, id) })).toEqual([
    { file: "gallery/998.json", ...duplicate },
  ]);
});

test("a picture that is shown goes", async () => {
  expect(await introduced({ [picture]: undefined })).toContainEqual({
    file: first,
    path: ["picture", "file"],
    code: "picture-missing",
  });
  expect(await introduced({ "media/nowhere-shown.jpg": undefined })).toEqual([]);
});

test("a picture that no entry has shown so far is asked for", async () => {
  const asked: string[] = [];
  const has = (answer: boolean) => (name: string) => {
    asked.push(name);
    return Promise.resolve(answer);
  };
  const change = { [first]: showing("/media/new.jpg") };
  expect(await introduced(change, has(true))).toEqual([]);
  expect(await introduced(change, has(false))).toEqual([
    { file: first, path: ["picture", "file"], code: "picture-missing" },
  ]);
  expect(asked).toEqual(["media/new.jpg", "media/new.jpg"]);
});

test("an entry goes that nothing needs", async () => {
  const review = Object.keys(texts).find((file) => file.startsWith("reviews/")) ?? "";
  expect(await introduced({ [review]: undefined })).toEqual([]);
});

test("a text that has lost the variables of its other languages", async () => {
  const file = "locales/es/gallery.json";
  const words = dataOf<Record<string, string>>(file);
  const key = Object.keys(words).find((name) => words[name]?.includes("{{")) ?? "";
  const change = { [file]: JSON.stringify({ ...words, [key]: "Sin variables" }) };
  expect(await introduced(change)).toContainEqual({
    file: "locales/de/gallery.json",
    path: [key],
    code: "different-variables",
  });
});

test("what was wrong before stops nobody, and what is put right neither", async () => {
  const before = {
    ...texts,
    [second]: withId(second, dataOf<Gallery>(first).id),
    "terms.json": "{",
  };
  expect(await introduced({ [first]: showing(`/${picture}`) }, never, before)).toEqual([]);
  expect(await introduced({ "terms.json": texts["terms.json"] }, never, before)).toEqual([]);
  expect(await introduced({ [second]: texts[second] }, never, before)).toEqual([]);
});

test("a file that is larger than the check reads", async () => {
  const file = "locales/es/booking.json";
  const words = dataOf<Record<string, string>>(file);
  const long = Object.fromEntries(Object.keys(words).map((key) => [key, "ñ".repeat(100_000)]));
  expect(await introduced({ [file]: JSON.stringify(long) })).toContainEqual({
    file,
    path: [],
    code: "file-too-large",
  });
});
