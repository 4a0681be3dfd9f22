import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkFolder } from "../../src/commands/lib/usable-folder";
import { withTemporaryFolder } from "../setup/temporary-folder";
import { spawnCommand } from "./call-command";

const parent = withTemporaryFolder();

// Each was tried: a build there succeeds.
test.each([
  "/home/ana/brisa-de-palma",
  "/home/ana/brisa-de-palma-main (1)",
  "/home/ñandú & Söhne, S.L.; ~=+^$/.web",
  'C:\\Users\\Ana Mar\\Descargas\\brisa-de-palma-main (1)\\"web"',
])("%s is a folder for the site", (folder) => {
  expect(() => checkFolder(folder)).not.toThrow();
});

// Each was tried: a build there fails with a message about something else, or never ends.
test.each([
  ["/home/ana/web #2", "#"],
  ["/home/100%/web", "%"],
  ["/home/ana/[web]", "["],
  ["/home/ana/{a,b}", "{"],
  ["/home/ana/¡web!", "!"],
  ["/home/ana/web?", "?"],
  ["/home/ana/l'amo", "'"],
  ["/home/ana/a@(b)", "@("],
  ["/home/ana/(a|b)", "(a|"],
  ["/home/ana/node_modules/web", "node_modules"],
])("%s is refused: two languages, one sentence each, with what is wrong", (folder, part) => {
  expect(() => checkFolder(folder)).toThrow(
    `${folder}, y con «${part}» en el nombre no se puede construir: ponedle otro, por ejemplo brisa-de-palma.\nThe site is in the folder`,
  );
});

test("everything that builds asks first", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const gatsby = Object.values(scripts).filter((script) => script.includes("build/cli.cjs"));
  expect(gatsby).toHaveLength(2);
  for (const script of gatsby)
    expect(script).toMatch(/^node --require tsx\/cjs src\/commands\/check-folder\.ts && node /);
  const folder = join(parent(), "[web]");
  mkdirSync(folder);
  cpSync("package.json", join(folder, "package.json"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  for (const name of ["check-folder", "start", "test"]) {
    const { status, stderr } = spawnCommand(name, [], folder);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^La web está en .*\n.*\n$/)]);
  }
});
