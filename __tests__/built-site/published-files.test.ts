import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../packages/typed-content/files/files-below";
import { siteRoot } from "./built-pages";

test("nothing is published that only the build needs", () => {
  const files = readdirSync(siteRoot, { recursive: true, encoding: "utf8" });
  const unwanted = /\.map$|^(chunk-map|webpack\.stats)\.json$|^~partytown/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
});

test("no script of the pages says the name of the package", () => {
  const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string };
  const scripts = readdirSync(siteRoot).filter((file) => file.endsWith(".js"));
  const naming = new RegExp(name.replaceAll("-", "[-_]"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => naming.test(readFileSync(join(siteRoot, file), "utf8")))).toEqual(
    [],
  );
});

test("every picture that is published is named by a page, whatever was built before", () => {
  const files = filesBelow(siteRoot);
  const texts = files
    .filter((file) => /\.(html|json)$/.test(file) && !file.startsWith(join(siteRoot, "admin")))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const pictures = files
    .map((file) => relative(siteRoot, file).replaceAll("\\", "/"))
    .filter((file) => file.startsWith("static/"));
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((file) => !texts.includes(file))).toEqual([]);
});

test("no picture that is published tells what a camera has noted, not even below /media", async () => {
  const pictures = filesBelow(siteRoot).filter((file) => /\.(jpe?g|png|webp|avif)$/.test(file));
  expect(pictures.some((file) => file.startsWith(join(siteRoot, "media")))).toBe(true);
  const noted: string[] = [];
  for (const file of pictures) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    if (exif ?? xmp ?? iptc) noted.push(relative(siteRoot, file));
  }
  expect(noted).toEqual([]);
});

test.each(["icons/icon.svg", "art/bay.svg", "admin/icon.svg"])(
  "%s, where no page's custom properties hold, has the colours themselves",
  (file) => {
    expect(readFileSync(join(siteRoot, file), "utf8")).not.toContain("var(--");
  },
);
