import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { holdForm, PROVIDER_NOISE } from "../setup/providers";
import { publishReview, sendMessage, storedReviews, writeMessage, writeReview } from "./forms";
import { words as w } from "./words";
import { present } from "../../setup/present";

test("Contact form: POST to a third-party form-collection service. Payload: name, email, message; what a robot fills in is not kept", async ({
  page,
}) => {
  const robot = uniqueAddress();
  await writeMessage(page, robot);
  await page.locator("[name=_gotcha]").evaluate((node: HTMLInputElement) => {
    node.value = "buy";
  });
  await sendMessage(page);
  await expect(page.getByRole("status").filter({ hasText: w.sent })).toBeVisible();
  expect(await received(robot)).toEqual([]);

  const email = uniqueAddress();
  await writeMessage(page, email);
  const [request] = await Promise.all([page.waitForRequest("**/f/demo"), sendMessage(page)]);
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toContain("application/json");
  const payload = { name: "Marta Oliver", email, message: "Somos seis.\n¿Hay sitio el sábado?" };
  expect(request.postDataJSON()).toEqual(payload);
  await expect.poll(() => received(email)).toEqual([payload]);
});

test("Review form also writes the review to browser local storage before the post. Review form: payload: to, subject (with the reviewer's name and star count), message (multi-line)", async ({
  page,
}) => {
  const email = uniqueAddress();
  const release = await holdForm(page);
  await writeReview(page, email);
  await publishReview(page);
  await expect(page.getByRole("button", { name: w.submitting })).toBeVisible();
  const [review] = await storedReviews(page);
  expect(review).toEqual({
    name: "Carla Riera",
    email,
    review: "Una cala sin un solo barco más.",
    rating: 4,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    language: "es-ES",
  });
  expect(await received(email)).toEqual([]);
  release();
  await expect.poll(() => received(email)).toHaveLength(1);
  const fields = present((await received(email))[0], "message");
  expect(fields.to).toBe("reservas@velaclara.test");
  expect(fields.subject).toMatch(/Carla Riera.*4/);
  expect(fields._subject).toBe(fields.subject);
  expect(fields.message?.split("\n").length).toBeGreaterThan(5);
  for (const part of ["Carla Riera", email, "4 de 5", "es-ES", "Una cala sin un solo barco más."])
    expect(fields.message).toContain(part);
  expect(fields.message).toMatch(/\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}:\d{2}/);
});

test.describe("a service that never answers", () => {
  test.use({ expectedNoise: PROVIDER_NOISE });

  test("no timeout", async ({ page }) => {
    await page.clock.install();
    await writeMessage(page, "hang@example.com");
    await sendMessage(page);
    await expect(page.getByRole("button", { name: w.sending })).toBeDisabled();
    await page.clock.fastForward("30:00");
    await expect(page.getByRole("button", { name: w.sending })).toBeDisabled();
  });
});
