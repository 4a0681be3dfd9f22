import { site } from "../../../src/build/desk/site";
import { contentOf } from "../../../src/desk/core/snapshot";
import { findTexts } from "../../../src/desk/search/find-texts";
import { spanishWords } from "../../../src/desk/words";
import { companySnapshot } from "./company-snapshot";

test.each([
  ["Preise", "trips"],
  ["horario", "trips"],
  ["foto", "gallery"],
  ["dirección", "company.json#address"],
  ["VAT", "prices.json#vatPercent"],
])("this site's own words lead where people look for “%s”", async (asked, address) => {
  const content = contentOf(await companySnapshot);
  const { found } = findTexts(content, asked, spanishWords(site), await site.synonyms());
  const [first] = found.map(({ to }) =>
    "section" in to ? to.section : `${to.file}#${to.path.join(".")}`,
  );
  expect(first).toBe(address);
});
