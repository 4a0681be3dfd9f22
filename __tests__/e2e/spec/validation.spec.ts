import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { publishReview, sendMessage, storedReviews, writeMessage, writeReview } from "./forms";
import { words as w } from "./words";

test("Contact form: name, email and message are required; email must have valid e-mail format (browser-level check)", async ({
  page,
}) => {
  const email = uniqueAddress();
  await writeMessage(page, email);
  const wrong = [
    [w.name, "   ", "valueMissing"],
    [w.email, "", "valueMissing"],
    [w.email, "ana@", "typeMismatch"],
    [w.message, "   ", "valueMissing"],
  ] as const;
  for (const [label, text, problem] of wrong) {
    const field = page.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill(text);
    await sendMessage(page);
    await expect(field).toBeFocused();
    expect(
      await field.evaluate((node: HTMLInputElement, name) => node.validity[name], problem),
    ).toBe(true);
    await expect(page.getByRole("button", { name: w.send })).toBeEnabled();
    await field.fill(before);
  }
  expect(await received(email)).toEqual([]);
});

test("Review form: rating is required (1 to 5); if 0, submission is blocked with a destructive toast. Name, email (email type) and review text are required", async ({
  page,
}) => {
  const email = uniqueAddress();
  await writeReview(page, email, { rated: false });
  const message = page.locator("#rating-message");
  const fifthStar = page.locator("label:has([value='5'])");
  const color = () => fifthStar.evaluate((label) => getComputedStyle(label).color);
  const unmarked = await color();
  await publishReview(page);
  const toast = page.getByRole("alert").filter({ hasText: w.unrated });
  await expect(toast).toContainText(w.unratedText);
  await expect(page.getByRole("radio").first()).toBeFocused();
  // Scrolling may have moved the stars under the pointer, which would preview a rating.
  await page.mouse.move(0, 0);
  await expect(message).toHaveText("Elegid de 1 a 5 estrellas.", { useInnerText: true });
  expect(await color()).not.toBe(unmarked);
  await page.getByRole("radio", { name: w.fourStars }).press("Space");
  await expect(message).toHaveText(w.fourStars, { useInnerText: true });
  expect(await color()).toBe(unmarked);
  for (const label of [w.name, w.email, w.review]) {
    const field = page.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill(label === w.email ? "no-address" : " ");
    await publishReview(page);
    await expect(field).toBeFocused();
    await field.fill(before);
  }
  expect(await storedReviews(page)).toEqual([]);
  expect(await received(email)).toEqual([]);
});
