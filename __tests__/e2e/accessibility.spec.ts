import { expectAccessible } from "./axe";
import { test } from "./fixtures";
import { pages } from "./pages";
import { liveSite, testSite, urlOf } from "./sites";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [site, settings] of Object.entries({ "test site": testSite, "live site": liveSite })) {
  for (const { title, path } of pages) {
    test(`axe-core finds nothing, and nothing is wider than the window: ${site}, ${title}`, async ({
      page,
    }) => {
      await page.goto(urlOf(settings) + path);
      await expectAccessible(page);
    });
  }
}
