import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ask, askStore, raiseOnePrice, startHome, waitUntil, type TestHome } from "./test-home";

const HOUSE = "content/house.json";

/** Returns a build that a test ends itself, with or without a problem. */
const controlledBuild = () => {
  const ends: ((problem?: string) => void)[] = [];
  let builds = 0;
  return {
    builds: () => builds,
    build: (built: (file: string, text: string) => void) => {
      builds += 1;
      built("index.html", `build ${builds}`);
      return new Promise<string | undefined>((end) => void ends.push(end));
    },
    /** Waits for a running build and ends the oldest one. */
    end: async (problem?: string) => {
      await waitUntil(() => ends.length > 0);
      ends.shift()?.(problem);
    },
  };
};

let home: TestHome;
let controlled: ReturnType<typeof controlledBuild>;
beforeEach(async () => {
  controlled = controlledBuild();
  home = await startHome(controlled.build);
});
afterEach(() => home.close());

const publication = async () =>
  JSON.parse((await askStore(home, { action: "publication" })).text) as unknown;

const page = (path = "/") => ask(home, { path });

/** Ends the running build, and waits until so many builds and checks have ended. */
const endBuild = async (outcomes: number, problem?: string) => {
  await controlled.end(problem);
  await home.waitForOutcomes(outcomes);
};

const waitForBuilds = (count: number) => waitUntil(() => controlled.builds() >= count);

test("before the first build pages say what they wait for; a save is built and served, and until then what was", async () => {
  expect((await page("/admin/")).text).toBe("the desk");
  const waiting = await page("/en/");
  expect([waiting.status, waiting.headers["retry-after"]]).toEqual([503, "3"]);
  expect(waiting.text).toContain("se está construyendo");
  await endBuild(1);
  expect(await publication()).toEqual({ status: "public" });
  const { revision } = JSON.parse((await askStore(home, { action: "load" })).text) as {
    revision: string;
  };
  const text = readFileSync(join(home.folder, HOUSE), "utf8").replace(/"price": \d+/, '"price": 9');
  const changes = { "house.json": { text } };
  expect((await askStore(home, { action: "commit", revision, changes })).status).toBe(200);
  expect(await publication()).toEqual({ status: "building" });
  await waitForBuilds(2);
  expect((await page()).text).toBe("build 1");
  await endBuild(2);
  expect((await page()).text).toBe("build 2");
  expect(await publication()).toEqual({ status: "public" });
});

test("of changes during a build the newest is built, once", async () => {
  await waitForBuilds(1);
  for (let count = 0; count < 3; count += 1) {
    raiseOnePrice(home.folder);
    expect(await publication()).toEqual({ status: "building" });
  }
  expect(controlled.builds()).toBe(1);
  await controlled.end();
  await waitForBuilds(2);
  // A build that began before the last change may contain half of it: it is served, not reported.
  expect(home.outcomes).toEqual([]);
  expect(await publication()).toEqual({ status: "building" });
  await endBuild(1);
  expect(controlled.builds()).toBe(2);
  expect(await publication()).toMatchObject({ status: "public" });
});

test("a failed build and mistakes in the content are told, the site stays, and what is mended is built", async () => {
  await endBuild(1);
  raiseOnePrice(home.folder);
  await publication();
  await endBuild(2, "No sail.");
  expect(await publication()).toMatchObject({ status: "failed", detail: "No sail." });
  const file = join(home.folder, HOUSE);
  const valid = readFileSync(file, "utf8");
  writeFileSync(file, valid.slice(0, -5));
  await publication();
  await home.waitForOutcomes(3);
  const failed = { status: "failed", detail: expect.stringMatching(/^house\.json: .+/) };
  expect(await publication()).toMatchObject({ ...failed, isContent: true });
  expect([(await page()).text, controlled.builds()]).toEqual(["build 1", 2]);
  writeFileSync(file, valid);
  raiseOnePrice(home.folder);
  expect(await publication()).toEqual({ status: "building" });
  await endBuild(4);
  expect((await page()).text).toBe("build 3");
  expect(await publication()).toEqual({ status: "public" });
});

test("what is changed by hand is noticed, once it rests", async () => {
  await endBuild(1);
  for (let count = 0; count < 8; count += 1) {
    raiseOnePrice(home.folder);
    await wait(100);
  }
  expect(controlled.builds()).toBe(1);
  await waitForBuilds(2);
});

test("with mistakes from the start the desk is there, and pages say so", async () => {
  const broken = await startHome(undefined, (content) =>
    writeFileSync(join(content, "house.json"), "{"),
  );
  await broken.waitForOutcomes(1);
  expect((await ask(broken, { path: "/admin/" })).text).toBe("the desk");
  const { status, text } = await ask(broken, { path: "/en/" });
  expect([status, text]).toEqual([503, expect.stringContaining("tiene faltas")]);
  await broken.close();
});

/** Long enough to be sent in chunks. */
const pageOf = (build: string) => `${build};`.repeat(20_000);

test("while the site is exchanged, every answer is of one whole build, and none is missing", async () => {
  let build = 0;
  const site = await startHome(async (built) => {
    build += 1;
    // Builds write files in place and in chunks.
    built("index.html", pageOf(String(build)).slice(0, 30_000));
    await wait(20);
    built("index.html", pageOf(String(build)));
    return undefined;
  });
  await site.waitForOutcomes(1);
  let isOver = false;
  const visit = async () => {
    let newest = 0;
    while (!isOver) {
      const { status, text } = await ask(site);
      const [served = ""] = text.split(";", 1);
      expect([status, text === pageOf(served)]).toEqual([200, true]);
      // No visitor gets an older build after a newer one.
      expect(Number(served)).toBeGreaterThanOrEqual(newest);
      newest = Number(served);
    }
    return newest;
  };
  const visitors = [visit(), visit(), visit()];
  for (let count = 2; count <= 6; count += 1) {
    raiseOnePrice(site.folder);
    await askStore(site, { action: "publication" });
    await Promise.race([site.waitForOutcomes(count), ...visitors]);
  }
  isOver = true;
  expect(Math.max(...(await Promise.all(visitors)))).toBeGreaterThan(3);
  expect(readdirSync(join(site.folder, ".site")).sort()).toEqual(["5", "6", "desk"]);
  await site.close();
}, 30_000);
