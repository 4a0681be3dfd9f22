import { expect, test } from "../fixtures";
import { expectSections } from "./legal-sections";
import { readingOf } from "./reading";

test("Privacy policy: applicable laws, identity of the controller, registry, principles, data categories, legal basis, purposes, retention, recipients, minors, security, rights and how to exercise them, links, claims, acceptance", async ({
  page,
}) => {
  await expectSections(page, "/politica-privacidad/", [
    "applicable-laws",
    "controller",
    "registry",
    "principles",
    "data-categories",
    "legal-basis",
    "purposes",
    "retention",
    "recipients",
    "minors",
    "security",
    "rights",
    "other-sites",
    "claims",
    "acceptance",
  ]);
});

test("Personal data retained 48 months or until erasure is requested; age of consent for data processing is 14", async ({
  page,
}) => {
  for (const prefix of ["", "/en", "/de"]) {
    await page.goto(`${prefix}/politica-privacidad/`);
    expect(await readingOf(page.locator("#retention"))).toContain("48");
    expect(await readingOf(page.locator("#minors"))).toContain("14");
  }
});
