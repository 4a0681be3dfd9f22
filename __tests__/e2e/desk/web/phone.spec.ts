import { es } from "../../../../src/desk/words/es";
import { expect, NARROW, test } from "../fixtures";
import {
  expectNoChanges,
  field,
  main,
  openWeb,
  photo,
  publish,
  state,
  status,
  waitForPoll,
} from "../steps";

// The Git host tells when it is public, by the real clock.
test.use({ ...NARROW, isClockMoved: false });

test("photographs described in Spanish alone are published from a phone, and followed until they are public", async ({
  page,
  web,
}) => {
  await page.clock.install();
  await openWeb(page, web, "#/gallery");
  const buffer = await photo();
  const names = ["uno", "dos"];
  await main(page)
    .locator("input[type=file]")
    .first()
    .setInputFiles(names.map((name) => ({ name: `${name}.jpg`, mimeType: "image/jpeg", buffer })));
  for (const [index, name] of names.entries()) {
    await expect(field(page, "picture.description.es")).toBeFocused();
    await page.keyboard.type(`La cala, ${name}`);
    const left = names.length - index - 1;
    if (left > 0) await main(page).getByText(es.pictures.nextUndescribed(left)).tap();
  }
  await publish(page);
  await expect(state(page)).toHaveText(/^Publicándose desde las? /);
  await expectNoChanges(page);
  expect(web.published()).toHaveLength(1);
  const added = web.changed().filter((change) => change.includes("content/gallery/"));
  const described = added.map((change) => web.read(change.replace("added content/", "")).picture);
  expect(described).toEqual(
    names.map((name) => ({
      file: expect.stringContaining("/media/") as unknown,
      description: { es: `La cala, ${name}` },
    })),
  );
  web.setCheckRun({ completed_at: new Date().toISOString() });
  await waitForPoll(page);
  await expect(state(page)).toHaveText(/^En la web desde las? \d+:\d\d$/);
  await expect(status(page).getByRole("link", { name: es.status.seeIt })).toHaveAttribute(
    "href",
    new RegExp(`^${web.site}/galeria/#`),
  );
});

test("a review's link is still there after signing in, and becomes a change", async ({
  page,
  web,
}) => {
  await openWeb(page, web, "#/reviews?text=Sch%C3%B6n&name=Ida&language=de");
  await main(page).getByRole("button", { name: "Deutsch" }).tap();
  await expect(field(page, "date").first()).toBeFocused();
  await expect(field(page, "text.de")).toHaveValue("Schön");
});
