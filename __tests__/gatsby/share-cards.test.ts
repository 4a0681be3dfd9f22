import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { addShareCards, publishShareCards } from "../../src/gatsby/share-cards";

// An ES module, which Jest does not load.
jest.mock("micromark", () => ({ micromark: (text: string) => text }));

type Node = Record<string, unknown>;
type Resolve = (node: Node, args: object, context: object, info: object) => Promise<string | null>;

const resolvers: Record<string, Resolve> = {};
addShareCards({
  createResolvers: (types: Record<string, { shareCard: { resolve: Resolve } }>) => {
    for (const [type, { shareCard }] of Object.entries(types)) resolvers[type] = shareCard.resolve;
  },
} as never);

const texts = (text: string) => ({ es: text, en: `${text} (en)`, de: `${text} (de)` });

const trips = [
  { jsonId: "dawn", order: 1, start: "07:00", end: "10:00", sky: "morning" },
  { jsonId: "unpriced", order: 2, start: "11:00", end: "12:00", sky: "sunset" },
];

const pictures = [
  { jsonId: "10", picture: { file: "/media/ten.png" } },
  { jsonId: "1", hidden: true, picture: { file: "/media/one.png" } },
  { jsonId: "2", picture: { file: "/media/two.png" } },
];

let content: Record<string, Node[]>;
let askedFor: string[];

const nodeModel = {
  findOne: ({ type, query }: { type: string; query: { filter?: Node } }) => {
    if (type !== "File") return Promise.resolve(content[type][0]);
    const { eq } = (query.filter as { relativePath: { eq: string } }).relativePath;
    askedFor.push(eq);
    return Promise.resolve({
      absolutePath: resolve("picture.png"),
      internal: { contentDigest: eq },
    });
  },
  findAll: ({ type }: { type: string }) => Promise.resolve({ entries: content[type] }),
};

const ask = (type: string, node = content[type][0], language = "es") =>
  resolvers[type](node, { language }, { nodeModel }, { fieldName: "shareCard" });

/** Asks as a build does, of the types that have nodes. */
const graphql = async (query: string) => {
  const data: Record<string, { nodes: { shareCard: string | null }[] }> = {};
  for (const [, type, language] of query.matchAll(/all(\w+) .*?language: "(\w+)"/g)) {
    const cards = (content[type] ?? []).map((node) => ask(type, node, language));
    data[`all${type}`] = {
      nodes: (await Promise.all(cards)).map((shareCard) => ({ shareCard })),
    };
  }
  return { data };
};

const publish = () => publishShareCards(graphql as never);
const published = () => readdirSync("public/share").sort();

const home = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "brisa-share-"));
  for (const name of ["node_modules", "static"]) symlinkSync(resolve(name), join(folder, name));
  process.chdir(folder);
  askedFor = [];
  content = {
    SourceCode: [{}],
    Company: [
      { name: "Vela Clara", tagline: texts("Paseos"), position: { latitude: 39, longitude: 2 } },
    ],
    Prices: [{ packages: [{ trip: "dawn", amount: 100 }] }],
    Trip: trips,
    GalleryPicture: pictures,
    GalleryPage: [{ heading: texts("Así se ve") }],
    PricesPage: [{ heading: texts("Una tarifa") }],
    LegalText: [{ yamlId: "legal-notice", heading: texts("Aviso") }],
  };
  await sharp({ create: { width: 60, height: 40, channels: 3, background: "#00aaff" } }).toFile(
    "picture.png",
  );
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test("every page has a card, parts of pages and the not-found page have none", () => {
  expect(Object.keys(resolvers)).toHaveLength(12);
  expect(resolvers).toHaveProperty("LegalText");
  expect(resolvers).not.toHaveProperty("Closing");
  expect(resolvers).not.toHaveProperty("NotFoundPage");
});

test("an address names page and language, and changes with title, hours, picture and its focus", async () => {
  const addresses = [await ask("PricesPage"), await ask("GalleryPage")];
  expect(addresses[0]).toMatch(/^\/share\/prices-es\.[0-9a-f]{8}\.jpg$/);
  expect(await ask("LegalText", undefined, "de")).toMatch(/^\/share\/legalNotice-de\./);
  expect([await ask("PricesPage"), await ask("GalleryPage")]).toEqual(addresses);

  const changed = async (type: string, change: () => void) => {
    const before = content;
    content = structuredClone(before);
    change();
    const address = await ask(type);
    content = before;
    return !addresses.includes(address);
  };
  expect(await changed("PricesPage", () => (content.PricesPage[0].heading = texts("Dos")))).toBe(
    true,
  );
  expect(await changed("PricesPage", () => (content.Trip[0].end = "11:30"))).toBe(true);
  expect(await changed("PricesPage", () => (content.Trip[1].end = "12:30"))).toBe(false);
  expect(await changed("PricesPage", () => (content.Company[0].name = "Otra"))).toBe(true);
  const picture = () => content.GalleryPicture[2].picture as Node;
  expect(await changed("GalleryPage", () => (picture().file = "/media/other.png"))).toBe(true);
  expect(await changed("GalleryPage", () => (picture().focus = { x: 0, y: 0 }))).toBe(true);
});

test("a page without a picture of its own shows the first that its entries show", async () => {
  await ask("GalleryPage");
  await ask("GalleryPage", { ...content.GalleryPage[0], picture: { file: "/media/own.png" } });
  await ask("PricesPage");
  expect(askedFor).toEqual(["media/two.png", "media/own.png"]);
});

test("a build renders the cards that are missing, and takes away the others", async () => {
  await publish();
  const first = published();
  expect(first).toHaveLength(9);
  const [kept] = first;
  expect(await sharp(`public/share/${kept}`).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });

  writeFileSync(`public/share/${kept}`, "as it was");
  rmSync(`public/share/${first[1]}`);
  writeFileSync("public/share/half-es.00000000.jpg.part", "");
  content.PricesPage[0].heading = texts("Otra tarifa");
  await publish();
  const second = published();
  expect(second).toHaveLength(9);
  expect(second.filter((name) => !first.includes(name))).toHaveLength(3);
  expect(statSync(`public/share/${kept}`).size).toBe("as it was".length);
});

test("an error of the content stops a build, and no page while it is edited", async () => {
  content.Prices = [{}];
  const environment = process.env.NODE_ENV;
  const asked = (mode: string) => {
    Object.assign(process.env, { NODE_ENV: mode });
    return ask("PricesPage").finally(() => Object.assign(process.env, { NODE_ENV: environment }));
  };
  await expect(asked("production")).rejects.toThrow();
  expect(await asked("development")).toBeNull();
});
