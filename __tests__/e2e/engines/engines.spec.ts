import { languageCodes } from "../../../src/languages";
import { test } from "../fixtures";
import { lookAtPages } from "./pages";
import { scenarios } from "./scenarios";
import { DESKTOP, PHONE } from "./steps";

// Playwright puts this style sheet into a page whose picture it takes: `body {}`.
test.use({ expectedNoise: /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/ });

for (const language of languageCodes) {
  for (const size of [PHONE, DESKTOP])
    test(`every page, ${size.width} wide – ${language}`, async ({ page }, { project }) =>
      lookAtPages(page, project.name, language, size));

  for (const [title, scenario] of Object.entries(scenarios))
    test(`${title} – ${language}`, async ({ page }) => scenario(page, language));
}
