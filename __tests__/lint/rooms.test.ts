import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { installed } from "../../src/commands/lib/processes";
import { temporaryFolder } from "../setup/temporary-folder";

const CONFIG = resolve("__tests__/setup/dependency-cruiser.config.mjs");

test("the check of imports fails where it would find no file to check", () => {
  const { folder, remove } = temporaryFolder();
  mkdirSync(join(folder, "src"));
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve(installed("depcruise", "dependency-cruiser")), "src", "--config", CONFIG],
    { cwd: folder, encoding: "utf8" },
  );
  remove();
  expect(status).not.toBe(0);
  expect(stderr).toContain("src lacks the rooms base, typed-content, model");
});
