import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { es } from "../../../packages/desk/words/es";
import { freePort } from "../../../packages/desk/server/free-port";
import { gitIn } from "../../setup/git";
import { expect, test } from "../setup/fixtures";
import { write as writeFile } from "../../setup/temporary-folder";
import { expectNoChanges, field, go, main, write } from "./steps";

/** A copy, below this repository for the sake of its packages, as some unpack it. */
const FOLDER = resolve(".test-sites/guest-house-main (1)");

const ATTIC = { es: "Buhardilla", en: "Attic", de: "Dachzimmer" };

const RUN = ["--require", "tsx/cjs"];

const copyExample = () => {
  rmSync(FOLDER, { recursive: true, force: true });
  const filter = (file: string) => !["__tests__", ".site", "public"].includes(basename(file));
  cpSync("examples/guest-house", FOLDER, { recursive: true, filter });
  const git = gitIn(FOLDER);
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "content");
  git("commit", "--quiet", "--message", "content");
};

const runIn = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: FOLDER, encoding: "utf8" });

const changedFiles = () => gitIn(FOLDER)("status", "--porcelain", "content").split("\n");

const dataOf = (file: string) =>
  JSON.parse(readFileSync(join(FOLDER, "content", file), "utf8")) as Record<string, unknown>;

const expectRight = () => {
  expect(runIn(...RUN, "check.ts")).toMatchObject({ stderr: "", status: 0 });
  const tsc = join(process.cwd(), "node_modules/typescript/bin/tsc");
  expect(runIn(tsc, "--noEmit")).toMatchObject({ stdout: "", status: 0 });
};

test.describe("the guest house's desk", () => {
  test.describe.configure({ mode: "serial" });
  let server: ChildProcess;
  let address: string;

  test.beforeAll(async () => {
    copyExample();
    const port = await freePort();
    address = `http://localhost:${port}/admin/`;
    server = spawn(process.execPath, [...RUN, "start.ts", String(port)], {
      cwd: FOLDER,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const answers = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  });

  test.afterAll(async () => {
    server.kill();
    await once(server, "exit");
    rmSync(FOLDER, { recursive: true, force: true });
  });

  test("it changes a price, adds an entry, and saves both", async ({ page }) => {
    await page.goto(`${address}#/rooms`);
    await main(page).getByRole("heading", { level: 1, name: "Habitaciones" }).waitFor();
    for (const link of await page.locator("head link").all()) {
      const linked = await link.evaluate((element) => (element as HTMLLinkElement).href);
      expect((await page.request.get(linked)).status(), linked).toBe(200);
    }
    await go(page, "#/file/rooms/garden.json");
    await write(field(page, "price"), "99");
    await page.keyboard.press("Tab");
    await page.locator(".bar__changes").click();
    await page.getByRole("dialog").getByText("99 €").waitFor();
    await page.keyboard.press("Escape");

    await main(page).getByRole("button", { name: es.entry.duplicate }).click();
    await expect(field(page, "name.es")).toBeFocused();
    for (const [language, name] of Object.entries(ATTIC))
      await write(field(page, `name.${language}`), name);
    await write(field(page, "size"), "14,5");
    await page
      .getByRole("banner")
      .getByRole("button", { name: es.publishing.home.publish })
      .click();
    await expectNoChanges(page);

    expect(changedFiles()).toEqual([
      " M content/house.json",
      " M content/rooms/garden.json",
      "?? content/rooms/buhardilla.json",
    ]);
    const site = async () => (await page.request.get(new URL("/", address).href)).text();
    await expect.poll(site).toMatch(/Habitación del jardín: 99,00\s€/);
    expect(dataOf("rooms/garden.json")).toMatchObject({ price: 99 });
    expect(dataOf("rooms/buhardilla.json")).toMatchObject({ name: ATTIC, size: 14.5, price: 99 });
  });

  test("its check finds no error, and neither does TypeScript", { tag: "@slow" }, () => {
    expectRight();
  });

  test("neither do they in the site of the packages' READMEs", { tag: "@slow" }, () => {
    for (const name of ["model", "desk", "content"])
      rmSync(join(FOLDER, name), { recursive: true });
    for (const file of ["check.ts", "page.ts"]) rmSync(join(FOLDER, file));
    for (const name of ["typed-content", "desk"]) {
      const readme = readFileSync(`packages/${name}/README.md`, "utf8");
      for (const [, file = "", text = ""] of readme.matchAll(/^```\w+ (\S+)\n(.*?)\n```$/gms))
        writeFile(join(FOLDER, file), text);
    }
    writeFile(join(FOLDER, "content/shop.json"), JSON.stringify({ name: "Ana", opens: "09:30" }));
    expectRight();
  });
});
