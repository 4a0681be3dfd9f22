import { dataIn } from "../../../src/desk/core/snapshot";
import { createDrawable } from "../../../src/desk/page/drawable";
import { content, having } from "../../guest-house/house-content";

const file = "rooms/garden.json";
const good = dataIn(content, file) as Record<string, unknown>;

test("content without an error is shown as it is", () => {
  expect(createDrawable()(content)).toEqual(content);
});

test("a field that pages cannot compute with stays as it last was, and the rest follows", () => {
  const drawable = createDrawable();
  drawable(content);
  const name = { ...(good.name as object), es: "" };
  expect(dataIn(drawable(having(file, { price: "9:", name })), file)).toEqual({ ...good, name });
  drawable(having(file, { price: 99 }));
  expect(dataIn(drawable(having(file, { price: "" })), file)).toMatchObject({ price: 99 });
});

test("a field that the model does not know takes nothing away", () => {
  const newer = having(file, { ofANewerModel: 1 });
  expect(dataIn(createDrawable()(newer), file)).toEqual({ ...good, ofANewerModel: 1 });
});

test("a file that holds nothing stays as it last was", () => {
  const drawable = createDrawable();
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

test("an optional field that was never right is left out, and the rest of its entry follows", () => {
  const begun = having(file, { size: 30, guestBook: {} });
  expect(dataIn(createDrawable()(begun), file)).toEqual({
    ...good,
    size: 30,
    guestBook: undefined,
  });
});
