import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import type { Content } from "../../../src/typed-content/content";
import { readContent } from "../../../src/typed-content/files/read";
import { dataIn } from "../../../src/desk/core/snapshot";
import { createDrawable } from "../../../src/desk/page/drawable";
import { contentModel } from "../../../src/model";

const content = readContent(TEST_CONTENT, contentModel);
const trip = content.entries.find(({ collection }) => collection.type === "Trip");
if (!trip) throw new Error("The tests' content has no trip.");
const { file } = trip;
const good = trip.data as Record<string, unknown>;

const withTrip = (data: unknown): Content => ({
  ...content,
  entries: content.entries.map((entry) => (entry.file === file ? { ...entry, data } : entry)),
});

test("content without an error is shown as it is", () => {
  expect(createDrawable()(content)).toEqual(content);
});

test("a field that pages cannot compute with stays as it last was, and the rest follows", () => {
  const drawable = createDrawable();
  drawable(content);
  const title = { ...(good.title as object), es: "" };
  expect(dataIn(drawable(withTrip({ ...good, start: "9:", title })), file)).toEqual({
    ...good,
    title,
  });
  drawable(withTrip({ ...good, start: "08:15" }));
  expect(dataIn(drawable(withTrip({ ...good, start: "" })), file)).toMatchObject({
    start: "08:15",
  });
});

test("a field that the model does not know takes nothing away", () => {
  const newer = { ...good, ofANewerModel: 1 };
  expect(dataIn(createDrawable()(withTrip(newer)), file)).toEqual(newer);
});

test("a file that holds nothing stays as it last was", () => {
  const drawable = createDrawable();
  drawable(content);
  expect(dataIn(drawable(withTrip(null)), file)).toEqual(good);
});

test("an entry that was never right is left out, and shown once it is", () => {
  const drawable = createDrawable();
  expect(dataIn(drawable(withTrip({ ...good, start: "9:" })), file)).toBeUndefined();
  expect(dataIn(drawable(withTrip(good)), file)).toEqual(good);
});

test("an optional field that was never right is left out, and the rest of its entry follows", () => {
  const prices = dataIn(content, "prices.json") as Record<string, unknown>;
  const withPrices = (data: unknown): Content => ({
    ...content,
    entries: content.entries.map((entry) =>
      entry.file === "prices.json" ? { ...entry, data } : entry,
    ),
  });
  const others = Object.fromEntries(Object.entries(prices).filter(([name]) => name !== "seasons"));
  const begun = withPrices({ ...others, vatPercent: 10, seasons: [] });
  expect(dataIn(createDrawable()(begun), "prices.json")).toEqual({ ...others, vatPercent: 10 });
});
