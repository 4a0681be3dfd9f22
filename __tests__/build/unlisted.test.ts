import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeRobots } from "../../src/build/public-files";
import { isUnlisted, unlistedPages, writeUnlisted } from "../../src/build/unlisted";
import { changedFixture } from "../model/check/fixtures";
import { withTemporaryFolder, write } from "../setup/temporary-folder";

const home = process.cwd();
const headers = readFileSync("static/_headers", "utf8");
const folder = withTemporaryFolder();
afterEach(() => {
  process.chdir(home);
  delete process.env.UNLISTED_UNTIL_COMPLETE;
});

test("only what goes public asks search engines to wait, and not once the owner wants it as it is", async () => {
  const { content, pictures } = await changedFixture(undefined, {});
  expect(isUnlisted(content, pictures)).toBe(false);
  process.env.UNLISTED_UNTIL_COMPLETE = "yes";
  expect(isUnlisted(content, pictures)).toBe(true);
  const asIs = await changedFixture(undefined, {
    "company.json": (company) => (company.publishAsIs = true),
  });
  expect(isUnlisted(asIs.content, asIs.pictures)).toBe(false);
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
