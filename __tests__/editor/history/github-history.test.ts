import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { historyOf } from "../../../src/editor/browser/versions";
import { readEditorConfig } from "../../../src/editor/config/read-config";
import { startLoopbackServer, type LoopbackServer } from "../../../src/stand-ins/server";

const PATH = "content/prices.json";

/** Addresses and answers as GitHub documents them: https://docs.github.com/rest/commits */
const LOG = `/repos/brisa/web/commits?sha=main&path=${PATH}&per_page=2`;
const COMMIT = "/repos/brisa/web/commits/b2";
const TEXT = `/repos/brisa/web/contents/${PATH}?ref=b2`;

let host: LoopbackServer;
let answers: Record<string, string> = {};
let asked: string[] = [];

beforeAll(async () => {
  host = await startLoopbackServer(0, ({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(url in answers ? 200 : 404).end(answers[url]);
  });
  Object.assign(globalThis, { localStorage: { getItem: () => '{"token":"key"}' } });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "localStorage");
  return host.close();
});

const history = () => {
  const config = readEditorConfig(TEST_CONTENT);
  const backend = { ...config.backend, repo: "brisa/web", api_root: host.url };
  return historyOf({ ...config, backend });
};

test("commits of the public branch, with the name and the date of each", async () => {
  const commit = {
    author: { name: "Mar", email: "mar@example.com", date: "2026-11-19T08:00:00Z" },
    committer: { name: "GitHub", email: "noreply@github.com", date: "2026-11-20T11:04:00Z" },
  };
  answers = { [LOG]: JSON.stringify([{ sha: "b2", commit }]) };
  expect(await history().log(PATH, 2)).toEqual([
    { id: "b2", author: "Mar", date: "2026-11-20T11:04:00Z" },
  ]);
});

test("what a commit changed, and where to find what it removed", async () => {
  const files = [
    { filename: PATH, status: "modified" },
    { filename: "content/reviews/otto.json", status: "removed" },
  ];
  answers = { [COMMIT]: JSON.stringify({ sha: "b2", parents: [{ sha: "a1" }], files }) };
  expect(await history().changedFiles("b2")).toEqual([
    { path: PATH, isRemoved: false, before: "a1" },
    { path: "content/reviews/otto.json", isRemoved: true, before: "a1" },
  ]);
});

test("a file's text in a commit is asked for once", async () => {
  answers = { [TEXT]: "{}\n" };
  const { text } = history();
  expect(await text(PATH, "b2")).toBe("{}\n");
  expect(await text(PATH, "b2")).toBe("{}\n");
  expect(await text(PATH, "c3")).toBeUndefined();
  expect(asked).toEqual([TEXT, TEXT.replace("b2", "c3")]);
});

test("an answer that is none is an error, and is asked for again", async () => {
  answers = {};
  const { changedFiles } = history();
  await expect(changedFiles("b2")).rejects.toThrow("404");
  answers = { [COMMIT]: '{ "parents": [], "files": [] }' };
  expect(await changedFiles("b2")).toEqual([]);
});
