import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFileServer } from "../../src/commands/lib/file-server";
import { freePort } from "../../src/commands/lib/free-port";
import { writeWhole } from "../../src/commands/lib/write-whole";

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

test("so the editor's server writes", async () => {
  const { url, close } = await startFileServer(await freePort(), folder);
  const before = statSync(file).ino;
  const dataFiles = [{ slug: "terms", path: "terms.json", raw: "after" }];
  const options = { commitMessage: "guests", useWorkflow: false, status: "draft" };
  const params = { branch: "main", dataFiles, assets: [], options };
  const body = JSON.stringify({ action: "persistEntry", params });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body });
  close();
  expect(await answer.json()).toEqual({ message: "entry persisted" });
  expect(readFileSync(file, "utf8")).toBe("after");
  // A file that was written in place is the same file.
  expect(statSync(file).ino).not.toBe(before);
}, 60_000);
