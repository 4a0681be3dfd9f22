import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { updateCopy } from "../../src/commands/lib/repository-copy";
import { BUILD_FOLDER, isBuilt, keepBuild, prepareBuild } from "../../src/commands/lib/test-sites";
import { insideTemporaryFolder, write } from "../setup/temporary-folder";

const folder = insideTemporaryFolder();
const read = (file: string) => readFileSync(file, "utf8");
const site = { content: "frozen", folder: "sites/frozen" };

beforeEach(() => {
  write("frozen/prices.json", "tests'");
  write("src/page.ts", "one");
  write("src/old/part.ts", "two");
  write("gatsby-node.ts", "hooks");
  write("package-lock.json", "packages");
  mkdirSync("node_modules");
});

test("a copy is brought up to date, keeps what was built, and has this repository's packages", () => {
  updateCopy("copy", "frozen");
  write("copy/public/index.html", "built");
  write("frozen/prices.json", "changed");
  rmSync("src/old", { recursive: true });
  rmSync("gatsby-node.ts");
  // The repository was copied or moved.
  rmSync("copy/node_modules");
  symlinkSync(join(folder(), "gone"), "copy/node_modules", "junction");
  write("node_modules/package.txt", "ours");
  updateCopy("copy", "frozen");
  expect(read("copy/content/prices.json")).toBe("changed");
  expect(existsSync("copy/src/old/part.ts")).toBe(false);
  expect(existsSync("copy/gatsby-node.ts")).toBe(false);
  expect(read("copy/public/index.html")).toBe("built");
  expect(read("copy/node_modules/package.txt")).toBe("ours");
});

test.each([
  ["its content has changed", "frozen/prices.json"],
  ["the code has changed", "src/page.ts"],
  ["the packages have changed", "package-lock.json"],
  ["its pages have changed", "sites/frozen/de/index.html"],
])("a site that was built for the tests is built again only when %s", (_, file) => {
  prepareBuild(site);
  write(join(BUILD_FOLDER, "public/de/index.html"), "page");
  write(join(BUILD_FOLDER, "src/gatsby-types.d.ts"), "types");
  write("sites/frozen/gone/index.html", "page of another build");
  keepBuild(site);
  expect(existsSync("sites/frozen/gone")).toBe(false);
  write("content/prices.json", "the owner's next");
  expect(isBuilt(site)).toBe(true);
  write(file, "other");
  expect(isBuilt(site)).toBe(false);
});
