import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { temporaryFolder, write } from "./temporary-folder";

type Config = { testPathIgnorePatterns: string[]; modulePathIgnorePatterns: string[] };

test("in a folder whose name is a pattern unit tests are no site tests, and built files no modules", () => {
  const { folder, remove } = temporaryFolder();
  const root = join(folder, "main (1) a+b");
  write(join(root, "package.json"), "{}");
  const file = join(root, "__tests__/setup/jest-unit.config.js");
  cpSync("__tests__/setup/jest-unit.config.js", file);
  const config = createRequire(__filename)(file) as Config;
  remove();
  const isIgnored = (patterns: keyof Config, path: string) =>
    config[patterns].some((pattern) => new RegExp(pattern).test(join(root, path)));
  expect(isIgnored("testPathIgnorePatterns", "__tests__/built-site/a.test.ts")).toBe(true);
  expect(isIgnored("testPathIgnorePatterns", "__tests__/a.test.ts")).toBe(false);
  expect(isIgnored("modulePathIgnorePatterns", "public/a.js")).toBe(true);
  expect(isIgnored("modulePathIgnorePatterns", "node_modules/a/public/a.js")).toBe(false);
});
