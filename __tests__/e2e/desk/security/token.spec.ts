import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { filesBelow } from "../../../../packages/typed-content/files/files-below";
import { es } from "../../../../packages/desk/words/es";
import { expect, test } from "../fixtures";
import {
  changesButton,
  endAt,
  expectNoChanges,
  field,
  publish,
  publishButton,
  TRIP,
} from "../steps";

const signInButton = (page: Page) => page.getByRole("button", { name: es.signIn.button });

test("whoever signs in, in a window, is at the desk; the token stays with this page and the host, and is never on disk", async ({
  playwright,
  launchOptions,
  web,
}) => {
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    locale: "es-ES",
  });
  const [page = await context.newPage()] = context.pages();
  const tokens = [web.host.token()];
  const recipients = new Set<string>();
  context.on("request", (request) => {
    const address = new URL(request.url());
    // The hash is sent to nobody.
    address.hash = "";
    const sent = [address, request.postData(), JSON.stringify(request.headers())].join();
    if (tokens.some((token) => sent.includes(token))) recipients.add(address.origin);
  });
  await page.goto(`${web.origin}/admin/#/file/${TRIP}`);
  const opened = page.waitForEvent("popup");
  await signInButton(page).click();
  const popup = await opened;
  await expect(field(page, "end")).toBeVisible();
  expect(popup.url()).not.toContain(tokens[0]);
  await expect(publishButton(page)).toBeDisabled();

  await endAt(page, "22:15");
  await publish(page);
  await expectNoChanges(page);
  expect([...recipients]).toEqual([web.host.url]);

  // The token is gone with the page, not what was written.
  await endAt(page, "22:30");
  await page.reload();
  await signInButton(page).click();
  await expect(changesButton(page)).toHaveText(/1/);
  tokens.push(web.host.token());
  await page.getByRole("button", { name: es.nav.signOut }).click();
  await expect(signInButton(page)).toBeVisible();
  // Signing out has ended the token.
  await expect.poll(web.host.token).not.toBe(tokens.at(-1));
  await context.close();
  const files = filesBelow(profile).map((file) => ({ file, bytes: readFileSync(file) }));
  const holding = (text: string) =>
    files
      .filter(({ bytes }) => bytes.includes(text) || bytes.includes(Buffer.from(text, "utf16le")))
      .map(({ file }) => file);
  // What was written does lie there.
  expect(holding("22:30")).not.toEqual([]);
  expect(tokens.flatMap(holding)).toEqual([]);
  rmSync(profile, { recursive: true });
});
