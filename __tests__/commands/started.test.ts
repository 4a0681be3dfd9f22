import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../packages/desk/server/free-port";
import { spawnGroup, stop } from "../../src/commands/lib/processes";
import { updateCopy } from "../../src/commands/lib/repository-copy";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { temporaryFolder } from "../setup/temporary-folder";

// In milliseconds: webpack bundles from nothing, on a machine that does something else besides.
jest.setTimeout(300_000);

/** Gatsby reads names of folders as patterns (`src/build/cli.cjs`). */
const { folder: parent, remove } = temporaryFolder();
const folder = join(parent, ".ñandú & Söhne, S.L. ~=+^$; (1)");
updateCopy(folder, TEST_CONTENT);
afterAll(remove);

const component = join(folder, "src/site/sections/not-found.tsx");
const company = join(folder, "content/company.json");

type Until = (holds: (said: string) => boolean | Promise<boolean>) => Promise<void>;

/** Starts a command of npm in the copy, and stops it after the work, which can wait for what it says and does. */
const during = async (command: string, work: (until: Until, site: string) => Promise<void>) => {
  const port = await freePort();
  const child = spawnGroup("npm", ["run", command, "--", "--port", String(port)], {
    cwd: folder,
    piped: true,
    // Jest's would be Gatsby's.
    env: { GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "development" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => (said += String(chunk)));
  const until: Until = async (holds) => {
    while (!(await holds(said))) {
      if (child.exitCode !== null) throw new Error(said);
      await wait(200);
    }
  };
  try {
    await work(until, `http://localhost:${port}`);
  } finally {
    await stop(child);
  }
};

const shows = (url: string, text: string) => async () =>
  (await (await fetch(url)).text()).includes(text);

test("npm run develop shows a component and a text of the content once they are changed", async () => {
  // Of one page, and that of the services, which its content asks for: all would take twice as long.
  const pages = join(folder, "src/pages");
  for (const page of readdirSync(pages))
    if (!/404|^template-/.test(page)) rmSync(join(pages, page));
  await during("develop", async (until, site) => {
    await until((said) => said.includes("You can now view"));
    appendFileSync(component, '\nconsole.debug("Changed component");\n');
    await until(shows(`${site}/component---src-pages-404-tsx.js`, "Changed component"));
    writeFileSync(company, readFileSync(company, "utf8").replaceAll("Vela Clara", "Vela Oscura"));
    await until(shows(`${site}/page-data/404/page-data.json`, "Vela Oscura"));
  });
});

test("npm start has the desk at once, and says that it does not build code that changes", async () => {
  // With an error in the content it builds nothing.
  writeFileSync(company, "{");
  await during("start", async (until, site) => {
    await until((said) => said.includes(`Corregidlo en el escritorio: ${site}/admin/`));
    await until(shows(`${site}/admin/`, "</html>"));
    appendFileSync(component, "\n");
    await until((said) => said.includes("El código ha cambiado"));
  });
});
