import { expectAccessible } from "../accessibility/axe";
import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { holdForm, PROVIDER_NOISE } from "../setup/providers";
import { desk, spaced, zoomed } from "../setup/views";
import { present } from "../../setup/present";
import { followFooter, publishReview, storedReviews } from "./forms";
import { words as w } from "./words";

test.use({ expectedNoise: PROVIDER_NOISE });

const TEXT = "Una cala sin un solo barco más.";

test("Review form: rating (1 to 5 stars, hover previews, click sets) is required, and so are name, email and text; by keyboard it is written; sending fails, and it remains saved; submitting, success, and what is posted; published, it is read and removed by keyboard", async ({
  page,
}) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto("/escribir-reseña/");
  const stars = page.getByRole("radio");
  await expect(stars).toHaveCount(5);
  const filled = () =>
    page
      .locator("label:has([type=radio]) svg")
      .evaluateAll(
        (shapes) => shapes.filter((shape) => getComputedStyle(shape).fill !== "none").length,
      );
  const message = page.locator("#rating-message");
  const colour = () =>
    page.locator("label:has([value='5'])").evaluate((label) => getComputedStyle(label).color);
  const unmarked = await colour();
  expect(await filled()).toBe(0);
  await page.locator("label:has([value='3'])").hover();
  await expect(message).toHaveText("3 estrellas: Buena", { useInnerText: true });
  await expect.poll(filled).toBe(3);
  await expect(page.locator(":checked")).toHaveCount(0);

  await publishReview(page);
  const unrated = page.getByRole("alert").filter({ hasText: w.unrated });
  await expect(unrated).toContainText(w.unratedText);
  await expect(stars.first()).toBeFocused();
  // Scrolling may have moved the stars under the pointer, which would preview a rating.
  await page.mouse.move(0, 0);
  await expect(message).toHaveText("Elegid de 1 a 5 estrellas.", { useInnerText: true });
  expect(await colour()).not.toBe(unmarked);
  await unrated.getByRole("button", { name: w.dismiss }).click();
  await expect(unrated).toHaveCount(0);
  await expect(stars.first()).toBeFocused();

  await page.mouse.move(0, 0);
  for (const key of ["Space", "ArrowRight", "ArrowRight", "ArrowRight"])
    await page.keyboard.press(key);
  await expect(message).toHaveText(w.fourStars, { useInnerText: true });
  expect(await colour()).toBe(unmarked);
  for (const text of ["Carla Riera", "status-503@example.com", TEXT]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  for (const label of [w.name, w.email, w.review]) {
    const before = await field(label).inputValue();
    await field(label).fill(label === w.email ? "no-address" : " ");
    await publishReview(page);
    await expect(field(label)).toBeFocused();
    await field(label).fill(before);
  }
  expect(await storedReviews(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const failure = page.getByRole("alert").filter({ hasText: w.notSubmitted });
  await expect(failure).toContainText(w.notSubmittedText);
  expect(await storedReviews(page)).toMatchObject([{ name: "Carla Riera", rating: 4 }]);

  // A rating restored with the rest of the form is named, too.
  await followFooter(page, "/aviso-legal/");
  await expect(stars).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("[value='4']")).toBeChecked();
  await expect(message).toHaveText(w.fourStars, { useInnerText: true });
  await expect(field(w.review)).toHaveValue(TEXT);

  await page.locator("label:has([value='5'])").click();
  await page.mouse.move(0, 0);
  await expect(page.locator("[value='5']")).toBeChecked();
  await expect(message).toHaveText("5 estrellas: Inolvidable", { useInnerText: true });
  await expect.poll(filled).toBe(5);
  const email = uniqueAddress();
  const release = await holdForm(page);
  await field(w.email).fill(email);
  await publishReview(page);
  await expect(page.getByRole("button", { name: w.submitting })).toBeDisabled();
  await expect(field(w.review)).toBeDisabled();
  await expect(stars.first()).toBeDisabled();
  // Before it is posted.
  expect(await storedReviews(page)).toEqual([
    {
      name: "Carla Riera",
      email,
      review: TEXT,
      rating: 5,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      language: "es-ES",
    },
  ]);
  expect(await received(email)).toEqual([]);
  release();
  const toast = page.getByRole("status").filter({ hasText: w.submitted });
  await expect(toast).toContainText(w.submittedText);
  await expect(field(w.review)).toHaveValue("");
  await expect(page.locator(":checked")).toHaveCount(0);
  const posted = await received(email);
  expect(posted).toHaveLength(1);
  const fields = present(posted[0], "message");
  expect(fields.to).toBe("reservas@velaclara.test");
  expect(fields.subject).toMatch(/Carla Riera.*5/);
  expect(fields._subject).toBe(fields.subject);
  expect(fields.message?.split("\n").length).toBeGreaterThan(5);
  for (const part of ["Carla Riera", email, "5 de 5", "es-ES", TEXT])
    expect(fields.message).toContain(part);
  expect(fields.message).toMatch(
    /\n\n\S.+: https:\/\/escritorio\.velaclara\.test\/admin\/#\/reviews\?text=\S+$/,
  );
  expect(fields.message).toMatch(/\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}:\d{2}/);

  await page.goto("/reseñas/");
  const own = page.getByText(`«${TEXT}»`);
  await expect(own).toBeVisible();
  await expectAccessible(page, "published", [zoomed, spaced, desk], { axeIn: [zoomed] });
  await page.getByRole("button", { name: /Borrar/ }).focus();
  await page.keyboard.press("Enter");
  // The answer "no" has the focus; "yes" stands before it.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(own).toBeHidden();
});
