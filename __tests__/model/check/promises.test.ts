import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { contentModel } from "../../../src/model";
import { promises } from "../../../src/model/launch/promises";
import {
  questionsIn,
  titleOf,
  valuesIn,
} from "../../../packages/typed-content/check/launch/promised";
import type { Content } from "../../../packages/typed-content/content";
import { localeOf } from "../../../packages/typed-content/files/content";
import { readContent } from "../../../packages/typed-content/files/read";
import { changed } from "../../build/structured-data/test-content";

const content = { ...readContent(TEST_CONTENT, contentModel), marks: {} };

const ask = (of: Content) =>
  questionsIn(of, { ...promises, names: [], delivered: { has: () => true } });

const asked = (of: Content) => ask(of).flatMap(({ values }) => values.map(({ field }) => field));

const question = (field: string) => titleOf(promises.groups, field);

test("a site that is as delivered is confirmed with thirty presses at most, what may cost money one by one", () => {
  expect(ask(content).length).toBeLessThanOrEqual(30);
  const terms = ["cancellationHours", "refundPercent", "boardingMinutes"];
  const alone = [
    ...terms.map((name) => `Terms.${name}`),
    "Boat.guests",
    "Prices.vatPercent",
    "Inclusions.note.es",
  ];
  const titles = [...alone, "Prices.packages.amount"].map(question);
  expect(new Set(titles).size).toBe(titles.length);
});

test("a question asks for each field that visitors read, but for what guests wrote, where accounts are, and colours", () => {
  const unasked = valuesIn(content).filter(
    ({ file, field }) => !localeOf(file) && question(field) === undefined,
  );
  const types = new Set(unasked.map(({ field }) => field.split(".")[0]));
  expect(types).toEqual(new Set(["Company", "Providers", "Review", "NotFoundPage", "Look"]));
});

test("nobody is asked what a calendar, a chat or a plan says that is not there", () => {
  const { groups, off } = promises;
  type Data = { booking?: object; whatsapp?: string; sheet?: { plan?: boolean } };
  const plan = changed<Data>(
    "boats/boat.json",
    ({ sheet }) => sheet && (sheet.plan = true),
    content,
  );
  const noBoat = changed<Data>("boats/boat.json", (data) => delete data.sheet, content);
  const noChat = changed<Data>("company.json", (data) => delete data.whatsapp, noBoat);
  const without = changed<Data>("providers.json", (data) => delete data.booking, noChat);
  const fields = ["BookingPage.calendar.text.es", "booking.shortNoticeText.es", "about.bed.es"];
  expect(asked(plan)).toEqual(expect.arrayContaining(fields));
  expect(asked(plan)).not.toContain("booking.shortNoticeCall.es");
  expect(asked(without).filter((field) => fields.includes(field))).toEqual([]);
  // Each name is that of something there.
  const names = [...Object.values(groups).flat(), ...off(plan), ...off(without)];
  const known = valuesIn(plan).map(({ field }) => `${field}.`);
  const unknown = names.filter((name) => !known.some((field) => field.startsWith(`${name}.`)));
  expect(unknown).toEqual(["DayState"]);
});

test.each(["balinesa", "Balinese", "Bali-Bett", "balinesischen Bett"])(
  "«%s» is a name of the delivered boat",
  (form) => {
    const said = changed<{ lead: Record<string, string> }>(
      "pages/gallery.json",
      ({ lead }) => (lead.de = `Wie ${form}.`),
      changed<{ included: object[] }>("inclusions.json", (data) => (data.included = []), content),
    );
    const [first] = questionsIn(said, { ...promises, delivered: new Set() });
    expect(first?.values.map(({ field }) => field)).toContain("GalleryPage.lead.de");
  },
);
