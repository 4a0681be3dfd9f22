import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { waitForUrl } from "../../src/commands/lib/wait-for-url";
import { spawnGroup } from "../../src/commands/lib/processes";

// Processes start slowly on a busy machine.
jest.setTimeout(90_000);

const SITE = "http://127.0.0.1:8790/";

/** Creates a repository with a site of one page, and a browser that never reports that it is ready. */
const createRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), "screens-"));
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/index.html"), "home");
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  const browser = join(folder, "browser");
  writeFileSync(browser, "#!/usr/bin/env node\nsetTimeout(() => undefined, 90_000);");
  chmodSync(browser, 0o755);
  return { folder, browser, remove: () => rmSync(folder, { recursive: true }) };
};

// On Windows no process can send Ctrl-C to another.
const posixTest = process.platform === "win32" ? test.skip : test;

posixTest("Ctrl-C leaves no server behind", async () => {
  const { folder, browser, remove } = createRepository();
  const screens = spawnGroup(resolve("src/commands/screens.ts"), [], {
    cwd: folder,
    env: { CHROMIUM: browser },
    piped: true,
  });
  const closed = once(screens, "close");
  await waitForUrl(SITE, 60_000);
  screens.kill("SIGINT");
  await closed;
  await expect(fetch(SITE)).rejects.toThrow();
  remove();
});
