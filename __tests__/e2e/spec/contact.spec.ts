import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { holdForm, PROVIDER_NOISE } from "../setup/providers";
import { sendMessage, writeMessage } from "./forms";
import { words as w } from "./words";

test.use({ expectedNoise: PROVIDER_NOISE });

test("Contact send fails (any error): error (destructive toast, values kept). Contact form: idle, then sending (fields disabled, spinner and 'Sending...' label), then success (toast, fields cleared)", async ({
  page,
}) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await writeMessage(page, "status-500@example.com");
  await sendMessage(page);
  const failure = page.getByRole("alert").filter({ hasText: w.failed });
  await expect(failure).toContainText(w.failedText);
  await expect(field(w.name)).toHaveValue("Marta Oliver");
  await expect(field(w.email)).toHaveValue("status-500@example.com");
  await expect(field(w.message)).toHaveValue(/sábado/);
  await expect(page.getByRole("button", { name: w.send })).toBeFocused();

  const email = uniqueAddress();
  const release = await holdForm(page);
  await field(w.email).fill(email);
  await sendMessage(page);
  const button = page.getByRole("button", { name: w.sending });
  await expect(button).toBeDisabled();
  await expect(button.locator("[aria-hidden=true]")).toBeVisible();
  for (const label of [w.name, w.email, w.message]) await expect(field(label)).toBeDisabled();
  await expect(page.locator("form[aria-busy=true]")).toBeVisible();
  release();
  const toast = page.getByRole("status").filter({ hasText: w.sent });
  await expect(toast).toContainText(w.sentText);
  for (const label of [w.name, w.email, w.message]) {
    await expect(field(label)).toHaveValue("");
    await expect(field(label)).toBeEnabled();
  }
  expect(await received(email)).toHaveLength(1);
  // Once the toast is gone, until something else is written.
  const when = page.getByText(/^Enviado a las \d\d:\d\d\./);
  await expect(when).toBeVisible();
  await field(w.name).pressSequentially("O");
  await expect(when).toBeHidden();
});
