import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { updateCopy } from "../../src/commands/lib/repository-copy";
import { insideTemporaryFolder, write } from "../setup/temporary-folder";
import { BUILD_FOLDER, isBuilt, keepBuild, prepareBuild } from "../../src/commands/lib/test-sites";

const folder = insideTemporaryFolder();
const read = (file: string) => readFileSync(file, "utf8");

beforeEach(() => {
  write("content/prices.json", "owner's");
  write("frozen/prices.json", "tests'");
  write("src/page.ts", "one");
  write("src/old/part.ts", "two");
  write("gatsby-node.ts", "hooks");
  write("package-lock.json", "packages");
  write("notes.txt", "not for builds");
  mkdirSync("node_modules");
  updateCopy("copy", "frozen");
});

test("a copy holds what builds read, with other content in place of the owner's", () => {
  expect(read("copy/content/prices.json")).toBe("tests'");
  expect(read("copy/src/page.ts")).toBe("one");
  expect(read("copy/gatsby-node.ts")).toBe("hooks");
  expect(existsSync("copy/node_modules")).toBe(true);
  expect(existsSync("copy/notes.txt")).toBe(false);
});

test("a copy is brought up to date, and what is the same stays untouched", () => {
  const past = new Date(2020, 1, 1);
  utimesSync("copy/src/page.ts", past, past);
  write("copy/public/index.html", "built");
  write("frozen/prices.json", "changed");
  rmSync("src/old", { recursive: true });
  rmSync("gatsby-node.ts");
  updateCopy("copy", "frozen");
  expect(read("copy/content/prices.json")).toBe("changed");
  expect(existsSync("copy/src/old/part.ts")).toBe(false);
  expect(existsSync("copy/gatsby-node.ts")).toBe(false);
  expect(statSync("copy/src/page.ts").mtime).toEqual(past);
  expect(read("copy/public/index.html")).toBe("built");
});

test.each([
  ["another working copy", () => mkdirSync("other")],
  ["a folder that is gone", () => undefined],
])("the link to the packages of %s is made anew: the repository was copied or moved", (_, make) => {
  make();
  rmSync("copy/node_modules");
  symlinkSync(join(folder(), "other"), "copy/node_modules", "junction");
  updateCopy("copy", "frozen");
  write("node_modules/package.txt", "ours");
  expect(read("copy/node_modules/package.txt")).toBe("ours");
});

describe("a site that was built for the tests", () => {
  const site = { content: "frozen", folder: "sites/frozen" };
  const built = (file: string) => join(BUILD_FOLDER, file);

  beforeEach(() => {
    prepareBuild(site);
    write(built("public/de/index.html"), "page");
    write(built("src/gatsby-types.d.ts"), "types");
    keepBuild(site);
  });

  test("is served from a folder of its own, and leaves the types of its queries to the code", () => {
    write(built("public/de/index.html"), "page of another build");
    expect(read(built("content/prices.json"))).toBe("tests'");
    expect(read("sites/frozen/de/index.html")).toBe("page");
    expect(read("src/gatsby-types.d.ts")).toBe("types");
  });

  test("holds nothing of the build that was there before", () => {
    rmSync(built("public/de"), { recursive: true });
    write(built("public/index.html"), "page");
    keepBuild(site);
    expect(existsSync("sites/frozen/de")).toBe(false);
  });

  test("need not be built again until it is gone", () => {
    write("content/prices.json", "the owner's next");
    expect(isBuilt(site)).toBe(true);
    rmSync("sites", { recursive: true });
    expect(isBuilt(site)).toBe(false);
  });

  test.each([
    ["its content has changed", "frozen/prices.json"],
    ["the code has changed", "src/page.ts"],
    ["the packages have changed", "package-lock.json"],
    ["its pages have changed", "sites/frozen/de/index.html"],
  ])("is built again when %s", (_, file) => {
    write(file, "other");
    expect(isBuilt(site)).toBe(false);
  });
});
