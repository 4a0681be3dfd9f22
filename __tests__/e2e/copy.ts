import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { installed } from "../../src/commands/lib/processes";

/**
 * Builds a copy of the repository as Netlify does, where Gatsby would install an adapter; returns how
 * to read its pages.
 */
export const buildCopy = (folder: string) => {
  const build = spawnSync(process.execPath, [installed("gatsby"), "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NETLIFY: "true" },
  });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  return (path: string) =>
    readFileSync(join(folder, "public", path, "index.html"), "utf8").replaceAll("\u00a0", " ");
};
