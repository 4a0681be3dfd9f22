import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../../../src/base/files-below";
import { expect, test } from "../fixtures";
import { openHome } from "../steps";
import { loadByElements, requestByScript, startForeignSite } from "./foreign-site";

// The browser logs every request that it blocks.
test.use({ expectedNoise: /./ });

const commit = (file: string) => ({
  action: "commit",
  mark: "6f1d3c1e-0c5b-4c39-9d5a-2f1b7a9e4c10",
  revision: "",
  changes: { [file]: { text: "stolen" } },
});

test("a page of another port reads nothing, writes nothing and ends nothing", async ({
  page,
  context,
  home,
}) => {
  const config = join(home.folder, ".git/config");
  const stored = () =>
    [config, ...filesBelow(join(home.folder, "content"))].map((file) => [
      file,
      readFileSync(file, "base64"),
    ]);
  const before = stored();
  const { revision } = (await (
    await fetch(`${home.origin}/admin/store`, {
      method: "POST",
      headers: { origin: home.origin },
      body: JSON.stringify({ action: "load" }),
    })
  ).json()) as { revision: string };
  expect(revision).toBeTruthy();
  const store = `${home.origin}/admin/store`;
  const asked = [
    { action: "load" },
    { ...commit("prices.json"), revision },
    { ...commit("prices.json"), changes: { "prices.json": null }, revision },
  ];
  const writes = asked.map((each) => ({ address: store, body: JSON.stringify(each) }));
  const reads = ["/admin/", "/admin/desk.js", "/admin/pages.json", "/media/hero.jpg", "/"].map(
    (path) => ({ address: `${home.origin}${path}`, body: "{}" }),
  );
  // Fills the browser's cache, from which a foreign page must not read either.
  await openHome(page, home);

  const site = await startForeignSite();
  const foreign = await context.newPage();
  await foreign.goto(site.url);
  expect.soft(await loadByElements(foreign, home.origin, writes)).toEqual([]);
  expect.soft(await requestByScript(foreign, [...writes, ...reads])).toEqual([]);
  expect.soft(stored()).toEqual(before);
  await foreign.evaluate((address) => location.assign(address), `${home.origin}/admin/`);
  await expect.soft(foreign.locator("body")).toHaveText(/^Aquí solo se entra por/);
  await site.close();
  expect(stored()).toEqual(before);
  expect(existsSync(join(home.folder, "content/prices.json"))).toBe(true);
  await openHome(page, home, "#/trips");
});
