import { spawn, execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { readAtRest } from "../../../src/desk/server/at-rest";
import { temporaryFolder } from "../../setup/temporary-folder";
import { numberIn, tornIn } from "./numbered-saves";

/*
 * Programs that save are killed at random moments: a few in each run, or more of them by hand:
 *
 *     FUZZ_RUNS=100 npx jest killed-saves --selectProjects unit
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3);
jest.setTimeout(60_000 + RUNS * 5_000);

/** Waits until a save moves its files, which takes it a thousandth of a second. */
const waitForJournal = () => {
  const end = performance.now() + 1_000;
  while (!existsSync(join(repository, ".desk/commit/journal.json")) && performance.now() < end);
};

/** What a run pulls; nothing in some. */
const PULLED = [undefined, "house.json", "rooms/street.json"];

/** Milliseconds in which a program is killed: some saves. */
const LONGEST = 200;

const { folder, remove } = temporaryFolder();
const program = join(folder, "saving.js");
const repository = join(folder, "house");

beforeAll(() => {
  // Bundled, since it starts for each run.
  execFileSync(require.resolve("esbuild/bin/esbuild"), [
    join(__dirname, "saving-process.ts"),
    ...[
      "--bundle",
      "--platform=node",
      "--main-fields=module,main",
      "--external:sharp",
      `--outfile=${program}`,
    ],
    "--log-level=error",
  ]);
  cpSync(join(__dirname, "../../guest-house/content"), join(repository, "content"), {
    recursive: true,
  });
});
afterAll(remove);

/** Starts a program that saves. */
const start = async () => {
  const child = spawn(process.execPath, [program, repository], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_PATH: join(process.cwd(), "node_modules") },
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const closed = once(output, "close");
  let isClosed = false;
  void closed.then(() => (isClosed = true));
  while (lines.length === 0 && !isClosed) await Promise.race([once(output, "line"), closed]);
  return {
    /** Kills it. @returns the numbers of the saves that it was told were made */
    kill: async () => {
      child.kill("SIGKILL");
      await closed;
      expect(lines.filter((line) => line.startsWith("failed"))).toEqual([]);
      return lines.slice(1).map(Number);
    },
  };
};

const settle = () => readAtRest(repository, () => numberIn(repository));

test("killed at any moment, a save is there as a whole or not at all, and what was pulled meanwhile stays", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  let last = numberIn(repository);
  const pulled = new Map<string, string>();
  for (let run = 0; run < RUNS; run += 1) {
    const program = await start();
    await wait(Math.random() * LONGEST);
    if (run % 2 === 1) waitForJournal();
    const made = Math.max(last, ...(await program.kill()));
    const file = PULLED[run % PULLED.length];
    if (file) writeFileSync(join(repository, "content", file), `{"pulled":${run}}`);
    const before = last;
    last = await settle();
    // The last one may be made without having been told so.
    expect([made, made + 1]).toContain(last);
    if (last > before) pulled.clear();
    if (file) pulled.set(file, `{"pulled":${run}}`);
    expect(tornIn(repository, pulled)).toEqual([]);
  }
  warn.mockRestore();
});

test("of programs that save at once, each save that one is told of is made once, and whole", async () => {
  const before = await settle();
  const running = await Promise.all(Array.from({ length: RUNS > 3 ? 3 : 2 }, start));
  await wait(RUNS > 3 ? 5_000 : 300);
  const [first, ...others] = running;
  const told = [await first?.kill()];
  // Those that are left go on.
  const during = numberIn(repository);
  const deadline = performance.now() + 20_000;
  while (numberIn(repository) < during + 2 && performance.now() < deadline) await wait(20);
  for (const other of others) told.push(await other.kill());
  const last = await settle();
  expect(tornIn(repository, new Map())).toEqual([]);
  const numbers = told.flat().toSorted((a, b) => Number(a) - Number(b));
  expect(new Set(numbers).size).toBe(numbers.length);
  // Each that is killed may have made one without having been told so.
  expect(last - before - numbers.length).toBeLessThanOrEqual(running.length);
  expect(numbers.length).toBeGreaterThan(0);
});
