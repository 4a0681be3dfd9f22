import { gitHost } from "./host";

const MINUTE = 60_000;
const END = "2026-06-20T10:04:00Z";
const BUILT = "2026-06-20T10:02:00.000Z";
const ADDRESS = "https://github.com/brisa/web/runs/1";

/** A check, as the workflow reports it. */
type Check = { conclusion: string; text?: string | null; summary?: string | null };

const green = { conclusion: "success" };
const red = { conclusion: "failure" };
const failed = { status: "failed", at: END, isContent: false, detail: "", address: ADDRESS };

/** Three versions: the one before, ours, and another's after it. */
type Commits = Record<"before" | "ours" | "later", string>;

type Row = {
  /** Of what the served site was made; null if it does not say so. */
  serves?: keyof Commits | Response | null;
  checks?: Partial<Record<keyof Commits, Check>>;
  /** Since ours was made. */
  minutes?: number;
  /** Hours by which this computer's clock is wrong. */
  clock?: number;
  hasLater?: boolean;
};

const openWorld = async ({ serves = null, checks = {}, minutes = 5, clock = 9, hasLater }: Row) => {
  const { repository, respond, open, server, checkRuns } = gitHost({ "content/house.json": "{}" });
  globalThis.fetch = respond;
  const store = open();
  const put = async (text: string) => {
    const { revision } = await store.load();
    return (await store.commit(new Map([["house.json", text]]), revision, "x")).snapshot.revision;
  };
  const before = repository.commit("main");
  const ours = await put("1");
  const commits: Commits = { before, ours, later: hasLater ? await put("2") : "" };
  const setServed = (served: Row["serves"]) => {
    const commit = typeof served === "string" ? commits[served] : undefined;
    const said = { model: "1", commit, built: BUILT };
    server.served = () => (served instanceof Response ? served.clone() : Response.json(said));
  };
  const setChecks = (all: Row["checks"] = {}) => {
    const runs = Object.entries(all).map(([version, { conclusion, text = "", summary = "" }]) => ({
      ...{ name: "Publicación", conclusion, completed_at: END, html_url: ADDRESS },
      ...{ output: { title: "", summary, text }, head_sha: commits[version as keyof Commits] },
    }));
    checkRuns.splice(0, checkRuns.length, ...runs);
  };
  setServed(serves);
  setChecks(checks);
  const now = Date.parse(repository.author(ours).date) + minutes * MINUTE;
  server.time = () => new Response(null, { headers: { Date: new Date(now).toUTCString() } });
  jest.spyOn(Date, "now").mockReturnValue(now + clock * 60 * MINUTE);
  return { store, commits, server, setServed, setChecks };
};

afterEach(() => jest.restoreAllMocks());

const NO_SUCH = "0".repeat(40);
const texts = { text: "- a › b: falta.\n- c: sobra.\n\n[x](y)" };
const words = { text: "[x](y)", summary: "Mirad en [la web](https://x.y)." };
const silent = { text: null, summary: null };

test.each<[string, Row, object]>([
  // Where the served site does not say of what it was made, the check is believed.
  ["a green check", { checks: { ours: green } }, { status: "public", since: END }],
  ["no word yet", { minutes: 0 }, { status: "building" }],
  ["no word for long", { minutes: 19 }, { status: "building" }],
  ["no word for too long", { minutes: 21 }, { status: "sent" }],
  ["a clock that is behind", { minutes: 19, clock: -24 }, { status: "building" }],
  ["a clock that is behind, too long", { minutes: 21, clock: -24 }, { status: "sent" }],
  // What is served decides, and no check that is green.
  ["served before", { serves: "before", checks: { ours: green } }, { status: "building" }],
  ["served before, for long", { serves: "before", minutes: 21 }, { status: "late" }],
  ["served", { serves: "ours" }, { status: "public", since: BUILT }],
  ["served, red", { serves: "ours", checks: { ours: red } }, { status: "public", since: BUILT }],
  ["a later one served", { serves: "later", hasLater: true }, { status: "public" }],
  // Else it goes with what is newest.
  [
    "failed, a later one on its way",
    { serves: "before", hasLater: true, checks: { ours: red } },
    { status: "building" },
  ],
  [
    "a later one has failed, too",
    { serves: "before", hasLater: true, checks: { ours: red, later: red } },
    failed,
  ],
  [
    "served, a later one has failed",
    { serves: "ours", hasLater: true, checks: { later: red } },
    { status: "public", since: BUILT },
  ],
  // What is served is not believed: it may be anything.
  ...[
    new Response("", { status: 404 }),
    new Response("<html>"),
    Response.json({ model: 1, commit: [] }),
    Response.json({ model: "1", commit: NO_SUCH }),
  ].flatMap((serves, n): [string, Row, object][] => [
    [`nonsense ${n}, green`, { serves, checks: { ours: green } }, { status: "building" }],
    [`nonsense ${n}, red`, { serves, checks: { ours: red } }, failed],
  ]),
  // Why it has failed.
  [
    "the check's errors",
    { checks: { ours: { ...red, ...texts } } },
    { ...failed, isContent: true, detail: "a › b: falta.\nc: sobra." },
  ],
  ["words", { checks: { ours: { ...red, ...words } } }, { ...failed, detail: "Mirad en la web." }],
  ["nothing said", { checks: { ours: { ...red, ...silent } } }, failed],
  ...["cancelled", "timed_out", "neutral", "skipped", "stale"].map(
    (conclusion): [string, Row, object] => [
      conclusion,
      { checks: { ours: { conclusion } } },
      failed,
    ],
  ),
])("what has become of a publication: %s", async (_, row, expected) => {
  const { store, commits, setServed, setChecks } = await openWorld(row);
  const found = await store.publication(commits.ours);
  expect(found).toMatchObject(expected);
  expect(Object.keys({ since: "", ...found }).sort()).toEqual(
    Object.keys({ since: "", ...expected }).sort(),
  );
  // What is public stays so.
  setServed("before");
  setChecks({ ours: red });
  if (found?.status === "public") expect(await store.publication(commits.ours)).toEqual(found);
});

test("where the desk's own server does not answer, the computer's clock is taken", async () => {
  const { store, server } = await openWorld({ minutes: 19, clock: 0 });
  server.time = () => new Response(null);
  expect(await store.publication()).toMatchObject({ status: "building" });
});
