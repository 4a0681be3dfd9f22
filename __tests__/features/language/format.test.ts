import { hours } from "../../../src/features/language/format";
import { languageCodes } from "../../../src/languages";

test.each(languageCodes)("a number of hours is never broken from its unit: %s", (language) => {
  expect(hours(3.5, language, "long")).toMatch(/^3[.,]5\u00A0\p{L}+$/u);
  expect(hours(4, language, "short")).toMatch(/^4\u00A0\p{L}+\.?$/u);
});
