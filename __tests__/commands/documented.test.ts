import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow } from "../../src/base/files-below";
import { run } from "../../src/commands/lib/processes";
import { phasesOf } from "../../src/commands/lib/test-steps";
import { formatJson } from "../../src/typed-content/files/json";
import { write } from "../setup/temporary-folder";
import { copyContent } from "./content-copy";

type Scripts = Record<string, string>;
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Scripts };

const TESTS = "__tests__/commands";
const spawned = (name: string) => [`${TESTS}/${name}.test.ts`, `spawnCommand("${name}"`];
const started = (name: string) => [`${TESTS}/started.test.ts`, `during("${name}"`];
const below = (name: string) => [`${TESTS}/documented.test.ts`, `["${name}", /`];
const everything = (name: string) => [".github/workflows/everything.yml", name];

/** How what begins so is started for real: by a step of `npm test`, or a file with these words; else why not. */
const STARTS: Record<string, RegExp | string[] | string> = {
  "npm ci": "nothing starts without it",
  "npm install": "asks the registry",
  "npm test": "starts this",
  "npm start": started("start"),
  "npm run develop": started("develop"),
  "npm run build": /src\/build\/cli\.cjs build$/,
  "npm run check": spawned("check"),
  "npm run launch-check": ["__tests__/model/check/launch.test.ts", 'spawnCommand("launch-check"'],
  "npm run launch-check -- --web": [`${TESTS}/web-check/web-check.test.ts`, '"--web"'],
  "npm run desk-headers": below("desk-headers"),
  "npm run schemas": below("schemas"),
  "npm run handbook": everything("npm run handbook"),
  "npm run bench": "downloads Lighthouse",
  "npm run sbom": below("sbom"),
  "npm run lint": /\/oxlint$/,
  "npm run typecheck": below("typecheck"),
  "npm run format": below("format"),
  "npx jest": /\/jest\.js --selectProjects unit /,
  "npx playwright install": everything("npx playwright install"),
  "npx playwright test": /\/cli\.js test --config __tests__\/e2e\/playwright\.config\.ts /,
  "npx tsx __tests__/setup/complete-content.ts": "changes the tests' content",
  "node --require tsx/cjs __tests__/owners/run.ts": everything("__tests__/owners/run.ts"),
  "…/another-boat.ts": everything("__tests__/owners/another-boat.ts"),
};

/** In lines of code and in sentences; without variables, remarks and `--silent`. */
const documented = [
  "README.md",
  "CONTRIBUTING.md",
  "src/desk/README.md",
  "docs/recipes.md",
].flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/```(\w*)[^\n]*\n(.*?)```|`([^`]+)`/gs)]
    .flatMap(([, language, block, span = language === "sh" ? block : ""]) => span?.split(/\n|&&/))
    .map((line = "") => line.replace(/#.*|--silent |\b[A-Z_]+=\S+ /g, "").trim())
    .filter((line) => /^(?:npm|npx|node|…\/\S+\.ts)(?: |$)/.test(line)),
);

test("every command that is documented is started somewhere, or it is said why not", () => {
  const begins = Object.keys(STARTS).sort((a, b) => b.length - a.length);
  const all = [...documented, ...Object.keys(scripts).map((name) => `npm run ${name}`)];
  const found = all.map((each) => {
    const command = `${each.replace(/^npm run (start|test)$/, "npm $1")} `;
    return begins.find((begin) => command.startsWith(`${begin} `)) ?? `Where is this? ${command}`;
  });
  expect([...new Set(found)].sort()).toEqual(begins.sort());
});

test("it is started there; and the tests that commands name are there", () => {
  const steps = phasesOf({}).flatMap((phase) =>
    phase.flat().map(({ command, args }) => [command, ...args].join(" ")),
  );
  for (const start of Object.values(STARTS)) {
    if (Array.isArray(start)) expect(readFileSync(start[0] ?? "", "utf8")).toContain(start[1]);
    else if (start instanceof RegExp) expect(steps).toContainEqual(expect.stringMatching(start));
  }
  // What is spawned is what npm runs.
  for (const [name, script] of Object.entries(scripts))
    if (/commands\/(?!check-folder)/.test(script))
      expect(script).toBe(`node --require tsx/cjs src/commands/${name}.ts`);
  const files = filesBelow("__tests__").join("\n");
  const names = documented.join("\n").match(/(?<=^npx.* )[\w/-]+(?=\.spec| --select)/gm) ?? [];
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(files).toContain(name);
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
