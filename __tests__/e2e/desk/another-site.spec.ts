import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { es } from "../../../packages/desk/words/es";
import { freePort } from "../../../packages/desk/server/free-port";
import { gitIn } from "../../setup/git";
import { expect, test } from "../setup/fixtures";
import { expectNoChanges, field, go, main, write } from "./steps";

/** A repository of its own, below this one for the sake of its packages. */
const FOLDER = resolve(".test-sites/another-site");

const MODEL = "examples/guest-house";
import { paletteOf } from "../../../src/model/palette";
import { tokenProperties } from "../../../src/site/style/tokens";

const RUN = ["--require", "tsx/cjs"];

const ATTIC = { es: "Buhardilla", en: "Attic", de: "Dachzimmer" };

/** Writes the files that the recipe shows, and copies what it says to copy. */
const followRecipe = () => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const folder of ["typed-content", "desk"])
    cpSync(join("src", folder), join(FOLDER, "src", folder), { recursive: true });
  for (const file of readdirSync(MODEL).filter((name) => !name.includes(".test.")))
    if (file.endsWith(".ts")) cpSync(join(MODEL, file), join(FOLDER, "src/model", file));
  cpSync(join(MODEL, "content"), join(FOLDER, "content"), { recursive: true });
  const tokens = tokenProperties(paletteOf(undefined));
  cpSync("tsconfig.json", join(FOLDER, "tsconfig.json"));
  const recipe = readFileSync("docs/another-site.md", "utf8");
  for (const [, file = "", text = ""] of recipe.matchAll(/^```\w+ (\S+)\n(.*?)\n```$/gms)) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    writeFileSync(join(FOLDER, file), `${text}\n`);
  }
  writeFileSync(
    join(FOLDER, "src/build/desk/tokens.ts"),
    `export const tokenProperties = ${JSON.stringify(tokens)};\n`,
  );
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

test.describe("the recipe for another site, followed with the guest house", () => {
  // There is no site yet whose pages the desk could show.
  test.use({ expectedNoise: /404.*pages\.json/ });
  test.describe.configure({ mode: "serial" });
  let server: ChildProcess;
  let address: string;

  test.beforeAll(async () => {
    followRecipe();
    const port = await freePort();
    address = `http://localhost:${port}/admin/`;
    server = spawn(process.execPath, [...RUN, "src/commands/start.ts", String(port)], {
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

  test("its desk changes a price, adds an entry, and saves both", async ({ page }) => {
    await page.goto(`${address}#/rooms`);
    await main(page).getByRole("heading", { level: 1, name: "Habitaciones" }).waitFor();
    for (const link of await page.locator("head link").all()) {
      const linked = await link.evaluate((element) => (element as HTMLLinkElement).href);
      expect((await page.request.get(linked)).status(), linked).toBe(200);
    }
    await go(page, "#/file/rooms/garden.json");
    await write(field(page, "price"), "99");

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
    expect(dataOf("rooms/garden.json")).toMatchObject({ price: 99 });
    expect(dataOf("rooms/buhardilla.json")).toMatchObject({ name: ATTIC, size: 14.5, price: 99 });
  });

  test("its check finds no error, and neither does TypeScript", { tag: "@slow" }, () => {
    expect(runIn(...RUN, "src/commands/check.ts")).toMatchObject({ stderr: "", status: 0 });
    const tsc = join(process.cwd(), "node_modules/typescript/bin/tsc");
    expect(runIn(tsc, "--noEmit")).toMatchObject({ stdout: "", status: 0 });
  });
});
