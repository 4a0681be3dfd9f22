import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { filesBelow } from "../../../../src/base/files-below";
import { es } from "../../../../src/desk/words/es";
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

/** Returns everything that the pages of this origin have stored, as text. */
const storedHere = async () => {
  const names = (await indexedDB.databases()).map(({ name = "" }) => name);
  const all = names.map(
    (name) =>
      new Promise<unknown>((done) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const { result: found } = opening;
          const [store = ""] = found.objectStoreNames;
          const reading = found.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => done(reading.result);
        };
      }),
  );
  const storages = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
  return JSON.stringify([...storages, history.state, await Promise.all(all)]);
};

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
  expect(await page.evaluate(storedHere)).not.toContain(tokens[0]);

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

type Places = { site: string; desk: string; worker: string; challenge: string };

/**
 * What a provider's script may try on a page of the site: to read the storage, to hear messages, and to open and frame
 * the desk and the sign-in. It tells what it gets by `reportLoot`.
 */
const steal = ({ site, desk, worker, challenge }: Places) => {
  const { reportLoot } = window as unknown as { reportLoot: (loot: string) => Promise<void> };
  if (location.origin !== site) return;
  const report = (loot: unknown) => void reportLoot(JSON.stringify(loot));
  const look = () => report([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
  addEventListener("message", ({ data }) => report(data));
  addEventListener("storage", ({ newValue }) => report(newValue));
  addEventListener("DOMContentLoaded", () => {
    look();
    const windows = [`${desk}/admin/`, `${worker}/auth?challenge=${challenge}`].flatMap(
      (address) => {
        const frame = document.createElement("iframe");
        frame.src = address;
        document.body.append(frame);
        return [window.open(address), frame.contentWindow];
      },
    );
    setInterval(() => {
      look();
      for (const other of windows)
        try {
          report([other?.location.href, other?.document.documentElement.outerHTML]);
        } catch (error) {
          report(String(error));
        }
    }, 50);
  });
};

test.describe("a provider's script", () => {
  // The frames that it adds are refused, and told in the console.
  test.use({ expectedNoise: /Content.Security.Policy|frame|127\.0\.0\.1|localhost/i });

  test("on any page of the site, before and after a sign-in, gets no token", async ({
    page,
    context,
    web,
  }) => {
    const loot: string[] = [];
    await context.exposeBinding("reportLoot", (_, text: string) => void loot.push(text));
    await context.addInitScript(steal, {
      site: web.site,
      desk: web.origin,
      worker: web.signIn,
      challenge: "0".repeat(64),
    });
    await page.goto(`${web.site}/reservas/`);
    // The desk's address of before leads to its own.
    await page.goto(`${web.site}/admin/#/trips`);
    await page.waitForURL(`${web.origin}/admin/#/trips`);
    await signInButton(page).click();
    await expect(changesButton(page)).toBeVisible();
    await page.goBack();
    await page.waitForURL(`${web.site}/reservas/`);
    // It has looked at everything several times since.
    const before = loot.length;
    await expect.poll(() => loot.length - before).toBeGreaterThan(20);
    expect(loot.join("\n")).not.toContain(web.host.token());
  });

  test("does not run at the desk's own address, nor does any other on pages of the site", async ({
    page,
    web,
  }) => {
    const booking = (origin: string) => page.goto(`${origin}/reservas/`);
    await page.route("**/load-turitop.min.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "window.isRun = true" }),
    );
    await page.addInitScript(() => {
      try {
        localStorage.setItem("cookieConsent", "accepted");
      } catch {
        // In the sandbox.
      }
    });
    await booking(web.site);
    await page.waitForFunction(() => "isRun" in window);
    await booking(web.origin);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "isRun" in window)).toBe(false);
  });

  test("that ran in the sandbox of another page of the desk's origin would be of no origin", async ({
    page,
    web,
  }) => {
    await page.route(`${web.origin}/reservas/`, (route) =>
      route.fulfill({
        contentType: "text/html",
        headers: { "Content-Security-Policy": "sandbox allow-scripts" },
        body: "<!doctype html><title>x</title><body>",
      }),
    );
    await page.goto(`${web.origin}/reservas/`);
    expect(await page.evaluate(beginSignIn, { desk: web.origin, worker: web.signIn })).toEqual({
      origin: "null",
      storage: "SecurityError",
      window: "none",
      frame: "SecurityError",
      worker: "TypeError",
    });
  });
});

/** What a script gets that tries to sign in by itself, and to reach the desk. */
const beginSignIn = async ({ desk, worker }: Pick<Places, "desk" | "worker">) => {
  const nameOf = (error: unknown) => (error as Error).name;
  const attempt = (work: () => unknown) => {
    try {
      return work() ?? "none";
    } catch (error) {
      return nameOf(error);
    }
  };
  const frame = document.createElement("iframe");
  frame.src = `${desk}/admin/`;
  document.body.append(frame);
  await new Promise((done) => (frame.onload = done));
  return {
    origin: self.origin,
    storage: attempt(() => localStorage.length),
    window: attempt(() => open(`${worker}/auth?challenge=${"0".repeat(64)}`)),
    frame: attempt(() => frame.contentWindow?.document.title),
    worker: await fetch(`${worker}/token`, { method: "POST", body: "{}" }).then(String, nameOf),
  };
};
