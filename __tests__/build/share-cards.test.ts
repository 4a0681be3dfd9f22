import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import type { Content } from "../../packages/typed-content/content";
import { rewritePages } from "../../src/build/built-pages";
import { shareCards } from "../../src/build/share-cards/step";
import { languageCodes, localPath } from "../../src/model/languages";
import { routes, type RouteName } from "../../src/model/routes";
import type { Card, CardDrawing } from "../../src/build/share-cards/card";
import { insideTemporaryFolder, write } from "../setup/temporary-folder";
import type { CardPicture } from "../../src/build/share-cards/render";
import { changed, original } from "./structured-data/test-content";
import { samplePictures } from "../../src/model/launch/samples";

// Drawing is tested in `share-cards/card.test.ts`, and would be slow for 42 cards.
jest.mock("../../src/build/share-cards/card", () => ({
  ...jest.requireActual<object>("../../src/build/share-cards/card"),
  drawCard: (card: Card) => ({ svg: JSON.stringify(card), pictureHeight: 0 }),
}));
jest.mock("../../src/build/share-cards/render", () => ({
  JPEG: {},
  renderCard: (_: CardDrawing, picture?: CardPicture) =>
    Promise.resolve(Buffer.from(picture?.path ?? "no picture")),
}));

const HEAD =
  '<meta data-react-helmet="true" name="description" content="D"/>' +
  '<meta data-react-helmet="true" property="og:title" content="Sol &amp; &quot;Mar&quot; | Vela Clara"/>';
const PAGE = `<html><head>${HEAD}</head><body></body></html>`;

const media = readdirSync(join(TEST_CONTENT, "media"));

const htmlOf = (route: RouteName, language: (typeof languageCodes)[number] = "es") =>
  join("public", localPath(routes[route], language), "index.html");

const linked = ["node_modules", "static"].map((name) => [resolve(name), name] as const);
insideTemporaryFolder();
beforeEach(() => {
  for (const link of linked) symlinkSync(...link);
  for (const file of media) write(join("content/media", file), file);
  for (const language of languageCodes)
    for (const route of Object.keys(routes) as RouteName[]) write(htmlOf(route, language), PAGE);
});

const publishShareCards = (content: Content) => rewritePages([], [shareCards(content)]);

const published = () => readdirSync("public/share").sort();

/** Returns the names, such as `about-de`, of the cards that change with the content. */
const cardsChangedBy = async (content: Content) => {
  await publishShareCards(original);
  const before = published();
  await publishShareCards(content);
  return published()
    .filter((name) => !before.includes(name))
    .map((name) => name.split(".")[0]);
};

type Picture = { picture: { file: string; focus?: object } };

/** Returns the content with other values in one file. */
const withValues = (file: string, values: object) =>
  changed(file, (data: object) => Object.assign(data, values));
const inAll = (text: string) => ({ es: text, en: text, de: text });

const about = original.entries.find(({ file }) => file === "pages/about.json")?.data as Picture;
const withPicture = (values: object) => ({ picture: { ...about.picture, ...values } });

test.each([
  ["pages/prices.json", { heading: inAll("{{prices.from}}") }, "prices-"],
  ["pages/prices.json", { lead: inAll("Another lead") }, undefined],
  ["pages/about.json", withPicture({ focus: { x: 1, y: 2 } }), "about-"],
  ["pages/about.json", withPicture({ file: "/media/sea-cave.jpg" }), "about-"],
  ["boats/boat.json", { guests: 6 }, ""],
  ["trips/sunset.json", { end: "23:30" }, undefined],
  ["company.json", { name: "Otra" }, ""],
])("the names of cards change with what they show: %s, %j", async (file, values, beginning) => {
  const names = await cardsChangedBy(withValues(file, values));
  const all = published().map((name) => name.split(".")[0] ?? "");
  expect(names).toEqual(
    beginning === undefined ? [] : all.filter((name) => name.startsWith(beginning)),
  );
});

test("a name changes with what is in the file of its picture", async () => {
  await publishShareCards(original);
  const before = published();
  writeFileSync(`content${about.picture.file}`, "another picture");
  await publishShareCards(original);
  expect(published()).not.toEqual(before);
});

const pictureOn = (card: string) => {
  const name = published().find((file) => file.startsWith(`${card}.`)) ?? "";
  return readFileSync(join("public/share", name), "utf8");
};

test("a page shows its own picture, or the first that its entries show, or none", async () => {
  const gallery = changed("gallery/1.json", (entry: object) =>
    Object.assign(entry, { hidden: true }),
  );
  await publishShareCards(gallery);
  const pictureIn = (file: string) =>
    `content${(original.entries.find((entry) => entry.file === file)?.data as Picture | undefined)?.picture.file}`;
  expect(pictureOn("about-es")).toBe(pictureIn("pages/about.json"));
  expect(pictureOn("gallery-es")).toBe(pictureIn("gallery/2.json"));
  expect(pictureOn("prices-es")).toBe("no picture");
});

test("what the site was delivered with is on no card", async () => {
  const delivered = createHash("sha256").update("delivered").digest("hex");
  jest.spyOn(samplePictures, "has").mockImplementation((digest) => digest === delivered);
  writeFileSync(`content${about.picture.file}`, "delivered");
  await publishShareCards(original);
  expect(pictureOn("about-es")).toBe("no picture");
  writeFileSync(`content${about.picture.file}`, "her own");
  await publishShareCards(original);
  expect(pictureOn("about-es")).toBe(`content${about.picture.file}`);
});

test("a build renders the cards that are missing, and takes away the others", async () => {
  await publishShareCards(original);
  const [kept, missing, ...rest] = published();
  writeFileSync(`public/share/${kept}`, "as it was");
  rmSync(`public/share/${missing}`);
  writeFileSync("public/share/home-es.00000000.jpg", "");
  writeFileSync("public/share/half-es.00000000.jpg.part", "");
  await publishShareCards(original);
  expect(published()).toEqual([kept, missing, ...rest]);
  expect(readFileSync(`public/share/${kept}`, "utf8")).toBe("as it was");
});

test("a page names its card, before its title, and once however often it is built", async () => {
  await publishShareCards(original);
  const name = published().find((file) => file.startsWith("trips-es."));
  const tags = [
    'name="twitter:card" content="summary_large_image"',
    `property="og:image" content="https://www.velaclara.test/share/${name}"`,
    'property="og:image:width" content="1200"',
    'property="og:image:height" content="630"',
    'property="og:image:alt" content="Sol &amp; &quot;Mar&quot; | Vela Clara"',
  ].map((tag) => `<meta data-react-helmet="true" ${tag}/>`);
  const html = PAGE.replace(/(?=<meta [^>]*og:title)/, tags.join(""));
  expect(readFileSync(htmlOf("trips"), "utf8")).toBe(html);
  await publishShareCards(original);
  expect(readFileSync(htmlOf("trips"), "utf8")).toBe(html);
});
