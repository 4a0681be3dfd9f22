import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Config = { testPathIgnorePatterns: string[]; modulePathIgnorePatterns: string[] };

test.each(["brisa-de-palma-main (1)", "[web]", "a+b", "a.b"])(
  "in a folder named %s unit tests are no site tests, and built files no modules",
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), "jest-"));
    const root = join(folder, name);
    mkdirSync(join(root, "__tests__/setup"), { recursive: true });
    writeFileSync(join(root, "package.json"), "{}");
    const config = join(root, "__tests__/setup/jest-unit.config.js");
    cpSync("__tests__/setup/jest-unit.config.js", config);
    const { testPathIgnorePatterns, modulePathIgnorePatterns } = createRequire(__filename)(
      config,
    ) as Config;
    rmSync(folder, { recursive: true });
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
