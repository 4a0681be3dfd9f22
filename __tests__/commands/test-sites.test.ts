/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { updateCopy } from "../../src/commands/lib/repository-copy";
import { isBuilt, markBuilt } from "../../src/commands/lib/test-sites";

const here = process.cwd();
let folder: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const read = (file: string) => readFileSync(file, "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repository-"));
  process.chdir(folder);
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

afterEach(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
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

describe("a site that was built for the tests", () => {
  beforeEach(() => {
    write("copy/.cache/state", "");
    write("copy/public/de/index.html", "page");
    markBuilt("copy");
  });

  test("need not be built again", () => {
    expect(isBuilt("copy")).toBe(true);
  });

  test.each([
    ["what it is built from has changed", "copy/content/prices.json"],
    ["the packages have changed", "package-lock.json"],
    ["another build has written its pages", "copy/public/de/index.html"],
  ])("is built again when %s", (_, file) => {
    write(file, "other");
    expect(isBuilt("copy")).toBe(false);
  });

  test("is built again when Gatsby's cache is gone", () => {
    rmSync("copy/.cache", { recursive: true });
    expect(isBuilt("copy")).toBe(false);
  });
});
