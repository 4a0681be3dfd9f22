/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import fc from "fast-check";
import { readContent } from "../../../../src/typed-content/files/read";
import { TEST_CONTENT } from "../../../../src/commands/lib/test-sites";
import { parseReviewMail } from "../../../../src/build/desk/paste-review/review-mail";
import { contentModel } from "../../../../src/model";
import { MAIL, mangledMails, REVIEW } from "./mangled-mails";

const content = readContent(TEST_CONTENT, contentModel);

const parse = (mail: string) => {
  const parsed = parseReviewMail(mail, content);
  return "problem" in parsed ? parsed.problem : parsed.review;
};

test.each(mangledMails)("a mail %s", (_, mail, becomes) => {
  expect(parse(mail)).toEqual(becomes);
});

test("wherever a mail is cut, nothing is invented", () => {
  for (let end = 0; end < MAIL.length; end += 1) {
    const parsed = parse(MAIL.slice(0, end));
    if (typeof parsed === "string") continue;
    const { name = "", text = "", ...facts } = parsed;
    expect(REVIEW.name?.startsWith(name)).toBe(true);
    // It may be the beginning of a label.
    expect(MAIL).toContain(text);
    expect(REVIEW).toMatchObject(facts);
  }
});

test("whatever lines are lost, doubled or moved, no address is left", () => {
  const place = fc.nat(MAIL.split("\n").length);
  const changes = fc.array(fc.tuple(place, fc.nat(1), place, fc.nat(2)), { maxLength: 4 });
  fc.assert(
    fc.property(changes, (all) => {
      const lines = MAIL.split("\n");
      for (const [from, taken, to, times] of all) {
        const [line = ""] = lines.splice(from, taken);
        lines.splice(to, 0, ...Array<string>(times).fill(line));
      }
      expect(JSON.stringify(parse(lines.join("\n")))).not.toContain("nuria@");
    }),
    { numRuns: 500, seed: 28 },
  );
});

test("a changed message changes what is recognised", () => {
  const locales = content.locales.map((locale) =>
    locale.file === "locales/es/reviews.json"
      ? { ...locale, data: { mailText: "Quién: {{name}}\nEstrellas: {{rating}}\n\n{{review}}" } }
      : locale,
  );
  const mail = "Quién: Núria\nEstrellas: 3\n\nBien.";
  expect(parseReviewMail(mail, { locales })).toEqual({
    review: { name: "Núria", rating: 3, text: "Bien." },
  });
  expect(parse(mail)).toBe("no-review");
});
