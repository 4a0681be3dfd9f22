import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow } from "../../packages/typed-content/files/files-below";
import { run } from "../../src/commands/lib/processes";
import { formatJson } from "../../packages/typed-content/files/json";
import { write } from "../setup/temporary-folder";
import { copyContent } from "./content-copy";

type Scripts = Record<string, string>;
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Scripts };

/** In lines of code and in sentences; without variables, remarks and `--silent`. */
const documented = [
  "README.md",
  "CONTRIBUTING.md",
  "packages/desk/CONTRIBUTING.md",
  "docs/recipes.md",
].flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/```(\w*)[^\n]*\n(.*?)```|`([^`]+)`/gs)]
    .flatMap(([, language, block, span = language === "sh" ? block : ""]) => span?.split(/\n|&&/))
    .map((line = "") => line.replace(/#.*|--silent |\b[A-Z_]+=\S+ /g, "").trim())
    .filter((line) => /^(?:npm|npx|node|…\/\S+\.ts)(?: |$)/.test(line)),
);

test("every command that is documented is there, and so are the tests that it names", () => {
  const names = documented.flatMap((line) => /^npm (?:run )?([\w-]+)/.exec(line)?.slice(1) ?? []);
  expect(names.length).toBeGreaterThan(9);
  const known = ["ci", "install", ...Object.keys(scripts)];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  const files = ["__tests__", "packages"].flatMap(filesBelow).join("\n");
  const tests = documented.join("\n").match(/(?<=^npx.* )[\w/-]+(?=\.spec| --select)/gm) ?? [];
  expect(tests.length).toBeGreaterThan(3);
  for (const name of tests) expect(files).toContain(name);
});

test("every file that is named for a symptom is there", () => {
  const [symptoms = ""] = /\| Symptom[^]*?\n\n/.exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
  const files = Array.from(symptoms.matchAll(/`(\S+)`/g), ([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("what npm runs is there", () => {
  const files = Object.values(scripts).flatMap((script) => script.match(/\bsrc\/\S+/g) ?? []);
  expect(files.length).toBeGreaterThan(9);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("recipes lay JSON out as the desk does, whose first save would change it else", () => {
  const blocks = readFileSync("docs/recipes.md", "utf8").matchAll(
    /^( *)```json.*?\n(.*?)\n *```/gms,
  );
  for (const [, indent = "", block = ""] of blocks) {
    const text = block.replaceAll(`\n${indent}`, "\n").slice(indent.length);
    expect(`${text}\n`).toBe(formatJson([], JSON.parse(text) as object));
  }
});

const { folder, remove } = copyContent();
afterAll(remove);
symlinkSync(resolve("src"), join(folder, "src"), "junction");
mkdirSync(join(folder, "node_modules"));
symlinkSync(resolve("node_modules/.bin"), join(folder, "node_modules/.bin"), "junction");
const tsconfig = { compilerOptions: { types: [], lib: ["es5"] }, files: ["one.ts"] };
write(join(folder, "package.json"), JSON.stringify({ name: "small", version: "1.0.0", scripts }));
write(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
write(join(folder, "one.ts"), "export const one: number = 1;\n");
write(join(folder, "public/_headers"));

test.each([
  ["sbom", /"bomFormat": "CycloneDX"/],
  ["typecheck", /^$/],
  ["format", /Finished .* on \d+ files/],
  ["schemas", /^$/],
  ["desk-headers", /^$/],
])("npm run %s, in a small folder", async (name, said) => {
  let output = "";
  const onOutput = (text: string) => (output += text);
  const settings = { cwd: folder, env: { NODE_PATH: resolve("node_modules") }, onOutput };
  expect(await run("npm", ["run", "--silent", name], settings)).toBe(0);
  expect(output).toMatch(said);
});
