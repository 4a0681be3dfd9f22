/** @jest-environment node */
import { readdirSync } from "node:fs";
import { siteRoot } from "./built-pages";

test("nothing is published that only the build needs", () => {
  const files = readdirSync(siteRoot, { recursive: true, encoding: "utf8" });
  const unwanted = /\.map$|^(chunk-map|webpack\.stats)\.json$|^~partytown/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => unwanted.test(file))).toEqual([]);
});
