import { TEST_DATE } from "../../../src/commands/lib/test-sites";
import { inLanguage } from "../../../src/model/in-language";
import type { Content, Picture } from "../../../src/typed-content/content";
import { company } from "../../../src/model/collections/company";
import { gallery } from "../../../src/model/collections/gallery";
import { legal } from "../../../src/model/collections/legal";
import { questions } from "../../../src/model/collections/questions";
import { terms } from "../../../src/model/collections/terms";
import { publishable } from "../../../src/model/launch/publishable";
import { readFixture } from "./fixtures";

const published = async (
  name?: string,
  change: (content: Content, pictures: Picture[]) => void = () => undefined,
) => {
  const { content, pictures } = await readFixture(name);
  change(content, pictures);
  return publishable(content, pictures);
};

/** Returns a change of the data of one file. */
const changing = (changed: string, change: (data: object) => void) => (content: Content) =>
  content.entries
    .filter(({ file }) => file === changed)
    .forEach(({ data }) => change(data as object));

test("nothing of content that is ready is left out", async () => {
  const { content, pictures } = await readFixture();
  // All but the sample review and the question without an answer.
  const unfinished = ["reviews/lucia-ferrer-mas.json", "questions/parrots.json"];
  const dataOf = ({ entries }: Content) =>
    entries
      .filter(({ file }) => !unfinished.includes(file))
      .map(({ file, data }) => ({ file, data }));
  const data = dataOf(publishable(content, pictures));
  expect(data.length).toBeGreaterThan(20);
  expect(data).toEqual(dataOf(content));
});

test("what the owner has still to enter is left out, field by field", async () => {
  const site = inLanguage(await published("not-entered"), "es", TEST_DATE);
  const { name, legalName, taxNumber, phone, email, website, position, address } =
    site.one(company);
  expect(name).toBeDefined();
  expect({ legalName, taxNumber, phone, email, website, position }).toEqual({});
  expect(address?.street).toBeUndefined();
  expect(address?.city).toBeDefined();
});

test("a text that names a fact which is left out is left out with it", async () => {
  const text = { es: "Al {{company.phone}}", en: "On {{company.phone}}", de: "{{company.phone}}" };
  const ready = inLanguage(await published(), "en", TEST_DATE);
  expect(ready.text(text)).toMatch(/^On \+/);
  const site = inLanguage(await published("not-entered"), "en", TEST_DATE);
  expect(site.text(text)).toBeUndefined();
});

test("an open bracket leaves its text out, in every language where all have it", async () => {
  const content = await published("open-brackets");
  const bodies = content.entries
    .filter(({ collection }) => collection === legal)
    .map(({ data }) => JSON.stringify(data))
    .join();
  expect(bodies).not.toMatch(/\[(PENDIENTE|PENDING|OFFEN)/);
});

test("a question is left out without an answer, or with a bracket in any language of it", async () => {
  const idsOf = (content: Content) =>
    inLanguage(content, "en", TEST_DATE)
      .all(questions)
      .map(({ id }) => id);
  expect(idsOf(await published())).toEqual(["knots", "umbrellas"]);
  const bracket = changing("questions/knots.json", (data) =>
    Object.assign((data as { answer: object }).answer, { de: "[OFFEN: welche]" }),
  );
  const content = await published(undefined, bracket);
  expect(idsOf(content)).toEqual(["umbrellas"]);
  const files = content.entries.map(({ file }) => file).filter((file) => /^questions/.test(file));
  expect(files).toEqual(["questions/anchors.json", "questions/umbrellas.json"]);
});

test("the months of a season that is not confirmed are left out", async () => {
  const season = { from: "may", to: "june" };
  const withSeason = (seasonConfirmed: boolean) =>
    changing("terms.json", (data) => Object.assign(data, { season, seasonConfirmed }));
  const guess = inLanguage(await published(undefined, withSeason(false)), "es", TEST_DATE);
  expect(guess.one(terms).season).toBeUndefined();
  const known = inLanguage(await published(undefined, withSeason(true)), "es", TEST_DATE);
  expect(known.one(terms).season).toEqual(season);
});

test("a picture with which the site was delivered is left out, its description is not", async () => {
  const delivered = "00898c5521b81927b9b2823d2e4360a300df1d97ed2607749e76bfee5cf1c86a";
  const content = await published(undefined, (_, pictures) =>
    pictures.forEach((picture) => (picture.sha256 = delivered)),
  );
  const [first] = inLanguage(content, "es", TEST_DATE).all(gallery);
  expect(first?.picture?.file).toBeUndefined();
  expect(first?.picture?.description?.es).toBeDefined();
});
