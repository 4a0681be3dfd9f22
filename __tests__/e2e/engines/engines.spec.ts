import { languageCodes } from "../../../src/base/languages";
import { test } from "../setup/fixtures";
import { checkPages } from "./pages";
import { scenarios } from "./scenarios";
import { DESKTOP, PHONE } from "./steps";

// Playwright adds this style sheet, `body {}`, to a page before a screenshot.
test.use({ expectedNoise: /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/ });

for (const language of languageCodes) {
  for (const size of [PHONE, DESKTOP])
    test(`every page, ${size.width} wide – ${language}`, async ({ page }, { project }) =>
      checkPages(page, project.name, language, size));

  for (const [title, scenario] of Object.entries(scenarios))
    test(`${title} – ${language}`, async ({ page }) => scenario(page, language));
}
