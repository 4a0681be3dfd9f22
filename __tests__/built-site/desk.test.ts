import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { contentModel } from "../../src/model";
import { SERVED } from "../../packages/desk/stores/served";
import { modelVersion } from "../../packages/typed-content/version";
import { writeManual } from "../../packages/desk/build/manual";
import { temporaryFolder, write } from "../setup/temporary-folder";
import { siteRoot } from "./built-pages";

const folder = join(siteRoot, "admin");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));

/** Returns the bytes of files, compressed. */
const weight = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

/** Returns a script and its static imports. */
const withImports = (file: string, found = new Set<string>()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ""] of read(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    withImports(name, found);
  return found;
};

// Of all of it, 5 KB are the digests of what was delivered, which are random and which the start screen loads later.
test("the desk's first form takes 223 KB of script at most, all of it 380", () => {
  const first = withImports("desk.js");
  expect(first.size).toBeGreaterThan(1);
  expect(weight(first)).toBeLessThanOrEqual(223_000);
  expect(weight(scripts)).toBeLessThanOrEqual(380_000);
});

test("nothing runs on the desk but its own scripts", () => {
  const [, policy = ""] =
    /Content-Security-Policy"\s+content="([^"]*)"/.exec(read("index.html")) ?? [];
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toContain("unsafe-eval");
  expect(read("index.html")).not.toMatch(/<script(?![^>]* src=)(?![^>]*application\/json)/);
});

test("the handbook's page runs nothing, whatever is in its text", async () => {
  const { folder: root, remove } = temporaryFolder();
  const text = [
    "# House <script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[a](javascript:alert(1)) ![b](data:text/html,x) <javascript:alert(1)>",
    '[c](/ ""><script>alert(1)</script>")',
    "## Next",
    "<iframe srcdoc='x'></iframe>",
  ].join("\n\n");
  write(join(root, "README.md"), text);
  await writeManual(root, root, "");
  const html = readFileSync(join(root, "manual.es.html"), "utf8");
  remove();
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  const isOdd = (tag: string) =>
    /^<(?:script|iframe)|javascript:|data:| on\w+=|x onerror/.test(tag);
  expect(tags.filter(isOdd)).toEqual([]);
  expect(html).toContain("<h2>Next</h2>");
  expect(html).toContain(`content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'"`);
});

test("beside the desk lies of what it was made: an old one finds that it is old, and what is public is known", () => {
  expect(JSON.parse(read(SERVED))).toEqual({
    model: modelVersion(contentModel),
    commit: expect.stringMatching(/^[\da-f]{40}$/) as string,
    built: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
});
