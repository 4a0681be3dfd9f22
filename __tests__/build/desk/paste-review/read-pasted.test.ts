/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import fc from "fast-check";
import { readPasted, reviewOf } from "../../../../src/build/desk/paste-review/read-pasted";
import { TEST_CONTENT } from "../../../../src/commands/lib/test-sites";
import { contentModel } from "../../../../src/model";
import { readContent } from "../../../../src/typed-content/files/read";
import found from "./found-texts.json";
import { MAIL, REVIEW } from "./mangled-mails";
import { pastedTexts, TODAY } from "./pasted-texts";

const content = readContent(TEST_CONTENT, contentModel);

const read = (text: string) => {
  const pasted = readPasted(text, content, TODAY);
  if ("messages" in pasted)
    return pasted.messages.map(({ name, date, text }) => [name, date, text]);
  return "review" in pasted ? pasted.review : pasted.problem;
};

test.each(pastedTexts)("%s", (_, text, becomes) => {
  expect(read(text)).toEqual(becomes);
});

test.each(found)("a form that others describe is read: $title", ({ text, ...becomes }) => {
  const pasted = readPasted(text, content, "2027-07-12");
  const { review, messages } = becomes as { review?: object; messages?: unknown[][] };
  expect(pasted).toEqual(
    review
      ? { review }
      : {
          messages: messages?.map(([name, date, words]) =>
            expect.objectContaining({ text: words, ...(name ? { name } : {}), date }),
          ),
        },
  );
});

test("the site's own mail is read as before", () => {
  expect(read(MAIL)).toEqual(REVIEW);
});

test.each([
  ["nothing", " \n", "empty"],
  ["only a picture", "25/11/26, 13:02 - Ida: <Media omitted>", "no-words"],
  ["only stars", "⭐⭐⭐⭐⭐", "no-words"],
])("%s is no review", (_, text, problem) => {
  expect(read(text)).toBe(problem);
});

test("a guest's words are not taken for the app's own note of who has joined", () => {
  const text =
    "Unser Opa ist dem Ausflug in letzter Minute beigetreten, und es war sein schönster Tag.";
  expect(read(`25.11.26, 13:02 - Ida: ${text}`)).toMatchObject({ name: "Ida", text });
  expect(read("25.11.26, 13:02 - Ida: Pau ist über den Link der Gruppe beigetreten.")).toBe(
    "no-words",
  );
});

test("a chat of 500 messages is read at once", () => {
  const chat = Array.from(
    { length: 500 },
    (__, at) => `25/11/26, 13:02 - ${at % 2 ? "Ida" : "Pau"}: Nº ${at}`,
  );
  const started = performance.now();
  expect(read(chat.join("\n"))).toHaveLength(500);
  expect(performance.now() - started).toBeLessThan(1000);
});

test("messages of a person in a row are one review, of the first one's day", () => {
  const pasted = readPasted(
    "[1/7/26, 21:32:05] Ida: Ein schöner Tag mit euch.\n[2/7/26, 21:33:40] Ida: 5 Sterne! Sehr gern wieder.",
    content,
    TODAY,
  );
  expect("messages" in pasted && reviewOf(pasted.messages)).toEqual({
    name: "Ida",
    date: "2026-07-01",
    rating: 5,
    language: "de",
    text: "Ein schöner Tag mit euch.\nSehr gern wieder.",
  });
});

const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        ...pastedTexts.flatMap(([, text]) => text.split("\n")),
        ...[
          "> ",
          "De: ",
          "5 Sterne",
          "⭐",
          "On 1/1/26 ",
          " wrote:",
          "[",
          "25/11/26, 13:02 - ",
          ": ",
          "\n",
          "\u202F",
        ],
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("\n")),
);

test("whatever is pasted, something is said, and it has no address or telephone number", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const said = JSON.stringify(read(text));
      expect(said).not.toMatch(/@example|171 ?234/);
    }),
    { numRuns: 500, seed: 57 },
  );
});

test("of a chat nothing is in a review but the messages that were chosen", () => {
  const message = fc.record({
    who: fc.constantFrom("Ida", "Pau", "+34 600 11 22 33"),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(fc.array(message, { minLength: 2, maxLength: 8 }), fc.nat(), (said, nth) => {
      const chat = said.map(({ who, day }, at) => `${day}/10/26, 13:02 - ${who}: secret${at}x`);
      const pasted = readPasted(chat.join("\n"), content, TODAY);
      if (!("messages" in pasted)) throw new Error("It is a chat.");
      const chosen = nth % said.length;
      const review = JSON.stringify(reviewOf(pasted.messages.slice(chosen, chosen + 1)));
      expect(review.match(/secret\d+x/g)).toEqual([`secret${chosen}x`]);
      expect(review).not.toContain("600");
    }),
    { numRuns: 300, seed: 57 },
  );
});
