import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lastChange } from "../../src/gatsby/content-history";

const root = mkdtempSync(join(tmpdir(), "history-"));
const repository = join(root, "repository");
const content = join(repository, "content");

afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args]);

const commit = (file: string, date: string) => {
  writeFileSync(join(content, file), date);
  git("add", ".");
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  execFileSync("git", ["-C", repository, ...author, "commit", "--quiet", "-m", file], {
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
};

beforeAll(() => {
  mkdirSync(content, { recursive: true });
  git("init", "--quiet");
  commit("prices.json", "2026-03-01T10:00:00Z");
  commit("trips.json", "2026-05-02T11:00:00Z");
  commit("prices.json", "2026-04-03T12:00:00Z");
});

test.each([
  [["prices.json"], "2026-04-03"],
  [["trips.json"], "2026-05-02"],
  [["prices.json", "trips.json"], "2026-04-03"],
])("%j have last changed on %s", (files, day) => {
  expect(lastChange(files, content)).toMatch(new RegExp(`^${day}T`));
});

test("what has never been committed has no date, and no file at all neither", () => {
  expect(lastChange(["places.json"], content)).toBeUndefined();
  expect(lastChange([], content)).toBeUndefined();
});

test("a part of the history gives no date, and a folder without Git none", () => {
  const shallow = join(root, "shallow");
  execFileSync("git", ["clone", "--quiet", "--depth=1", pathToFileURL(repository).href, shallow]);
  expect(lastChange(["trips.json"], join(shallow, "content"))).toBeUndefined();
  expect(lastChange(["trips.json"], root)).toBeUndefined();
});
