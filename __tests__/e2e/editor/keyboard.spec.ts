import { runApp } from "../fixtures";
import { openEditor, openEntry } from "./desk";
import { expect, test } from "./fixtures";
import { framed } from "./page-beside";
import { expectWritten, writeTrip } from "./trip-writer";

// The built page follows no form, and its policy keeps it from being marked; it turns as any page does,
// also where React has not taken it over yet.
test.use({
  expectedNoise: /decap-cms|CMS_MANUAL_INIT|preview\.json|style-src-elem|Minified React error/,
});

test("of 400 characters typed in three languages the page beside takes none", async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  const turns: string[] = [];
  page.on("framenavigated", (frame) => turns.push(new URL(frame.url()).pathname));
  await page.addInitScript(runApp);
  await openEditor(page, desk);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEntry(page, "Trip", "sunset");
  await framed(page).waitForFunction(() => "___navigate" in window);
  await writeTrip(page);
  await expectWritten(page);
  expect(turns).toEqual(
    expect.arrayContaining(["/excursiones/", "/en/excursiones/", "/de/excursiones/"]),
  );
});
