import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWhole } from "../../src/content-files/write-whole";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whole-"));
  file = join(folder, "terms.json");
  writeFileSync(file, "before");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what is written takes the place of what was there", async () => {
  await writeWhole(file, "after");
  expect(readFileSync(file, "utf8")).toBe("after");
  expect(readdirSync(folder)).toEqual(["terms.json"]);
});

test("where the disk is full in the middle, the file is as it was, and nothing else is left", async () => {
  async function* tooMuch() {
    yield "aft";
    throw new Error("ENOSPC");
  }
  await expect(writeWhole(file, tooMuch())).rejects.toThrow("ENOSPC");
  expect(readFileSync(file, "utf8")).toBe("before");
  expect(readdirSync(folder)).toEqual(["terms.json"]);
});
