import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { temporaryFolder, write } from "./temporary-folder";

type Config = { testPathIgnorePatterns: string[]; modulePathIgnorePatterns: string[] };

test.each(["brisa-de-palma-main (1)", "[web]", "a+b", "a.b"])(
  "in a folder named %s unit tests are no site tests, and built files no modules",
  (name) => {
    const { folder, remove } = temporaryFolder();
    const root = join(folder, name);
    write(join(root, "package.json"), "{}");
    const config = join(root, "__tests__/setup/jest-unit.config.js");
    cpSync("__tests__/setup/jest-unit.config.js", config);
    const { testPathIgnorePatterns, modulePathIgnorePatterns } = createRequire(__filename)(
      config,
    ) as Config;
    remove();
    const ignored = (patterns: string[], file: string) =>
      patterns.some((pattern) => new RegExp(pattern.replaceAll("<rootDir>", root)).test(file));
    expect(ignored(testPathIgnorePatterns, join(root, "__tests__/built-site/a.test.ts"))).toBe(
      true,
    );
    expect(ignored(testPathIgnorePatterns, join(root, "__tests__/a.test.ts"))).toBe(false);
    expect(ignored(modulePathIgnorePatterns, join(root, "public/a.js"))).toBe(true);
    expect(ignored(modulePathIgnorePatterns, join(root, "node_modules/a/public/a.js"))).toBe(false);
  },
);
