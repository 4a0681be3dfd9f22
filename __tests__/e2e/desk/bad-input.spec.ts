import { writeFileSync } from "node:fs";
import { TEST_DATE } from "../../../src/commands/lib/test-sites";
import { expect, test } from "./fixtures";
import { expectNoChanges, field, openHome, save, shownBeside, waitForPoll, write } from "./steps";

/** Markup, script, escapes, Markdown, emoji, right-to-left and combining characters. */
const HOSTILE_TEXTS = {
  es: `<img src=x onerror="alert(1)"> "\\" \${y} {z`,
  en: "👩‍👩‍👧 مرحبا \u00ad e\u0301 𝔘",
  de: "*a **b [d](javascript:alert(3)) `e`",
};

test("a text may say anything: it is stored and shown as it is", async ({ page, home }) => {
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
});

/** Prices with seasons, as they are stored. */
type Prices = { seasons: { from: string; to: string; amounts: { amount: number }[] }[] };

test.describe("with a clock that is moved on", () => {
  test.use({ isClockMoved: false });

  test("what is changed by hand while one writes stays, and all keys are in one item of a list", async ({
    page,
    home,
  }) => {
    const prices = home.read("prices.json") as Prices;
    await page.clock.install({ time: `${TEST_DATE}T10:00:00Z` });
    await openHome(page, home, "#/file/prices.json?field=seasons.1.amounts.0.amount");
    await expect(field(page, "seasons.1.amounts.0.amount")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("4");
    const easter = { ...prices.seasons[0], from: "2027-03-21", to: "2027-03-29" };
    const pulled = { ...prices, seasons: [easter, ...prices.seasons] };
    writeFileSync(home.pathOf("prices.json"), `${JSON.stringify(pulled, undefined, 2)}\n`);
    await waitForPoll(page);
    const moved = field(page, "seasons.2.amounts.0.amount");
    await expect(moved).toBeFocused();
    await expect(moved).toHaveValue("4");
    await page.keyboard.type("50");
    await save(page);
    await expectNoChanges(page);
    const [may, july, ...later] = prices.seasons;
    const [amount, ...amounts] = july?.amounts ?? [];
    expect((home.read("prices.json") as Prices).seasons).toEqual([
      easter,
      may,
      { ...july, amounts: [{ ...amount, amount: 450 }, ...amounts] },
      ...later,
    ]);
  });
});
