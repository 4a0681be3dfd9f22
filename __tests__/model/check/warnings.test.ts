import { TEST_DATE } from "../../../src/commands/lib/test-sites";
import { contentWarnings } from "../../../packages/typed-content/check/warnings";
import { changedFixture, earlierOf, warningsOf } from "./fixtures";

test("the content of the tests has no warning, once its pictures are wide and a trip returns late", async () => {
  expect(await warningsOf()).toEqual([]);
});

test("while a trip cannot be read, no trip and no price is said to be missing", async () => {
  expect(await warningsOf("reference-to-an-unreadable-file")).toEqual([]);
});

test("a price that names no trip is an error, and no trip is said to lack it", async () => {
  const { content, pictures } = await changedFixture("trip-without-price", {
    "prices.json": ({ packages }) => (packages as object[]).push({ trip: 5, amount: 90 }),
  });
  const warnings = contentWarnings(content, pictures, earlierOf(), TEST_DATE);
  // Of what that trip alone was, and of an open bracket that no page shows.
  expect(warnings.map(({ code }) => code)).toEqual(["no-sunset-trip", "open-bracket"]);
});

test("who gives up WhatsApp has forgotten no number", async () => {
  const { content, pictures } = await changedFixture("number-stayed", {
    "company.json": (company) => {
      company.phone = company.whatsapp;
      delete company.whatsapp;
    },
  });
  const warnings = contentWarnings(content, pictures, earlierOf("number-stayed"), TEST_DATE);
  expect(warnings.map(({ code }) => code)).toEqual(["way-gone"]);
});

test("without earlier content no price has changed", async () => {
  expect(await warningsOf("price-changed", () => undefined)).toEqual([]);
});
