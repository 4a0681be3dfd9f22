import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { GATSBY } from "../../src/commands/lib/build";
import { withTemporaryFolder } from "../setup/temporary-folder";

/** A script with which Gatsby compiles the configuration of the site in the current folder, and does nothing else. */
const COMPILE = `require(${JSON.stringify(GATSBY)}).replaceCompiler();
require(${JSON.stringify(
  resolve("node_modules/gatsby/dist/utils/parcel/compile-gatsby-files"),
)}).compileGatsbyFiles(process.cwd())`;

const parent = withTemporaryFolder();

test("in a folder with brackets and other characters in its name Gatsby finds its configuration", () => {
  const folder = join(parent(), ".ñandú & Söhne, S.L. ~=+^$; (1)");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), "{}");
  writeFileSync(join(folder, "package-lock.json"), "{}");
  for (const file of ["gatsby-config.ts", "gatsby-node.ts"])
    writeFileSync(join(folder, file), "export const trailingSlash: string = 'always';");
  writeFileSync(join(folder, "compile.cjs"), COMPILE);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["compile.cjs"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 50_000,
  });
  expect([status, stdout + stderr]).toEqual([0, ""]);
  expect(readdirSync(join(folder, ".cache/compiled")).sort()).toEqual([
    "gatsby-config.js",
    "gatsby-node.js",
  ]);
});
