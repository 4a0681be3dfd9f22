/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveEditor, type DevServer } from "../../src/gatsby/dev-server";

type Answer = Parameters<DevServer["get"]>[1];

const root = process.cwd();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dev-server-"));
  cpSync("__tests__/content", join(folder, "content"), { recursive: true });
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

/** What the development server sends for a path. */
const sent = (path: string) => {
  const routes: [RegExp, Answer][] = [];
  serveEditor({ get: (pattern, answer) => routes.push([pattern, answer]) });
  const [, answer] = routes.find(([pattern]) => pattern.test(path)) ?? [];
  let text = "";
  answer?.(
    { path },
    {
      redirect: (address) => (text = `to ${address}`),
      send: (html) => (text = html),
      sendFile: (file, options) => (text = join(options.root, file)),
    },
  );
  return text;
};

test("the table of translations shows the content as it is now", () => {
  const file = join(folder, "content/trips/morning.json");
  expect(sent("/admin/translations.html")).not.toContain("Windrose von heute");
  const changed = readFileSync(file, "utf8").replace(/"de": "[^"]*"/, '"de": "Windrose von heute"');
  writeFileSync(file, changed);
  expect(sent("/admin/translations.html")).toContain("Windrose von heute");
});

test("the editor has one address, and its pictures are those of the content", () => {
  expect(sent("/admin")).toBe("to /admin/");
  expect(sent("/admin/")).toBe(join(process.cwd(), "public/admin/index.html"));
  expect(sent("/media/hero.jpg")).toBe(join(process.cwd(), "content/media/hero.jpg"));
});
