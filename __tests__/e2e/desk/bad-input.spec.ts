import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { es } from "../../../src/desk/words/es";
import { expect, test } from "./fixtures";
import type { Home } from "./home";
import { expectNoChanges, field, go, main, openHome, save, shownBeside, write } from "./steps";

/** Markup, script, escapes, Markdown, emoji, right-to-left and combining characters. */
const HOSTILE_TEXTS = {
  es: `<img src=x onerror="alert(1)"><script>alert(2)</script> "\\" 'x' \${y} { } {z`,
  en: "👩‍👩‍👧 مرحبا \u00ad e\u0301 𝔘",
  de: "*a **b _c [d](javascript:alert(3)) `e`",
};

const { refusals } = es.pictures;
const jpeg = readFileSync(join(TEST_CONTENT, "media/hero.jpg"));

/** Files that are refused as pictures, each with the message about it. */
const pictures: [name: string, content: string | Buffer, message: string][] = [
  ["IMG_0001.HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", refusals.heic],
  ["vacia.jpg", "", refusals.empty],
  ["texto.jpg", "no picture", refusals.other],
  [
    "logo.svg",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>',
    refusals.drawing,
  ],
  ["rota.jpg", jpeg.subarray(0, 900), refusals.damaged],
];

test("a text may say anything: it is stored and shown as it is; what is no picture is refused with a sentence", async ({
  page,
  home,
}) => {
  let alerts = 0;
  page.on("dialog", (dialog) => {
    alerts += 1;
    void dialog.accept();
  });
  await openHome(page, home, "#/file/reviews/otto.json?field=text.es");
  const beside = await shownBeside(page);
  for (const [language, text] of Object.entries(HOSTILE_TEXTS)) {
    await write(field(page, `text.${language}`), text);
    await expect(beside.getByText(text.slice(0, 8)).first()).toBeVisible();
  }
  await save(page);
  await expectNoChanges(page);
  const stored = Object.entries(HOSTILE_TEXTS).map(([language, text]) => [
    language,
    text.normalize("NFC"),
  ]);
  expect(home.read("reviews/otto.json")).toMatchObject({ text: Object.fromEntries(stored) });
  expect(alerts).toBe(0);
  const before = home.changes();

  await go(page, "#/gallery");
  const input = main(page).locator("input[type=file]").first();
  for (const [name, content, message] of pictures) {
    await input.setInputFiles({ name, mimeType: "image/jpeg", buffer: Buffer.from(content) });
    const notice = main(page).getByRole("alert").filter({ hasText: name });
    await expect(notice).toContainText(message);
  }
  await expectNoChanges(page);
  expect(home.changes()).toBe(before);
});

const editFile = ({ pathOf }: Home, file: string, from: string, to: string) => {
  const text = readFileSync(pathOf(file), "utf8");
  expect(text).toContain(from);
  writeFileSync(pathOf(file), text.replace(from, to));
};

test("what is changed by hand while one writes stays, and of two texts one is chosen", async ({
  page,
  home,
}) => {
  const file = "trips/sunset.json";
  await openHome(page, home, `#/file/${file}?field=title.es`);
  await write(field(page, "title.es"), "Ocaso");
  editFile(home, file, '"start": "17:30"', '"start": "17:15"');
  await save(page);
  await expectNoChanges(page);
  expect(home.read(file)).toMatchObject({ start: "17:15", title: { es: "Ocaso" } });
  await expect(field(page, "start")).toHaveValue(/17[:.]15/);

  await write(field(page, "light.de"), "Golden");
  editFile(home, file, '"de": "Rot und lang"', '"de": "Glühend"');
  await save(page);
  const dialog = page.getByRole("dialog", { name: es.conflict.titleText });
  await expect(dialog).toContainText("Golden");
  await expect(dialog).toContainText("Glühend");
  expect(home.read(file)).toMatchObject({ light: { de: "Glühend" } });
  await dialog.getByRole("button", { name: es.conflict.keepMine }).click();
  await save(page);
  await expectNoChanges(page);
  expect(home.read(file)).toMatchObject({ start: "17:15", light: { de: "Golden" } });
});

test.describe("without the server", () => {
  test.use({ expectedNoise: /net::ERR_/ });

  test("what is written while the server is gone is saved once it is back", async ({
    page,
    home,
  }) => {
    await openHome(page, home, "#/file/company.json?field=legalName");
    await page.route("**/admin/store", (route) => route.abort("connectionrefused"));
    await write(field(page, "legalName"), "Vela Lejana, S. L.");
    await save(page);
    await expect(page.getByText(es.status.homeOffline).first()).toBeVisible();
    await write(field(page, "taxNumber"), "B57000002");
    await expect(field(page, "taxNumber")).toHaveValue("B57000002");
    expect(home.changes()).toBe("");
    await page.unroute("**/admin/store");
    await save(page);
    await expectNoChanges(page);
    expect(home.read("company.json")).toMatchObject({
      legalName: "Vela Lejana, S. L.",
      taxNumber: "B57000002",
    });
  });
});
