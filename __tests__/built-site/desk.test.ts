import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { contentModel } from "../../src/model";
import { MODEL_VERSION } from "../../src/desk/stores/newest-model";
import { modelVersion } from "../../src/typed-content/version";
import { siteRoot } from "./built-pages";

const folder = join(siteRoot, "admin");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));

/** Returns the bytes of files, compressed. */
const weight = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

/** Returns a script and its static imports. */
const withImports = (file: string, found = new Set<string>()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ""] of read(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    withImports(name, found);
  return found;
};

test("the desk's first form takes 215 KB of script at most, all of it 350", () => {
  const first = withImports("desk.js");
  expect(first.size).toBeGreaterThan(1);
  expect(weight(first)).toBeLessThanOrEqual(215_000);
  expect(weight(scripts)).toBeLessThanOrEqual(350_000);
});

test("nothing runs on the desk but its own scripts", () => {
  const [, policy = ""] =
    /Content-Security-Policy"\s+content="([^"]*)"/.exec(read("index.html")) ?? [];
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toContain("unsafe-eval");
  expect(read("index.html")).not.toMatch(/<script(?![^>]* src=)(?![^>]*application\/json)/);
});

test("the version of the model lies beside the desk, by which an old one finds that it is old", () => {
  expect(JSON.parse(read(MODEL_VERSION))).toBe(modelVersion(contentModel));
});
