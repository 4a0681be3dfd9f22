import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { checkerOf } from "../../src/commands/lib/fuzz/check-mutated";
import { markupEverywhere } from "../../src/commands/lib/fuzz/markup";
import { quoted, undo, write, type Mutation } from "../../src/commands/lib/fuzz/mutation";
import { mutations } from "../../src/commands/lib/fuzz/mutations";
import { readOriginal } from "../../src/commands/lib/fuzz/original";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";

// Reading pictures takes its time on a busy machine.
jest.setTimeout(60_000);

const ORIGINAL = resolve(TEST_CONTENT);
const root = mkdtempSync(join(tmpdir(), "fuzz-"));
cpSync(ORIGINAL, root, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const checker = checkerOf(ORIGINAL);

const outcomeOf = async (mutation: Mutation) => {
  await mutation.apply(root);
  const check = await checker;
  return check(root, mutation.files).finally(() => undo(mutation, root, ORIGINAL));
};

test("what is not mutated passes", async () => {
  const nothing = { kind: "", title: "", files: [], apply: () => undefined };
  expect(await outcomeOf(nothing)).toEqual({ outcome: "passed", isSame: true });
});

test("markup is welcome in every text", async () => {
  const mutation = markupEverywhere(readOriginal(ORIGINAL));
  expect(await outcomeOf(mutation)).toEqual({ outcome: "passed", isSame: false });
});

/** Small ones: 100 MB are for `npm run fuzz`. */
const some = mutations(readOriginal(ORIGINAL)).filter(({ kind }) => kind !== "file of 100 MB");

test("the check passes a mutation, or refuses it and names the file", async () => {
  const outcomes = new Set<string>();
  for (const mutation of fc.sample(some, { numRuns: 40, seed: 1 })) {
    const { outcome, ...rest } = await outcomeOf(mutation);
    outcomes.add(outcome);
    expect({ ...rest, title: mutation.title }).not.toHaveProperty("reason");
  }
  expect([...outcomes].sort()).toEqual(["passed", "refused"]);
});

const text = (file: string, content: string): Mutation => ({
  kind: "once wrong",
  title: `${file}: ${quoted(content)}`,
  files: [file],
  apply: (folder) => write(folder, file, content),
});

const link = (file: string, target: string): Mutation => ({
  kind: "once wrong",
  title: `${file}: a link to ${target}`,
  files: [file],
  apply: (folder) => {
    rmSync(join(folder, file), { force: true });
    symlinkSync(target, join(folder, file));
  },
});

const LONG = 300_000;
const filled = (part: string) => part.repeat(LONG / part.length);
const legal = (source: string) => text("legal/cookies.yaml", source);
const valid = readFileSync(join(ORIGINAL, "legal/cookies.yaml"), "utf8");

const FIRST_TEXT = /(?<=^ +es: ).*/m;

/** What the check once let through, died of, or took minutes for. */
const onceWrong: Mutation[] = [
  text("locales/es/layout.json", '{"skip": {"toString": null}}'),
  text("company.json", '{"name": [{"toString": null}]}'),
  text("terms.json", `{"guests": ${JSON.stringify(`{{${filled(" ")}`)}}`),
  text("company.json", JSON.stringify({ name: filled("[PENDIENTE") })),
  text(
    "gallery/1.json",
    JSON.stringify({ picture: { file: "", description: { es: filled("a") } } }),
  ),
  legal(Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`).join("\n")),
  legal(`x: ${filled('"" ')}`),
  legal(`${valid}# \uFFFF`),
  legal(valid.replace(FIRST_TEXT, "0b101")),
  legal(valid.replace(FIRST_TEXT, "+0x1F")),
];

const onceWrongFiles: Mutation[] = [
  link("company.json", join(ORIGINAL, "company.json")),
  link("trips/other.json", join(ORIGINAL, "company.json")),
  link("media/hero.jpg", "/dev/zero"),
  link("media/more", ORIGINAL),
  link("trips/loop", ".."),
  text("trips/a\\b.json", "{}"),
  {
    ...text("trips", ""),
    title: "a name in Latin 1",
    apply: (folder) =>
      writeFileSync(
        Buffer.concat([Buffer.from(`${folder}/trips/`), Buffer.from("é.json", "latin1")]),
        "{}",
      ),
  },
];

/** Microseconds of the processor's time, which other programs do not lengthen. */
const LIMIT = 5_000_000;

test.each([...onceWrong, ...(process.platform === "linux" ? onceWrongFiles : [])])(
  "refused at once: $title",
  async (mutation) => {
    const start = process.cpuUsage().user;
    expect(await outcomeOf(mutation)).toEqual({ outcome: "refused" });
    expect(process.cpuUsage().user - start).toBeLessThan(LIMIT);
  },
);
