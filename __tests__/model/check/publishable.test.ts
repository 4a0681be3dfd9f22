import { TEST_DATE } from "../../../src/commands/lib/test-sites";
import { inLanguage } from "../../../src/model/in-language";
import type { Content } from "../../../packages/typed-content/content";
import { company } from "../../../src/model/collections/company";
import { gallery } from "../../../src/model/collections/gallery";
import { legal } from "../../../src/model/collections/legal";
import { questions } from "../../../src/model/collections/questions";
import { terms } from "../../../src/model/collections/terms";
import { publishable } from "../../../src/model/launch/publishable";
import { changedFixture } from "./fixtures";

const published = async (name?: string, changes: Parameters<typeof changedFixture>[1] = {}) => {
  const { content, pictures } = await changedFixture(name, changes);
  return publishable(content, pictures);
};

test("nothing of content that is ready is left out", async () => {
  const { content, pictures } = await changedFixture(undefined, {});
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
  const content = await published(undefined, {
    "questions/knots.json": ({ answer }) =>
      Object.assign(answer as object, { de: "[OFFEN: welche]" }),
  });
  expect(idsOf(content)).toEqual(["umbrellas"]);
  const files = content.entries.map(({ file }) => file).filter((file) => /^questions/.test(file));
  expect(files).toEqual(["questions/anchors.json", "questions/umbrellas.json"]);
});

test("the months of a season that is not confirmed are left out", async () => {
  const season = { from: "may", to: "june" };
  const withSeason = async (seasonConfirmed: boolean) => {
    const changes = {
      "terms.json": (data: object) => Object.assign(data, { season, seasonConfirmed }),
    };
    return inLanguage(await published(undefined, changes), "es", TEST_DATE).one(terms).season;
  };
  expect(await withSeason(false)).toBeUndefined();
  expect(await withSeason(true)).toEqual(season);
});

test("a picture with which the site was delivered is left out, its description is not", async () => {
  const delivered = "00898c5521b81927b9b2823d2e4360a300df1d97ed2607749e76bfee5cf1c86a";
  const { content, pictures } = await changedFixture(undefined, {});
  const known = pictures.map((picture) => ({ ...picture, sha256: delivered }));
  const [first] = inLanguage(publishable(content, known), "es", TEST_DATE).all(gallery);
  expect(first?.picture?.file).toBeUndefined();
  expect(first?.picture?.description?.es).toBeDefined();
});
