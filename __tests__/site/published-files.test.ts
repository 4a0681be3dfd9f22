/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesBelow } from "../../src/commands/lib/repository-copy";
import { siteRoot } from "./built-pages";

test("nothing is published that only the build needs", () => {
  const files = readdirSync(siteRoot, { recursive: true, encoding: "utf8" });
  const unwanted = /\.map$|^(chunk-map|webpack\.stats)\.json$|^~partytown/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
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
  expect(pictures.length).toBeGreaterThan(50);
  expect(pictures.filter((file) => !texts.includes(file))).toEqual([]);
});
