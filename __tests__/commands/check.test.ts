import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_DATE } from "../../src/commands/lib/test-sites";
import { contentOf, expectedLines } from "../model/check/fixtures";
import { gitIn } from "../setup/git";
import { loadCommand, spawnCommand } from "./call-command";

/** The command checks the content for the day of a build: that of the tests' content has dates. */
process.env.BUILD_DATE = TEST_DATE;

const command = loadCommand("check");

type Output = { status: number | null; stdout: string; stderr: string };

const parseOutput = ({ status, stdout, stderr }: Output) => {
  const advice = stdout.split("\n").filter(Boolean);
  return { status, lines: stderr.split("\n").filter(Boolean), advice, last: advice.pop() };
};

const run = async (folder: string, ...flags: string[]) =>
  parseOutput(await (await command)(flags, folder));

test.each([
  ["with errors fails", "several-errors-at-once", 1, /^\d+ errores\.$/],
  ["without a finding passes", undefined, 0, /^El contenido está bien\.$/],
  ["with advice passes", "text-not-translated", 0, /^El contenido está bien\. 2 consejos\.$/],
])("the command for content %s", async (_, name, status, last) => {
  const lines = name ? expectedLines(name) : [];
  const { folder, remove } = await contentOf(name);
  expect(await run(folder).finally(remove)).toEqual({
    status,
    lines: status === 0 ? [] : lines,
    advice: status === 0 ? lines : [],
    last: expect.stringMatching(last) as string,
  });
});

test("what an interrupted save has left is named", async () => {
  const { folder, remove } = await contentOf();
  writeFileSync(join(folder, "content/.saving-prices.json"), "{");
  const { status, lines } = await run(folder);
  remove();
  expect([status, lines]).toEqual([0, [expect.stringContaining("content/.saving-prices.json")]]);
});

test("a process of its own says the same, with --english in English; what it does not know checks nothing", async () => {
  const { folder, remove } = await contentOf("invalid-json");
  const { status, lines, last } = parseOutput(spawnCommand("check", ["--english"], folder));
  expect([status, lines, last]).toEqual([
    1,
    [expect.stringMatching(/^prices\.json: this cannot be read; the mistake is in line 3/)],
    "1 error.",
  ]);
  const unknown = await run(folder, "--ingles");
  remove();
  expect([unknown.status, unknown.last]).toEqual([2, undefined]);
  expect(unknown.lines[0]).toMatch(
    /^No se entiende «--ingles»\. Podéis añadir --english, .*--since <commit>/,
  );
});

test("a file with a error gets no advice before it is right; the others do", async () => {
  const { folder, root, remove } = await contentOf("text-not-translated");
  const text = readFileSync(join(root, "company.json"), "utf8");
  const changed = text.replace('"phone": "+34', '"phone": "').replace("brisa.test", "example.com");
  writeFileSync(join(root, "company.json"), changed);
  const { status, lines, advice, last } = await run(folder, "--english");
  remove();
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^company\.json › phone: /)]);
  expect(advice.map((line) => line.split(" › ")[0])).toEqual(Array(2).fill("pages/closing.json"));
  expect(last).toBe("1 error and 2 suggestions.");
});

test("a price is compared with the one of the last commit, or of another", async () => {
  const { folder, root, remove } = await contentOf();
  const git = gitIn(folder);
  git("init", "--quiet");
  const file = join(root, "prices.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("240", "24"));
  // Before the first commit there are no earlier prices.
  const before = await run(folder);
  git("add", "content");
  git("commit", "--quiet", "--message", "prices");
  writeFileSync(file, readFileSync(file, "utf8").replace("24", "240"));
  const after = await run(folder);
  git("commit", "--quiet", "--all", "--message", "dearer");
  const committed = await run(folder);
  const since = await run(folder, "--since", "HEAD^");
  remove();
  expect(committed.advice).toEqual([]);
  expect(since).toEqual(after);
  expect(before).toMatchObject({ status: 0, advice: [] });
  expect(after).toMatchObject({
    status: 0,
    advice: [expect.stringMatching(/^prices\.json › .* el precio pasa de 24 a 240\./)],
  });
});
