import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { holdForm, PROVIDER_NOISE } from "../setup/providers";
import { quickInOne } from "../setup/quick";
import { languageCodes, sendMessage, writeMessage } from "./forms";
import { words } from "./words";

for (const language of languageCodes) {
  const w = words[language];

  test(
    `Contact form: idle, then sending (fields disabled, spinner and 'Sending...' label), then success (toast, fields cleared) – ${language}`,
    quickInOne(language),
    async ({ page }) => {
      const email = uniqueAddress();
      const release = await holdForm(page);
      await writeMessage(page, email, language);
      await sendMessage(page, language);
      const button = page.getByRole("button", { name: w.sending });
      await expect(button).toBeDisabled();
      await expect(button.locator("[aria-hidden=true]")).toBeVisible();
      for (const label of [w.name, w.email, w.message]) {
        await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
      }
      await expect(page.locator("form[aria-busy=true]")).toBeVisible();
      release();
      const toast = page.getByRole("status").filter({ hasText: w.sent });
      await expect(toast).toContainText(w.sentText);
      for (const label of [w.name, w.email, w.message]) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
        await expect(page.getByLabel(label, { exact: true })).toBeEnabled();
      }
      expect(await received(email)).toHaveLength(1);
    },
  );
}

test.describe("when the service fails", () => {
  test.use({ expectedNoise: PROVIDER_NOISE });

  for (const language of languageCodes) {
    const w = words[language];

    test(
      `Contact send fails (any error): error (destructive toast, values kept) – ${language}`,
      quickInOne(language),
      async ({ page }) => {
        await writeMessage(page, "status-500@example.com", language);
        await sendMessage(page, language);
        const toast = page.getByRole("alert").filter({ hasText: w.failed });
        await expect(toast).toContainText(w.failedText);
        await expect(page.getByLabel(w.name, { exact: true })).toHaveValue("Marta Oliver");
        await expect(page.getByLabel(w.email, { exact: true })).toHaveValue(
          "status-500@example.com",
        );
        await expect(page.getByLabel(w.message, { exact: true })).toHaveValue(/sábado/);
        await expect(page.getByRole("button", { name: w.send })).toBeFocused();
      },
    );
  }
});
