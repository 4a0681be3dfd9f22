import { reviewDates } from "../../src/model/warnings/reviews";
import { changed, original } from "../build/structured-data/test-content";

const TODAY = "2027-06-15";
const review = original.entries.find(({ collection }) => collection.type === "Review")?.file ?? "";

const found = (own: { date: string; sample?: boolean }, months = 24) => {
  const kept = changed<object>("terms.json", (terms) =>
    Object.assign(terms, { retentionMonths: months }),
  );
  const content = changed<object>(review, (data) => Object.assign(data, own), kept);
  return reviewDates(content, TODAY).flatMap(({ file, code }) => (file === review ? [code] : []));
};

test.each([
  ["2027-06-15", undefined],
  ["2027-06-16", "day-to-come"],
  // An error of the shape, which says what is wrong.
  ["2027-06-31", undefined],
  ["2025-06-15", undefined],
  ["2025-06-14", "past-retention"],
])("a review of %s: %s", (date, code) => {
  expect(found({ date, sample: false })).toEqual(code ? [code] : []);
});

test("a sample may stay, and so may all where no month is named", () => {
  expect(found({ date: "2020-01-01", sample: true })).toEqual([]);
  expect(found({ date: "2020-01-01", sample: false }, 0)).toEqual([]);
});
