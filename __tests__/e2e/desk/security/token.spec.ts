import type { Page } from "@playwright/test";
import { es } from "../../../../src/desk/words/es";
import { storeItems } from "../../setup/stored-items";
import { expect, test } from "../fixtures";
import { changesButton, endAt, expectNoChanges, go, publish, publishButton, TRIP } from "../steps";

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

test("whoever signs in, in a window, is at the desk; the token stays with this page and the host", async ({
  page,
  context,
  web,
}) => {
  const token = web.host.token();
  const recipients = new Set<string>();
  context.on("request", (request) => {
    const address = new URL(request.url());
    // The hash is sent to nobody.
    address.hash = "";
    const sent = [address, request.postData(), JSON.stringify(request.headers())].join();
    if (sent.includes(token)) recipients.add(address.origin);
  });
  await page.goto(`${web.origin}/admin/`);
  const opened = page.waitForEvent("popup");
  await signInButton(page).click();
  const popup = await opened;
  await expect(page.getByRole("heading", { name: es.start.question })).toBeVisible();
  expect(popup.url()).not.toContain(token);
  await expect(publishButton(page)).toBeDisabled();

  await go(page, `#/file/${TRIP}`);
  await endAt(page, "22:15");
  await publish(page);
  await expectNoChanges(page);
  expect([...recipients]).toEqual([web.host.url]);
  expect(await page.evaluate(storedHere)).not.toContain(token);

  const other = await context.newPage();
  await other.goto(`${web.origin}/admin/`);
  await expect(signInButton(other)).toBeVisible();

  // The token is gone with the page, not what was written.
  await endAt(page, "22:30");
  await page.reload();
  await signInButton(page).click();
  await expect(changesButton(page)).toHaveText(/1/);
  await page.getByRole("button", { name: es.nav.signOut }).click();
  await expect(signInButton(page)).toBeVisible();
});

type Places = { site: string; desk: string; worker: string };

/**
 * What a provider's script may try on a page of the site: to read the storage, to hear messages, and to open and frame
 * the desk and the sign-in. It tells what it gets by `reportLoot`.
 */
const steal = ({ site, desk, worker }: Places) => {
  const { reportLoot } = window as unknown as { reportLoot: (loot: string) => Promise<void> };
  if (location.origin !== site) return;
  const report = (loot: unknown) => void reportLoot(JSON.stringify(loot));
  const look = () => report([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
  addEventListener("message", ({ data }) => report(data));
  new BroadcastChannel("desk-sign-in").onmessage = ({ data }) => report(data);
  addEventListener("DOMContentLoaded", () => {
    look();
    const windows = [`${desk}/admin/`, `${worker}/auth?state=${crypto.randomUUID()}`].flatMap(
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
    });
    await page.goto(`${web.site}/reservas/`);
    // The desk's address of before leads to its own.
    await page.goto(`${web.site}/admin/#/trips`);
    await page.waitForURL(`${web.origin}/admin/#/trips`);
    await signInButton(page).click();
    await expect(changesButton(page)).toBeVisible();
    await page.goBack();
    await page.waitForURL(`${web.site}/reservas/`);
    await page.waitForTimeout(500);
    await page.goForward();
    await expect(signInButton(page)).toBeVisible();
    await page.goto(`${web.site}/en/contacto/`);
    await page.reload();
    await page.waitForTimeout(500);
    expect(loot.length).toBeGreaterThan(20);
    expect(loot.join("\n")).not.toContain(web.host.token());
  });

  test("does not run at the desk's own address", async ({ page, web }) => {
    let isAsked = false;
    await page.route("**/load-turitop.min.js", (route) => {
      isAsked = true;
      return route.fulfill({ contentType: "text/javascript", body: "window.isRun = true" });
    });
    await storeItems(page, { cookieConsent: "accepted" });
    await page.goto(`${web.origin}/reservas/`);
    await expect(page.getByRole("main").getByRole("alert").filter({ visible: true })).toBeVisible();
    expect(isAsked).toBe(false);
    expect(await page.evaluate(() => "isRun" in window)).toBe(false);
    // At the site's address it does.
    await page.goto(`${web.site}/reservas/`);
    await page.waitForFunction(() => "isRun" in window);
  });
});

test("nobody is asked to sign in where the host does not protect the address", async ({
  page,
  web,
}) => {
  await page.route(`${web.origin}/`, (route) => route.fulfill({ status: 200 }));
  await page.goto(`${web.origin}/admin/`);
  await expect(page.getByText(es.signIn.notHere.unprotected)).toBeVisible();
  await expect(signInButton(page)).toBeHidden();
});
