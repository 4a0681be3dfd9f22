import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { GATSBY } from "../../../src/commands/lib/build";
import { copyRepository } from "../../../src/commands/lib/repository-copy";
import { filesBelow } from "../../../packages/typed-content/files/files-below";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { changeAndRemoveContent } from "./copy-changes";

/**
 * Builds a copy of the repository as on Netlify, where Gatsby would install an adapter. Returns a
 * function that reads a page of the build.
 */
const buildCopy = (folder: string) => {
  const build = spawnSync(process.execPath, [GATSBY, "build"], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      NETLIFY: "true",
      UNLISTED_UNTIL_COMPLETE: "yes",
    },
  });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  return (path: string) =>
    readFileSync(join(folder, "public", path, "index.html"), "utf8").replaceAll("\u00a0", " ");
};

test.describe.configure({ mode: "serial" });

let folder: string;
let remove: () => void;
let page: (path: string) => string;

test.beforeAll(() => {
  test.setTimeout(300_000);
  ({ folder, remove } = copyRepository(TEST_CONTENT));
  page = buildCopy(folder);
});
test.afterAll(() => remove());

test("Netlify gets the files of every host, and no rules beside ours", { tag: "@slow" }, () => {
  const read = (file: string) => readFileSync(join(folder, "public", file), "utf8");
  expect(read("_redirects")).not.toMatch(/ (?!308)\d+$/m);
  expect(read("_headers")).not.toContain("adapter");
  // Something is still missing.
  expect(read("_headers")).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
  expect(read("robots.txt")).not.toContain("Sitemap");
  expect(existsSync(join(folder, "public/sitemap-index.xml"))).toBe(false);
  expect(page("precios")).toContain('name="robots" content="noindex"');
  // The file that hosts send for a wrong address also suggests one.
  const suggests = '<script src="/not-found.js" defer></script>';
  expect(read("en/404.html").replace(suggests, "")).toBe(read("en/404/index.html"));
});

test(
  "a build that continues another publishes what one from nothing does",
  { tag: "@slow" },
  () => {
    test.setTimeout(300_000);
    const published = () => {
      buildCopy(folder);
      const root = join(folder, "public");
      return new Map(filesBelow(root).map((file) => [relative(root, file), readFileSync(file)]));
    };
    changeAndRemoveContent(folder);
    const incremental = published();
    for (const name of [".cache", "public"]) rmSync(join(folder, name), { recursive: true });
    const clean = published();
    expect([...incremental.keys()].sort()).toEqual([...clean.keys()].sort());
    // The data of a page lists its messages in another order; their texts are compared in the HTML.
    const different = [...incremental.keys()]
      .filter((file) => !file.startsWith("page-data"))
      .filter((file) => !incremental.get(file)?.equals(clean.get(file) ?? Buffer.of()));
    expect(different).toEqual([]);
  },
);
