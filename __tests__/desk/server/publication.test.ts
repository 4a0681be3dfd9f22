import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { write } from "../../setup/temporary-folder";
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

test("before the first build the desk is there, and pages say what they wait for", async () => {
  expect((await page("/admin/")).text).toBe("the desk");
  expect(await publication()).toEqual({ status: "building" });
  for (const path of ["/", "/en/", "/admin/pages.json", "/app.js"]) {
    const { status, headers, text } = await page(path);
    expect([status, headers["retry-after"]]).toEqual([503, "3"]);
    expect(text).toContain('http-equiv="refresh"');
    expect(text).toContain("se está construyendo");
  }
  await endBuild(1);
  expect((await page()).text).toBe("build 1");
});

test("a commit is built and served; until then what was served before is", async () => {
  await endBuild(1);
  // Nobody has saved it just now.
  expect(await publication()).toEqual({ status: "public" });
  const loaded = await askStore(home, { action: "load" });
  const { revision } = JSON.parse(loaded.text) as { revision: string };
  const text = readFileSync(join(home.folder, HOUSE), "utf8").replace(
    /"price": \d+/,
    '"price": 999',
  );
  const changes = { "house.json": { text } };
  const commit = { action: "commit", mark: crypto.randomUUID(), revision, changes };
  expect((await askStore(home, commit)).status).toBe(200);
  await waitForBuilds(2);
  expect(await publication()).toEqual({ status: "building" });
  expect((await page()).text).toBe("build 1");
  const before = new Date().toISOString();
  await endBuild(2);
  expect((await page()).text).toBe("build 2");
  const done = (await publication()) as { status: string; since: string };
  expect(done.status).toBe("public");
  expect(done.since >= before && done.since <= new Date().toISOString()).toBe(true);
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

test("what a build says that has read two revisions is not told: the newest is built", async () => {
  await endBuild(1);
  raiseOnePrice(home.folder);
  await publication();
  await waitForBuilds(2);
  raiseOnePrice(home.folder);
  await controlled.end("Cannot read properties of null");
  await waitForBuilds(3);
  expect(home.outcomes).toHaveLength(1);
  expect(await publication()).toEqual({ status: "building" });
  await endBuild(2);
  expect(await publication()).toMatchObject({ status: "public" });
});

test("what a failed build has said last is told; the site stays, and the next change is built", async () => {
  await endBuild(1);
  raiseOnePrice(home.folder);
  await publication();
  await endBuild(2, "No sail.");
  const failed = (await publication()) as { status: string; at: string };
  expect(failed).toMatchObject({ status: "failed", detail: "No sail." });
  expect((await page()).text).toBe("build 1");
  raiseOnePrice(home.folder);
  expect(await publication()).toEqual({ status: "building" });
  // It fails in the same way, and is told as another failure.
  await endBuild(3, "No sail.");
  const again = (await publication()) as typeof failed;
  expect(again).toEqual({ ...failed, at: again.at });
  expect(again.at > failed.at).toBe(true);
  raiseOnePrice(home.folder);
  expect(await publication()).toEqual({ status: "building" });
  await endBuild(4);
  expect(await publication()).toMatchObject({ status: "public" });
});

test("mistakes in the content are told in words, nothing is built, and what is mended is", async () => {
  await endBuild(1);
  const file = join(home.folder, HOUSE);
  const valid = readFileSync(file, "utf8");
  writeFileSync(file, valid.slice(0, -5));
  await publication();
  await home.waitForOutcomes(2);
  const failed = { status: "failed", detail: expect.stringMatching(/^house\.json: .+/) };
  expect(await publication()).toMatchObject(failed);
  expect(home.outcomes[1]).toMatchObject({ isContent: true });
  expect((await page()).text).toBe("build 1");
  // The content is that of the first build, which is served already.
  writeFileSync(file, valid);
  await publication();
  await home.waitForOutcomes(3);
  expect(await publication()).toEqual(home.outcomes[0]);
  expect(controlled.builds()).toBe(1);
});

test("a build that throws has failed", async () => {
  const broken = await startHome(() => Promise.reject(new Error("Port 8010 is in use.")));
  await broken.waitForOutcomes(1);
  expect(broken.outcomes).toMatchObject([
    { status: "failed", isContent: false, detail: "Port 8010 is in use." },
  ]);
  await broken.close();
});

test.each<[how: string, change: (content: string) => void]>([
  ["changed", () => raiseOnePrice(home.folder)],
  ["taken away", (content) => rmSync(join(content, "photographs"), { recursive: true })],
  ["put into a new folder", (content) => write(join(content, "media/new/album/a.txt"), "x")],
  [
    "replaced",
    (content) => {
      write(join(content, "new.part"), readFileSync(join(content, "house.json"), "utf8") + "\n");
      renameSync(join(content, "new.part"), join(content, "house.json"));
    },
  ],
])("what is %s by hand is noticed", async (_, change) => {
  await endBuild(1);
  change(join(home.folder, "content"));
  await waitUntil(() => controlled.builds() > 1 || home.outcomes.length > 1);
});

test("what is still being written is left until it rests", async () => {
  await endBuild(1);
  for (let count = 0; count < 12; count += 1) {
    raiseOnePrice(home.folder);
    await wait(100);
  }
  expect(controlled.builds()).toBe(1);
  await waitForBuilds(2);
});

test("with mistakes from the start the desk is there, pages say so, and what is mended is built", async () => {
  let valid = "";
  const broken = await startHome(undefined, (content) => {
    valid = readFileSync(join(content, "house.json"), "utf8");
    writeFileSync(join(content, "house.json"), "{");
  });
  await broken.waitForOutcomes(1);
  expect(broken.outcomes).toMatchObject([{ isContent: true }]);
  expect((await ask(broken, { path: "/admin/" })).text).toBe("the desk");
  const { status, text } = await ask(broken, { path: "/en/" });
  expect(status).toBe(503);
  expect(text).toContain("tiene faltas");
  expect(text).toContain('href="/admin/"');
  writeFileSync(join(broken.folder, HOUSE), valid);
  await broken.waitForOutcomes(2);
  expect((await ask(broken)).text).toBe("the site");
  await broken.close();
});
