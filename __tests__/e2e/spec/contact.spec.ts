import { expectAccessible } from "../accessibility/axe";
import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { holdForm, PROVIDER_NOISE } from "../setup/providers";
import { desk, phone, spaced, zoomed } from "../setup/views";
import { followFooter, sendMessage, writeMessage } from "./forms";
import { words as w } from "./words";

test.use({ expectedNoise: PROVIDER_NOISE });

const TEXT = "Somos seis.\n¿Hay sitio el sábado?";

test("Contact form: name, email and message are required; a failed message is kept; sending, success, and what is posted; the toast outlives the page", async ({
  page,
}) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/f/demo")) posts.push(request.method());
  });
  await writeMessage(page, "status-500@example.com");

  // The browser judges: a value, and the form of an address.
  for (const [label, text, problem] of [
    [w.name, "   ", "valueMissing"],
    [w.email, "ana@", "typeMismatch"],
    [w.message, "   ", "valueMissing"],
  ] as const) {
    const before = await field(label).inputValue();
    await field(label).fill(text);
    await sendMessage(page);
    await expect(field(label)).toBeFocused();
    const isFound = (node: HTMLInputElement, name: keyof ValidityState) => node.validity[name];
    expect(await field(label).evaluate(isFound, problem)).toBe(true);
    await expect(page.getByRole("button", { name: w.send })).toBeEnabled();
    await field(label).fill(before);
  }
  expect(posts).toEqual([]);

  await sendMessage(page);
  const failure = page.getByRole("alert").filter({ hasText: w.failed });
  await expect(failure).toContainText(w.failedText);
  await expect(field(w.name)).toHaveValue("Marta Oliver");
  await expect(field(w.email)).toHaveValue("status-500@example.com");
  await expect(field(w.message)).toHaveValue(TEXT);
  await expect(page.getByRole("button", { name: w.send })).toBeFocused();

  const email = uniqueAddress();
  for (const question of await page.locator("main summary").all()) await question.click();
  const release = await holdForm(page);
  await field(w.email).fill(email);
  const [request] = await Promise.all([page.waitForRequest("**/f/demo"), sendMessage(page)]);
  const button = page.getByRole("button", { name: w.sending });
  await expect(button).toBeDisabled();
  await expect(button.locator("[aria-hidden=true]")).toBeVisible();
  for (const label of [w.name, w.email, w.message]) await expect(field(label)).toBeDisabled();
  await expect(page.locator("form[aria-busy=true]")).toBeVisible();
  const views = [zoomed, spaced, desk, phone];
  await expectAccessible(page, "sending, questions open", views, { axeIn: [zoomed] });
  release();
  const toast = page.getByRole("status").filter({ hasText: w.sent });
  await expect(toast).toContainText(w.sentText);
  for (const label of [w.name, w.email, w.message]) {
    await expect(field(label)).toHaveValue("");
    await expect(field(label)).toBeEnabled();
  }
  const payload = { name: "Marta Oliver", email, message: TEXT };
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toContain("application/json");
  expect(request.postDataJSON()).toEqual(payload);
  expect(await received(email)).toEqual([payload]);
  // Once the toast is gone, until something else is written.
  const when = page.getByText(/^Enviado a las \d\d:\d\d\./);
  await expect(when).toBeVisible();
  await field(w.name).pressSequentially("O");
  await expect(when).toBeHidden();
  // It stays as long as it has the focus.
  await toast.getByRole("button").focus();
  await followFooter(page, "/precios/");
  await expect(field(w.message)).toHaveCount(0);
  await expect(toast).toBeVisible();
});
