import type { FileChange, History } from "../../../src/content-files/history";
import { deletedEntries, lastChanges } from "../../../src/editor/browser/history/content-changes";
import { web } from "../content-forms";

const PRICES = "content/prices.json";
const TERMS = "content/terms.json";
const OTTO = "content/reviews/otto.json";
const ANA = "content/reviews/ana.json";
const LEGAL = "content/legal/privacy.yaml";

const change = (path: string, isRemoved = false): FileChange => ({
  path,
  isRemoved,
  before: "older",
});

/** A history with these commits, the newest first. */
const history = (commits: FileChange[][] | undefined): History => ({
  log: (_, count) =>
    Promise.resolve(
      commits
        ?.map((_, index) => ({ id: String(index), author: "Mar", date: "2026-11-20T11:04:00Z" }))
        .slice(0, count),
    ),
  changedFiles: (commit) => Promise.resolve(commits?.[Number(commit)] ?? []),
  text: (path, commit) => Promise.resolve(`{ "name": "${path} in ${commit}" }`),
});

test("the entries that were changed last, each once, with what they are called", async () => {
  const changes = await lastChanges(
    web,
    history([
      [change(PRICES), change("content/media/a.jpg"), change("package.json")],
      [change(ANA), change(OTTO, true)],
      [change(PRICES), change(TERMS)],
    ]),
  );
  expect(changes?.map(({ form, commit }) => [form.path, commit.id])).toEqual([
    [PRICES, "0"],
    [ANA, "1"],
    [TERMS, "2"],
  ]);
  expect(changes?.map(({ title }) => title)).toEqual([
    "Precios",
    `Reseña destacada: ${ANA} in 1`,
    "Condiciones",
  ]);
});

test("five are listed", async () => {
  const paths = ["a", "b", "c", "d", "e", "f"].map((id) => change(`content/reviews/${id}.json`));
  expect(await lastChanges(web, history([paths]))).toHaveLength(5);
});

test("entries that were deleted, with their texts from before", async () => {
  const deleted = await deletedEntries(web, history([[change(PRICES)], [change(OTTO, true)]]));
  expect(deleted).toMatchObject([
    { form: { path: OTTO }, commit: { id: "1" }, text: `{ "name": "${OTTO} in older" }` },
  ]);
});

test("what is there again, or cannot be made anew, is not deleted", async () => {
  const commits = [[change(OTTO)], [change(OTTO, true), change(LEGAL, true), change(PRICES, true)]];
  expect(await deletedEntries(web, history(commits))).toEqual([]);
});

test("nothing is known where no history is kept", async () => {
  expect(await lastChanges(web, history(undefined))).toBeUndefined();
  expect(await deletedEntries(web, history(undefined))).toBeUndefined();
});
