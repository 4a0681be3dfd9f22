import { parse } from "graphql";
import { createDrawable } from "../../page/drawable";
import { createEngine } from "../../page/engine";
import { pagesSchema } from "../../page/schema";
import { content, having } from "../../../../examples/guest-house/__tests__/house-content";
import { guestHouse } from "../../../../examples/guest-house/model";
import { dataIn } from "../../core/edits";

const file = "rooms/garden.json";
const good = dataIn(content, file) as Record<string, unknown>;

const engine = createEngine(parse(pagesSchema(guestHouse)), {
  pictureData: () => "picture",
  digest: () => undefined,
  today: () => "2027-02-01",
});

test("content is shown as it is; a field that pages cannot compute with stays as it last was, and the rest follows", () => {
  const drawable = createDrawable();
  expect(drawable(content)).toEqual(content);
  const name = { ...(good.name as object), es: "" };
  expect(dataIn(drawable(having(file, { price: "9:", name })), file)).toEqual({ ...good, name });
  drawable(having(file, { price: 99 }));
  expect(dataIn(drawable(having(file, { price: "" })), file)).toMatchObject({ price: 99 });
});

test("a field that the model does not know takes nothing away, and a file that holds nothing stays as it last was", () => {
  const drawable = createDrawable();
  const newer = having(file, { ofANewerModel: 1 });
  expect(dataIn(drawable(newer), file)).toEqual({ ...good, ofANewerModel: 1 });
  drawable(content);
  const entries = content.entries.map((each) =>
    each.file === file ? { ...each, data: null } : each,
  );
  expect(dataIn(drawable({ ...content, entries }), file)).toEqual(good);
});

test("an entry that was never right is left out, and shown once it is", () => {
  const drawable = createDrawable();
  expect(dataIn(drawable(having(file, { price: "9:" })), file)).toBeUndefined();
  expect(dataIn(drawable(content), file)).toEqual(good);
});

test.each([undefined, null, {}, { es: "La ventana" }, { es: "La ventana", en: "" }])(
  "another picture is shown at once, described as %j",
  (description) => {
    const drawable = createDrawable();
    drawable(content);
    const picture = { file: "/media/front.jpg", ...(description !== undefined && { description }) };
    expect(dataIn(drawable(having(file, { picture })), file)).toEqual({
      ...good,
      picture: { ...picture, description: description ?? {} },
    });
    expect(dataIn(drawable(having(file, { picture: { description } })), file)).toMatchObject({
      picture: { file: "/media/front.jpg" },
    });
  },
);

test("a new entry or section is shown before it has all its texts; one that lacks more is not", () => {
  const [added, conditions] = ["photographs/1.json", "conditions/stay.yaml"];
  const drawable = createDrawable();
  const missing = { picture: { file: "/media/front.jpg" }, caption: undefined };
  expect(dataIn(drawable(having(added, missing)), added)).toMatchObject({
    picture: { file: "/media/front.jpg", description: {} },
    caption: {},
  });
  expect(dataIn(createDrawable()(having(added, { picture: {} })), added)).toBeUndefined();
  const sections = [{ id: "new-1", title: { es: "Nuevo" } }];
  expect(dataIn(drawable(having(conditions, { sections })), conditions)).toMatchObject({
    sections: [{ id: "new-1", title: { es: "Nuevo" }, body: {} }],
  });
});

test.each([
  [undefined, { text: "", language: null }],
  [
    { es: "La ventana", de: "" },
    { text: "La ventana", language: "es", languageName: "Spanisch" },
  ],
  [{ en: "The window" }, { text: "The window", language: "en", languageName: "Englisch" }],
  [
    { es: "La ventana", de: "Das Fenster" },
    { text: "Das Fenster", language: null },
  ],
])(
  "a page is drawn with a text that is missing, in another language if there is one: %j",
  async (texts, shown) => {
    const query = parse(`query ($language: String!) {
    photographs {
      caption(language: $language)
      picture { description(language: $language) { text language languageName } }
    }
  }`);
    const picture = { file: "/media/front.jpg", description: texts };
    const lacking = having("photographs/1.json", { picture, caption: texts });
    expect(await engine(query, createDrawable()(lacking), "de")).toMatchObject({
      photographs: expect.arrayContaining([
        expect.objectContaining({
          caption: shown.text,
          picture: { description: expect.objectContaining(shown) as unknown },
        }),
      ]) as unknown,
    });
  },
);

test("an optional text that is missing stays missing, a field that was never right is left out, and the rest follows", () => {
  const begun = having(file, { size: 30, description: undefined, guestBook: {} });
  const left = { description: undefined, guestBook: undefined };
  expect(dataIn(createDrawable()(begun), file)).toEqual({ ...good, size: 30, ...left });
});
