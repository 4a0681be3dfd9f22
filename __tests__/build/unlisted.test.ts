import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeRobots } from "../../src/build/public-files";
import { isUnlisted, unlistedPages, writeUnlisted } from "../../src/build/unlisted";
import { changedFixture, READY } from "../model/check/fixtures";
import { withTemporaryFolder, write } from "../setup/temporary-folder";

const home = process.cwd();
const headers = readFileSync("static/_headers", "utf8");
const folder = withTemporaryFolder();
afterEach(() => {
  process.chdir(home);
  delete process.env.UNLISTED_UNTIL_COMPLETE;
});

test("what goes public asks search engines to wait until nothing is missing, or the owner wants it so", async () => {
  const isIt = async (changes: typeof READY) => {
    const { content, pictures } = await changedFixture(undefined, changes);
    return isUnlisted(content, pictures);
  };
  const company = (values: object) => ({
    "company.json": (data: object) => void Object.assign(data, values),
  });
  expect(await isIt({})).toBe(false);
  process.env.UNLISTED_UNTIL_COMPLETE = "yes";
  expect(await isIt({})).toBe(true);
  expect(await isIt(READY)).toBe(false);
  const ready = await changedFixture(undefined, READY);
  expect(isUnlisted({ ...ready.content, marks: {} }, ready.pictures)).toBe(true);
  // A question without an answer is on no page.
  expect(await isIt({ ...READY, "questions/parrots.json": () => {} })).toBe(false);
  expect(await isIt(company({ publishAsIs: true }))).toBe(false);
  expect(await isIt(company({ publishAsIs: true, email: "hola" }))).toBe(true);
});

test("a page that an incremental build keeps is marked once, and no longer than it is to be", async () => {
  const page = { language: "es", route: "home" } as const;
  const html = "<html><head><title>A</title></head><body></body></html>";
  const rewritten = async (isIt: boolean, before: string) =>
    unlistedPages(isIt).rewrite({ ...page, html: before });
  const marked = await rewritten(true, await rewritten(true, html));
  expect(marked.match(/<meta name="robots" content="noindex"/g)).toHaveLength(1);
  expect(await rewritten(false, marked)).toBe(html);
});

test("every address is sent with noindex, and nothing names the domain to search engines", () => {
  process.chdir(folder());
  write("public/_headers", headers);
  for (const file of ["sitemap-index.xml", "sitemap-0.xml"]) write(`public/${file}`, "<loc/>");
  const company = { name: "", tagline: "", website: "https://www.velaclara.test" };
  writeRobots(company, true);
  writeUnlisted();
  const [all = ""] = /^\/\*\n(?: .*\n)+/m.exec(readFileSync("public/_headers", "utf8")) ?? [];
  expect(all).toContain("  X-Robots-Tag: noindex\n");
  expect(all).toContain("  X-Frame-Options: SAMEORIGIN\n");
  expect(readFileSync("public/robots.txt", "utf8")).toBe("User-agent: *\nAllow: /\n");
  expect(existsSync(join("public", "sitemap-index.xml"))).toBe(false);
  expect(existsSync(join("public", "sitemap-0.xml"))).toBe(false);
});
