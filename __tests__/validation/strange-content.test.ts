/** @jest-environment node */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../../src/model";
import { checkContent } from "../../src/validation/check-content";
import { errorLine } from "../../src/validation/messages";
import { contentOf } from "./fixtures";

jest.setTimeout(60_000);

let root: string;
let remove: () => void;
beforeEach(async () => ({ root, remove } = await contentOf("valid")));
afterEach(() => remove());

const textFiles = () =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(json|yaml)$/.test(file) && statSync(join(root, file)).isFile())
    .map((file) => file.replaceAll("\\", "/"));

const check = async () => {
  const errors = await checkContent(root, collections);
  return { errors, lines: errors.map((error) => errorLine(error, collections)) };
};

// JSON is YAML, too.
test.each(["null", "[]", "[null]", "5", '"x"', "true", "", '{"__proto__":{"id":1}}', '{"id":[]}'])(
  "%j in every file: all of them are reported",
  async (text) => {
    for (const file of textFiles()) writeFileSync(join(root, file), text);
    const { errors, lines } = await check();
    const told = new Set(errors.map(({ file }) => file));
    expect(textFiles().filter((file) => !told.has(file) && !file.startsWith("locales/"))).toEqual(
      [],
    );
    expect(lines.join()).not.toMatch(/undefined|\[object|NaN/);
  },
);

const leaves = [null, [], {}, 5, -1.5, true, "", " ", "x", "{{", "{{toString}}", "\u0000", "Á"];

test.each(leaves)("%j in place of every value: told, whatever it is", async (leaf) => {
  for (const file of textFiles().filter((name) => name.endsWith(".json"))) {
    const data = JSON.parse(readFileSync(join(root, file), "utf8")) as Record<string, unknown>;
    const replaced = Object.fromEntries(Object.keys(data).map((key) => [key, leaf]));
    writeFileSync(join(root, file), JSON.stringify(replaced));
  }
  const { errors, lines } = await check();
  expect(errors.length).toBeGreaterThan(collections.length / 2);
  expect(lines.join()).not.toMatch(/undefined|\[object|NaN/);
});

test("lines may end as on Windows", async () => {
  for (const file of textFiles()) {
    const text = readFileSync(join(root, file), "utf8");
    writeFileSync(join(root, file), text.replaceAll("\n", "\r\n"));
  }
  expect((await check()).lines).toEqual([]);
});

test("a line of the report is one line, even with strange names", async () => {
  writeFileSync(join(root, "a\nb\u001b[2J.txt"), "");
  const { lines } = await check();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join("")).not.toMatch(/\p{Cc}/u);
});
