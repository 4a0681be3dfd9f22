import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openCopies } from "../../../src/desk/server/copies";
import { withTemporaryFolder } from "../../setup/temporary-folder";
import { ask, askStore, raiseOnePrice, serveSlowly, startHome } from "./test-home";

const REPLACEMENTS = 20;

/** Returns the page of a build, long enough to be sent in chunks. */
const pageOf = (build: string) => `${build};`.repeat(20_000);

test("while the site is replaced, every answer is of one whole build, and none is missing", async () => {
  let build = 0;
  const home = await startHome(async (built) => {
    build += 1;
    // Builds write files in place and in chunks.
    for (const page of ["index.html", "a.html"]) {
      built(page, pageOf(String(build)).slice(0, 30_000));
      await wait(20);
      built(page, pageOf(String(build)));
    }
    return undefined;
  });
  await home.waitForOutcomes(1);

  let isOver = false;
  const seen: number[] = [];
  const visit = async (path: string) => {
    let newest = 0;
    while (!isOver) {
      const { status, text } = await ask(home, { path });
      const [served = ""] = text.split(";", 1);
      expect([status, text === pageOf(served)]).toEqual([200, true]);
      // No visitor gets an older build after a newer one.
      expect(Number(served)).toBeGreaterThanOrEqual(newest);
      newest = Number(served);
      seen.push(newest);
    }
  };
  const visitors = ["/", "/", "/a.html", "/a.html"].map(visit);
  for (let count = 1; count <= REPLACEMENTS; count += 1) {
    raiseOnePrice(home.folder);
    await askStore(home, { action: "publication" });
    await Promise.race([home.waitForOutcomes(count + 1), ...visitors]);
  }
  isOver = true;
  await Promise.all(visitors);

  expect(home.outcomes.every(({ status }) => status === "public")).toBe(true);
  expect(new Set(seen).size).toBeGreaterThan(REPLACEMENTS / 2);
  await wait(200);
  const kept = readdirSync(join(home.folder, ".site")).sort();
  expect(kept).toEqual([String(REPLACEMENTS + 1), "desk"]);
  await home.close();
}, 30_000);

describe("copies", () => {
  const folder = withTemporaryFolder();
  const open = (serve: typeof serveSlowly) => openCopies(join(folder(), ".site"), serve);
  const builtFolder = () => {
    const built = mkdtempSync(join(folder(), "public-"));
    writeFileSync(join(built, "index.html"), "built");
    return built;
  };

  test("where a new one cannot be served, the last one stays", async () => {
    let count = 0;
    const copies = open((settings) => {
      count += 1;
      return count === 2 ? Promise.reject(new Error("No port.")) : serveSlowly(settings);
    });
    expect(copies.use(() => Promise.resolve())).toBeUndefined();
    await copies.replace(builtFolder());
    const first = await copies.use((copy) => Promise.resolve(copy));
    await expect(copies.replace(builtFolder())).rejects.toThrow("No port.");
    await expect(copies.replace(join(folder(), "missing"))).rejects.toThrow("ENOENT");
    expect(await copies.use((copy) => Promise.resolve(copy))).toBe(first);
    expect(readdirSync(join(folder(), ".site"))).toEqual(["1"]);
    await copies.close();
  });

  test("the end of the newest one's server is told, that of an older one's is not", async () => {
    const ends: ((error: Error) => void)[] = [];
    const copies = open(async (settings) => ({
      ...(await serveSlowly(settings)),
      failed: new Promise<never>((_, reject) => void ends.push(reject)),
    }));
    let failure: unknown;
    copies.failed.catch((error: unknown) => (failure = error));
    await copies.replace(builtFolder());
    await copies.replace(builtFolder());
    ends[0]?.(new Error("older"));
    await wait(5);
    expect(failure).toBeUndefined();
    ends[1]?.(new Error("newest"));
    await wait(5);
    expect(failure).toEqual(new Error("newest"));
    await copies.close();
  });
});
