import { es } from "../../../../src/desk/words/es";
import { expect, NARROW, test } from "../fixtures";
import { expectNoChanges, field, main, openWeb, photo, publish } from "../steps";

test.use(NARROW);

test("photographs described in Spanish alone are published from a phone", async ({ page, web }) => {
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
});
