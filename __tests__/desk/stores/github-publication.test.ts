import { gitHubPublication } from "../../../src/desk/stores/github-branch";
import type { HostRequests } from "../../../src/desk/stores/requests";

const ADDRESS = "https://github.com/brisa/web/runs/1";
const END = "2026-06-20T10:04:00Z";

const run = (conclusion: string, text: string | null = "", summary: string | null = "") => ({
  html_url: ADDRESS,
  conclusion,
  completed_at: END,
  output: { summary, text },
});

/** The time of the server that the desk comes from. */
const NOW = Date.parse(END);

const { fetch } = globalThis;
beforeEach(() => {
  const headers = { Date: new Date(NOW).toUTCString() };
  // What is served does not say of which commit it was made.
  const served = JSON.stringify({ model: "1" });
  globalThis.fetch = () => Promise.resolve(new Response(served, { headers }));
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

/** Returns the publication of a commit made some minutes ago, and the paths that were requested. */
const publicationAfter = async (minutes: number, ...check_runs: ReturnType<typeof run>[]) => {
  const asked: string[] = [];
  const date = new Date(NOW - minutes * 60_000).toISOString();
  const data = (path: string) => {
    asked.push(path);
    return Promise.resolve(
      path.includes("check-runs") ? { check_runs } : { commit: { committer: { date } } },
    );
  };
  const requests = { data } as unknown as HostRequests;
  const head = { known: () => Promise.resolve("abc"), has: () => Promise.resolve(false) };
  return { publication: await gitHubPublication("r", head, requests).publication(), asked };
};

test("one question is enough, once a publication has ended", async () => {
  expect(await publicationAfter(5, run("success"))).toEqual({
    publication: { status: "public", since: END },
    asked: ["r/commits/abc/check-runs?check_name=Publicaci%C3%B3n"],
  });
});

test.each([
  ["the check's lines", "- a › b: falta.\n- c: sobra.\n\n[x](y)", "", "a › b: falta.\nc: sobra."],
  ["words without links", "[x](y)", "Mirad en [la web](https://x.y).", "Mirad en la web."],
  ["nothing where nothing is said", null, null, ""],
])("a failure is told with %s, and where to read more", async (_, text, summary, detail) => {
  const { publication } = await publicationAfter(5, run("failure", text, summary));
  const isContent = text?.startsWith("- ") ?? false;
  expect(publication).toEqual({ status: "failed", at: END, isContent, detail, address: ADDRESS });
});

test.each(["cancelled", "timed_out", "neutral", "skipped", "stale"])(
  "a check that is %s has published nothing",
  async (conclusion) => {
    const { publication } = await publicationAfter(5, run(conclusion));
    expect(publication).toMatchObject({ status: "failed", isContent: false });
  },
);

const SILENCE = [
  [0, "building"],
  [19, "building"],
  [21, "sent"],
] as const;

test.each(SILENCE)("without a word after %d minutes", async (minutes, status) => {
  expect((await publicationAfter(minutes)).publication).toMatchObject({ status });
});

describe.each([-24, -1, 1])("on a computer whose clock is %d hours off", (hours) => {
  test.each(SILENCE)("without a word after %d minutes", async (minutes, status) => {
    jest.useFakeTimers({ now: NOW + hours * 3_600_000, doNotFake: ["queueMicrotask"] });
    expect((await publicationAfter(minutes)).publication).toMatchObject({ status });
  });
});

test("where the desk's own server does not answer, the computer's clock is taken", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  jest.useFakeTimers({ now: NOW, doNotFake: ["queueMicrotask"] });
  expect((await publicationAfter(19)).publication).toMatchObject({ status: "building" });
});
