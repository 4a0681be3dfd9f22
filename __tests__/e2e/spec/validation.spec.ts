import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { publishReview, sendMessage, storedReviews, writeMessage, writeReview } from "./forms";
import { words } from "./words";

const w = words.es;

test("Contact form: name, email and message are required", async ({ page }) => {
  const email = uniqueAddress();
  await writeMessage(page, email);
  for (const label of [w.name, w.email, w.message]) {
    const field = page.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill(label === w.email ? "" : "   ");
    await sendMessage(page);
    await expect(field).toBeFocused();
    expect(await field.evaluate((node: HTMLInputElement) => node.validity.valueMissing)).toBe(true);
    await field.fill(before);
  }
  expect(await received(email)).toEqual([]);
});

test("email must have valid e-mail format (browser-level check)", async ({ page }) => {
  await writeMessage(page, "ana@");
  await sendMessage(page);
  const field = page.getByLabel(w.email, { exact: true });
  await expect(field).toBeFocused();
  expect(await field.evaluate((node: HTMLInputElement) => node.validity.typeMismatch)).toBe(true);
  await expect(page.getByRole("button", { name: w.send })).toBeEnabled();
});

test("Review form: rating is required (1 to 5); if 0, submission is blocked with a destructive toast", async ({
  page,
}) => {
  const email = uniqueAddress();
  await writeReview(page, email, { rated: false });
  await publishReview(page);
  const toast = page.getByRole("alert").filter({ hasText: w.unrated });
  await expect(toast).toContainText(w.unratedText);
  expect(await storedReviews(page)).toEqual([]);
  expect(await received(email)).toEqual([]);
  await expect(page.getByRole("radio").first()).toBeFocused();
});

test("Name, email (email type) and review text are required", async ({ page }) => {
  await writeReview(page, uniqueAddress());
  for (const label of [w.name, w.email, w.review]) {
    const field = page.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill(label === w.email ? "no-address" : " ");
    await publishReview(page);
    await expect(field).toBeFocused();
    await field.fill(before);
  }
  expect(await storedReviews(page)).toEqual([]);
});
