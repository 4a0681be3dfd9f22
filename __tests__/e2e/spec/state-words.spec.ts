import { expect, test } from "../setup/fixtures";
import { breakBooking, PROVIDER_NOISE } from "../setup/providers";

test.use({ expectedNoise: PROVIDER_NOISE });

const words = {
  en: {
    loading: "Looking up the free days…",
    failed: "The calendar isn’t responding",
    retry: "Try again",
    page: "Open the booking page",
    declined: "The calendar uses cookies",
    show: "Show the calendar",
    lightbox: ["Close", "Previous picture", "Next picture"],
    menu: ["Open the menu", "Close the menu"],
  },
  de: {
    loading: "Freie Tage werden abgefragt …",
    failed: "Der Kalender antwortet nicht",
    retry: "Erneut versuchen",
    page: "Buchungsseite öffnen",
    declined: "Der Kalender verwendet Cookies",
    show: "Kalender anzeigen",
    lightbox: ["Schließen", "Vorheriges Bild", "Nächstes Bild"],
    menu: ["Menü öffnen", "Menü schließen"],
  },
};

for (const [language, w] of Object.entries(words)) {
  const tag = language === "de" ? [] : "@slow";

  test(`the visible words of the calendar's states – ${language}`, { tag }, async ({ page }) => {
    await breakBooking(page, "hang");
    await page.goto(`/${language}/reservas/`);
    await expect(page.getByRole("status").filter({ hasText: w.loading })).toBeVisible();
    await page.unrouteAll();
    await breakBooking(page, "error");
    await page.goto(`/${language}/reservas/`);
    const note = page.getByRole("alert").filter({ hasText: w.failed });
    await expect(note.getByRole("button", { name: w.retry })).toBeVisible();
    await expect(note.getByRole("link", { name: w.page })).toBeVisible();
    await page.evaluate(() => localStorage.setItem("cookieConsent", "rejected"));
    await page.goto(`/${language}/reservas/`);
    await expect(page.getByRole("heading", { name: w.declined })).toBeVisible();
    await expect(page.getByRole("button", { name: w.show })).toBeVisible();
  });

  test(`the visible words of lightbox and menu – ${language}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/galeria/#1`);
    for (const name of w.lightbox)
      await expect(page.getByRole("dialog").getByRole("button", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: w.menu[0] }).click();
    await expect(page.getByRole("button", { name: w.menu[1] })).toBeVisible();
  });
}
