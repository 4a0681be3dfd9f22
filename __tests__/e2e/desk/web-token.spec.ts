import { TOKEN_KEY } from "../../../src/editor/stores/session";
import {
  changesButton,
  WIDE,
  endAt,
  es,
  expect,
  go,
  publish,
  publishButton,
  test,
  TRIP,
} from "./web-fixtures";

test.use(WIDE);

test("whoever signs in, in a window, is at the desk; the token stays with this tab and the host", async ({
  page,
  context,
  web,
}) => {
  const token = web.host.token();
  const recipients = new Set<string>();
  context.on("request", (request) => {
    const sent = [request.url(), request.postData(), JSON.stringify(request.headers())].join();
    if (sent.includes(token)) recipients.add(new URL(request.url()).origin);
  });
  await page.goto(`${web.origin}/admin/`);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: es.signIn.button }).click();
  const popup = await opened;
  await expect(page.getByRole("heading", { name: es.start.question })).toBeVisible();
  expect(popup.isClosed()).toBe(true);
  await expect(publishButton(page)).toBeDisabled();

  await go(page, `#/file/${TRIP}`);
  await endAt(page, "22:15");
  await publish(page);
  await expect(changesButton(page)).toHaveText(es.bar.noChanges);
  expect([...recipients]).toEqual([web.host.url]);

  const kept = () => ({ local: JSON.stringify(localStorage), session: { ...sessionStorage } });
  const here = await page.evaluate(kept);
  expect(here.session).toEqual({ [TOKEN_KEY]: token });
  const other = await context.newPage();
  await other.goto(`${web.origin}/admin/`);
  await expect(other.getByRole("button", { name: es.signIn.button })).toBeVisible();
  const there = await other.evaluate(kept);
  expect(there.session).toEqual({});
  expect(here.local + there.local).not.toContain(token);
  expect(await other.evaluate(() => document.cookie)).toBe("");
  const inDatabases = await other.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const all = names.map(
      (name) =>
        new Promise<string>((done) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const { result: found } = opening;
            const [store = ""] = found.objectStoreNames;
            const reading = found.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => done(JSON.stringify(reading.result));
          };
        }),
    );
    return (await Promise.all(all)).join();
  });
  expect(inDatabases).not.toContain(token);

  // The session survives a reload of the same tab, until sign-out.
  await page.reload();
  await expect(changesButton(page)).toBeVisible();
  await page.getByRole("button", { name: es.nav.signOut }).click();
  await expect(page.getByRole("button", { name: es.signIn.button })).toBeVisible();
  expect((await page.evaluate(kept)).session).toEqual({});
});
