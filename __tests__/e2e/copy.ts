import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { installed } from "../../src/commands/lib/processes";

/** Small pictures are quick to build, where a test is not about pictures. */
export const shrinkPictures = async (folder: string) => {
  const media = join(folder, "content/media");
  for (const name of readdirSync(media)) {
    const small = await sharp(join(media, name)).resize(420).toBuffer();
    writeFileSync(join(media, name), small);
  }
};

/** Builds a copy of the repository; returns how to read its pages. */
export const buildCopy = (folder: string) => {
  const build = spawnSync(process.execPath, [installed("gatsby"), "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  return (path: string) =>
    readFileSync(join(folder, "public", path, "index.html"), "utf8").replaceAll("\u00a0", " ");
};
