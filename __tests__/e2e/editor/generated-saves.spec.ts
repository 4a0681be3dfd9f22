import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { installed } from "../../../src/commands/lib/processes";
import { BUILD_FOLDER, prepareBuild, TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { isPicture } from "../../../src/content-files/content";
import { filesIn } from "../../../src/content-files/read";
import { contentForms, web } from "../../editor/content-forms";
import { changes } from "../../editor/generated/changes";
import { openOffice } from "../../editor/generated/office";
import { startScreen } from "../../editor/generated/screen";
import { buildCopy } from "../copy";

const SEQUENCES = 5;
const COUNT = 200;

/** Runs the tests that hold for any content on the pages of a build. */
const testPages = (folder: string) => {
  const args = [installed("jest"), "--ci", "--selectProjects", "live"];
  const env = { ...process.env, SITE_ROOT: join(folder, "public") };
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  expect(status, stderr).toBe(0);
};

const texts = Object.fromEntries(
  contentForms.map(({ file, text }) => [file.replace("content/", ""), text]),
);
const pictures = filesIn(TEST_CONTENT).filter(isPicture);
const sequences = fc.sample(changes(COUNT), { numRuns: SEQUENCES, seed: 1 });

// That each change is saved in order, or refused, is proved without a build.
for (const [index, sequence] of sequences.entries()) {
  const title = `after ${COUNT} generated changes every page renders, no. ${index + 1}`;
  test(title, { tag: "@slow" }, async () => {
    test.setTimeout(900_000);
    startScreen();
    const office = openOffice(web, texts, pictures);
    for (const change of sequence) await office.apply(change);
    const content = mkdtempSync(join(tmpdir(), "saves-"));
    office.writeTo(content, join(TEST_CONTENT, "media/hero.jpg"));
    prepareBuild({ content });
    rmSync(content, { recursive: true });
    buildCopy(BUILD_FOLDER);
    testPages(BUILD_FOLDER);
  });
}
