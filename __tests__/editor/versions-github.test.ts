import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { readEditorConfig } from "../../src/editor/config/read-config";
import { startLoopbackServer, type LoopbackServer } from "../../src/stand-ins/server";
import { versionsOf } from "../../src/editor/browser/versions";

const PATH = "content/trips/morning.json";
const place = { collection: "Trip", slug: "morning", path: PATH };

/** Addresses and answers as GitHub documents them: https://docs.github.com/rest */
const DRAFT = `/repos/brisa/web/contents/${PATH}?ref=cms%2FTrip%2Fmorning`;
const PUBLIC = `/repos/brisa/web/contents/${PATH}?ref=main`;
const COMPARE = "/repos/brisa/web/compare/cms%2FTrip%2Fmorning...main";
const PULLS = "/repos/brisa/web/pulls?state=open&head=brisa%3Acms%2FTrip%2Fmorning";
const OPEN = { [PULLS]: { body: '[{"number":1}]' } };
const CLOSED = { [PULLS]: { body: "[]" } };
const DRAFTS = "/repos/brisa/web/git/matching-refs/heads/cms/";
const MISSING = { status: 404, body: '{"message":"Not Found","status":"404"}' };

let host: LoopbackServer;
let answers: Record<string, { status?: number; body: string }> = {};
let asked: { url?: string; accept?: string; authorization?: string }[] = [];

beforeAll(async () => {
  host = await startLoopbackServer(0, ({ url = "", headers }, response) => {
    asked.push({ url, accept: headers.accept, authorization: headers.authorization });
    const { status = 200, body } = answers[url] ?? MISSING;
    response.writeHead(status).end(body);
  });
  const stored = { "decap-cms-user": '{"token":"key","login":"mar"}' };
  const localStorage = { getItem: (key: keyof typeof stored) => stored[key] ?? null };
  Object.assign(globalThis, { localStorage });
});
beforeEach(() => {
  answers = {};
  asked = [];
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "localStorage");
  return host.close();
});

const versions = () => {
  const config = readEditorConfig(TEST_CONTENT);
  const backend = { ...config.backend, repo: "brisa/web", api_root: host.url };
  return versionsOf({ ...config, backend });
};

test("the draft's text counts, where there is a draft", async () => {
  answers = { ...OPEN, [DRAFT]: { body: "draft" }, [PUBLIC]: { body: "public" } };
  expect(await versions().saved(place)).toBe("draft");
});

test("a branch that a save or a publication has left, without a pull request, is no draft", async () => {
  answers = { ...CLOSED, [DRAFT]: { body: "cut off" }, [PUBLIC]: { body: "public" } };
  expect(await versions().saved(place)).toBe("public");
  answers = { ...answers, [COMPARE]: { body: JSON.stringify({ files: [{ filename: PATH }] }) } };
  expect(await versions().publishedMeanwhile(place)).toBe(false);
});

test("the public text counts, where there is no draft", async () => {
  answers = { ...CLOSED, [PUBLIC]: { body: '{ "title": "Mañana" }\n' } };
  expect(await versions().saved(place)).toBe('{ "title": "Mañana" }\n');
});

test("there is no saved text while neither has the file", async () => {
  answers = CLOSED;
  expect(await versions().saved(place)).toBeUndefined();
});

test("the host is asked for the text itself, in the name of who is signed in", async () => {
  answers = { ...OPEN, [DRAFT]: { body: "draft" } };
  await versions().saved(place);
  expect(asked.slice(1)).toEqual([
    { url: DRAFT, accept: "application/vnd.github.raw+json", authorization: "Bearer key" },
  ]);
});

test.each([
  ["this file", [{ filename: "content/prices.json" }, { filename: PATH }], true],
  ["other files only", [{ filename: "content/trips/morning.json.bak" }], false],
  ["nothing", [], false],
  ["more files than GitHub lists", Array(300).fill({ filename: "src/index.ts" }), true],
])("the public branch has changed %s since the draft was begun", async (_, files, changed) => {
  answers = { ...OPEN, [COMPARE]: { body: JSON.stringify({ status: "ahead", files }) } };
  expect(await versions().publishedMeanwhile(place)).toBe(changed);
});

test("nothing is published meanwhile where there is no draft", async () => {
  expect(await versions().publishedMeanwhile(place)).toBe(false);
  expect(asked.map(({ url }) => url)).toEqual([COMPARE]);
});

test("a file is there that only somebody's draft has", async () => {
  const noon = "refs/heads/cms/Trip/noon";
  const drafts = [{ ref: "refs/heads/cms/Review/ana" }, { ref: noon }];
  const inDraft = PUBLIC.replace("main", encodeURIComponent(noon));
  answers = { [DRAFTS]: { body: JSON.stringify(drafts) } };
  expect(await versions().exists(PATH)).toBe(false);
  answers = { ...answers, [inDraft]: { body: "draft" } };
  expect(await versions().exists(PATH)).toBe(true);
  answers = { [DRAFTS]: { body: "[]" }, [PUBLIC]: { body: "public" } };
  expect(await versions().exists(PATH)).toBe(true);
});

describe("the texts of all content", () => {
  const TREE = "/repos/brisa/web/git/trees/main:content?recursive=1";
  const blob = (sha: string) => `/repos/brisa/web/git/blobs/${sha}`;
  const entries = [
    { path: "trips", type: "tree", sha: "t" },
    { path: "trips/morning.json", type: "blob", sha: "a" },
    { path: "legal/cookies.yaml", type: "blob", sha: "b" },
    { path: "media/hero.jpg", type: "blob", sha: "c" },
  ];
  beforeEach(() => {
    answers = {
      [TREE]: { body: JSON.stringify({ tree: entries }) },
      [blob("a")]: { body: '{ "title": "Mañana" }\n' },
      [blob("b")]: { body: "a: 1\n" },
    };
  });

  test("are those of the public branch, each asked for once", async () => {
    const host = versions();
    const texts = {
      "trips/morning.json": '{ "title": "Mañana" }\n',
      "legal/cookies.yaml": "a: 1\n",
    };
    expect(await host.texts()).toEqual(texts);
    expect(await host.texts()).toEqual(texts);
    expect(asked.map(({ url }) => url)).toEqual([TREE, blob("a"), blob("b"), TREE]);
    expect(asked[1]?.accept).toBe("application/vnd.github.raw+json");
  });

  test("of one folder ask for no other", async () => {
    const texts = await versions().texts("trips/");
    expect(Object.keys(texts)).toEqual(["trips/morning.json"]);
    expect(asked.map(({ url }) => url)).toEqual([TREE, blob("a")]);
  });

  test("are unknown while one cannot be read", async () => {
    answers[blob("b")] = { status: 502, body: "" };
    await expect(versions().texts()).rejects.toThrow("502");
  });
});

test.each([401, 403, 500, 502])("an answer of %i is an error, not a change", async (status) => {
  const wrong = { status, body: '{"message":"Bad credentials"}' };
  answers = { ...OPEN, [DRAFT]: wrong, [COMPARE]: wrong, [DRAFTS]: wrong };
  await expect(versions().exists(PATH)).rejects.toThrow(String(status));
  await expect(versions().saved(place)).rejects.toThrow(String(status));
  await expect(versions().publishedMeanwhile(place)).rejects.toThrow(String(status));
});
