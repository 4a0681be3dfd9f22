import { revealAddresses } from "../../src/content-files/hidden-address";
import { createFieldExtensions } from "../../src/gatsby/field-extensions";
import { setInterfaceTexts } from "../../src/gatsby/interface-texts";
import { withDraft } from "../../src/gatsby/preview";
import { resolveDrafts, withAddress } from "../../src/gatsby/preview-resolvers";
import { present } from "../setup/present";

// An ES module, which Jest does not load.
jest.mock("micromark", () => ({
  micromark: (text: string) => text.replace(/(.+)(\n\n|$)/g, "<p>$1</p>"),
}));

type Resolve = (source: object, args: object, context: object, info: object) => unknown;

type Extension = { name: string; extend: (options: object) => { resolve: Resolve } };

const extensions = new Map<string, { resolve: Resolve }>();
const createFieldExtension = ({ name, extend }: Extension) => extensions.set(name, extend({}));
createFieldExtensions({ actions: { createFieldExtension } } as never, withAddress);

/** The resolvers that `npm run edit` adds, by type and field. */
const drafted: Record<string, Record<string, { resolve: Resolve }>> = {};
resolveDrafts({ createResolvers: (types: object) => Object.assign(drafted, types) } as never);

const nodes = {
  "file-closing": { relativePath: "pages/closing.json" },
  "file-prices": { relativePath: "prices.json" },
  "file-places": { relativePath: "places.json" },
  "file-company": { relativePath: "company.json" },
  "file-terms": { relativePath: "terms.json" },
};
const closing = {
  id: "closing",
  parent: "file-closing",
  heading: { es: "Zarpamos", en: "We sail" },
};
const prices = { id: "prices", parent: "file-prices", currency: "EUR", packages: [] };
const places = {
  id: "places",
  parent: "file-places",
  places: [{ name: { es: "Cala" } }, { name: { es: "Cueva" } }],
};
const facts = {
  Prices: prices,
  Company: { id: "company", parent: "file-company" },
  Terms: { id: "terms", parent: "file-terms" },
};
const nodeModel = {
  getNodeById: ({ id }: { id: keyof typeof nodes }) => nodes[id],
  findAll: ({ type }: { type: keyof typeof facts | "Trip" }) =>
    Promise.resolve({ entries: type === "Trip" ? [] : [facts[type]] }),
};

/** A text of an entry, as a page's query gets it in `npm run edit`. */
const textOf = async (type: string, entry: object, fieldName: string, kind = "localized") => {
  const { resolve } = extensions.get(kind) ?? {};
  const info = { fieldName, originalResolver: resolve };
  const args = { language: "es" };
  return String(await drafted[type]?.[fieldName]?.resolve(entry, args, { nodeModel }, info));
};

const saved = { file: "pages/gallery.json", data: {} };
const typed = {
  file: "pages/closing.json",
  data: { heading: { es: "A 5 h de {{company.phone}}", en: "", de: "" }, text: {}, link: {} },
};

test("outside a preview nothing is hidden in a text", async () => {
  expect(await textOf("Closing", closing, "heading")).toBe("Zarpamos");
});

test("in a preview a text hides where it is stored", async () => {
  const { answer } = await withDraft(saved, () => textOf("Closing", closing, "heading"));
  expect(revealAddresses(answer)).toEqual({
    text: "Zarpamos",
    addresses: [{ file: "pages/closing.json", path: ["heading", "es"] }],
  });
});

test("what is written takes the place of what is saved, set as always", async () => {
  const { answer } = await withDraft(typed, () => textOf("Closing", closing, "heading"));
  expect(revealAddresses(answer).text).toBe("A 5\u00A0h de {{company.phone}}");
  expect(await textOf("Closing", closing, "heading")).toBe("Zarpamos");
});

test("two previews at once do not see each other", async () => {
  const [first, second] = await Promise.all([
    withDraft(typed, () => textOf("Closing", closing, "heading")),
    withDraft(saved, () => textOf("Closing", closing, "heading")),
  ]);
  expect(first.answer).toContain("A 5");
  expect(second.answer).toContain("Zarpamos");
});

test("texts in the items of a list know which item", async () => {
  const { answer } = await withDraft(saved, async () => {
    const info = { originalResolver: ({ places: items }: typeof places) => items };
    const items = drafted.Places?.places?.resolve(places, {}, { nodeModel }, info) as object[];
    const localized = extensions.get("localized");
    return localized?.resolve(
      present(items[1], "second place"),
      { language: "es" },
      { nodeModel },
      { fieldName: "name" },
    );
  });
  expect(revealAddresses(String(answer)).addresses).toEqual([
    { file: "places.json", path: ["places", 1, "name", "es"] },
  ]);
});

test("each paragraph of a long text hides its address", async () => {
  const entry = { ...closing, heading: { es: "Uno\n\nDos" } };
  const { answer } = await withDraft(saved, () => textOf("Closing", entry, "heading", "markdown"));
  expect(answer).toMatch(/^<p>Uno[^<]+<\/p><p>Dos[^<]+<\/p>$/);
  expect(revealAddresses(answer).addresses).toHaveLength(2);
});

test("placeholders speak of the facts that are being written", async () => {
  const draft = {
    file: "prices.json",
    data: { vatPercent: 7, currency: "EUR", packages: [{ trip: "morning", amount: 1 }] },
  };
  const entry = { ...closing, heading: { es: "{{prices.vatPercent}} %" } };
  const { answer, values } = await withDraft(draft, () => textOf("Closing", entry, "heading"));
  expect(revealAddresses(answer).text).toBe("7\u00A0%");
  expect(values).toContainEqual({
    address: { file: "prices.json", path: ["packages", 0, "amount"] },
    kind: "price",
    value: 1,
  });
});

test("by what queries filter and sort, entries stay as they are saved", () => {
  expect(drafted.Review).toHaveProperty("name");
  for (const name of ["id", "order", "hidden"]) expect(drafted.Review).not.toHaveProperty(name);
});

test("interface words hide their address, unless they show nothing but facts", async () => {
  const set = jest.fn();
  setInterfaceTexts({ createResolvers: set } as never);
  const [[{ Locale }]] = set.mock.calls as [[{ Locale: { data: { resolve: Resolve } } }]];
  const info = { originalResolver: Locale.data.resolve };
  const words = { book: "Reservar", schedule: "{{start}}–{{end}}" };
  const locale = { data: JSON.stringify(words), language: "es", ns: "layout" };
  const file = "locales/es/layout.json";
  const draft = { file, data: { book: "Reservad ya" } };
  const { answer } = await withDraft(draft, () =>
    Promise.resolve(drafted.Locale?.data?.resolve(locale, {}, {}, info)),
  );
  const { book, schedule } = JSON.parse(String(answer)) as typeof words;
  expect(revealAddresses(book)).toEqual({
    text: "Reservad ya",
    addresses: [{ file, path: ["book"] }],
  });
  expect(schedule).toBe("{{start}}–{{end}}");
});
