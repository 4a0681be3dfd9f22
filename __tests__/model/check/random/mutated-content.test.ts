/**
 * Checks the tests' content with one file mutated: the same few dozen in each run, or `FUZZ_RUNS` of them by the seed
 * `FUZZ_SEED`:
 *
 *     FUZZ_RUNS=20000 FUZZ_SEED=27 npx jest mutated-content --selectProjects unit
 */
import fc from "fast-check";
import { withValue } from "../../../../packages/desk/core/paths";
import { modelMessages } from "../../../../src/model/messages";
import { contentErrors } from "../../../../packages/typed-content/check";
import { findingLine } from "../../../../packages/typed-content/check/messages";
import { sourceOf } from "../source-of";
import { anyMutation } from "./mutation";
import { contentWith, original, pictures, places, texts, type Place } from "./original";
import { verdictOn } from "./verdict";

const numRuns = Number(process.env.FUZZ_RUNS ?? 24);
const seed = Number(process.env.FUZZ_SEED ?? 1);

// Reading pictures is slow on a busy machine.
jest.setTimeout(60_000 + numRuns * 1000);

/** In microseconds of CPU time, which other programs do not affect. */
const LIMIT = 5_000_000;

const verdictInTime = async (mutation: { file: string; text: string }) => {
  await pictures;
  const start = process.cpuUsage().user;
  const verdict = await verdictOn(mutation);
  expect(process.cpuUsage().user - start).toBeLessThan(LIMIT);
  return verdict;
};

test("the check passes a mutation, or refuses it and names the file", async () => {
  const verdicts = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyMutation, async (mutation) => {
      verdicts.add(await verdictInTime(mutation));
    }),
    { numRuns, seed },
  );
  expect([...verdicts].sort()).toEqual(["passed", "refused"]);
});

/** Closes every element that may contain a text, and opens one that no page has. */
const MARKUP = `</script></title></style></textarea></template>"'><x-markup onclick="1">&lt;{0}`;

/** Markup in place of a free text, an interface text (which keeps its variables) or a URL. */
const withMarkup = ({ value, node }: Place) => {
  if (!node) return `${MARKUP} ${String(value)}`;
  if (node.kind === "url") return `https://www.example.com/"'><x-markup>`;
  return (node.kind ?? "text") === "text" && !node.enum ? MARKUP : value;
};

test("what is not mutated passes, with line ends of Windows too, and markup is welcome in every text", async () => {
  const marked = [...original.entries, ...original.locales].map(({ file, data }) => {
    const own = places.filter((place) => place.file.file === file);
    const changed = own
      .filter(({ value }) => typeof value === "string")
      .reduce((all, place) => withValue(all, place.path, withMarkup(place)), data);
    return [file, sourceOf(file, changed)];
  });
  const windows = texts.map(({ file, text }) => [file, text.replaceAll("\n", "\r\n")]);
  for (const changed of [[], windows, marked])
    expect(contentErrors(contentWith(Object.fromEntries(changed)), await pictures)).toEqual([]);
});

test("a line of the report is one line, even with strange names", async () => {
  const content = contentWith({}, ["a\nb\u001b[2J.txt", "a\u202egpj.exe", "a\u2028b"]);
  const errors = contentErrors(content, await pictures);
  const lines = errors.map((error) => findingLine(error, modelMessages));
  expect(lines).toHaveLength(6);
  expect(lines.join("")).not.toMatch(/[\p{Cc}\u2028\u202E]/u);
});

const filled = (part: string) => part.repeat(300_000 / part.length);
const keys = Array.from({ length: 60_000 }, (_, index) => ` k${index}: 1`).join("\n");
const LEGAL = "legal/cookies.yaml";
const legal = texts.find(({ file }) => file === LEGAL)?.text ?? "";
const withText = (text: string) => legal.replace(/(?<=^ +es: ).*/m, text);

// What the check once accepted, crashed on, or took minutes for.
test.each([
  ["a text that cannot become a string", "locales/es/layout.json", '{"skip":{"toString":null}}'],
  ["a list that cannot become a string", "company.json", '{"name":[{"toString":null}]}'],
  ["an open placeholder of spaces", "boats/boat.json", `{"guests":"{{${filled(" ")}"}`],
  ["open brackets in open brackets", "gallery/1.json", `{"picture":"${filled("[PENDIENTE")}"}`],
  ["a YAML file of many keys", LEGAL, `x:\n${keys}`],
  ["a YAML file of many errors", LEGAL, `x: ${filled('"" ')}`],
  ["a character that Gatsby refuses in a comment", LEGAL, `${legal}# \uFFFF`],
  ["a binary number of Gatsby's YAML", LEGAL, withText("0b101")],
  ["a hexadecimal number with a sign", LEGAL, withText("+0x1F")],
])("refused at once: %s", async (_, file, text) => {
  expect(await verdictInTime({ file, text })).toBe("refused");
});

// JSON is YAML, too.
test.each(["null", "[]", "[null]", "5", '"x"', "true", "", '{"__proto__":{"id":1}}', '{"id":[]}'])(
  "%j in every file: all of them are reported",
  async (text) => {
    const content = contentWith(Object.fromEntries(texts.map(({ file }) => [file, text])));
    const reported = new Set(contentErrors(content, await pictures).map(({ file }) => file));
    const silent = original.entries.filter(({ file }) => !reported.has(file));
    expect(silent).toEqual([]);
  },
);
