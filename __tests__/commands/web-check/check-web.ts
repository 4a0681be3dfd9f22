import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { contentModel } from "../../../src/model";
import { readExpected, type Expected } from "../../../src/commands/web-check/expected";
import { webCheck } from "../../../src/commands/web-check";
import { readContent } from "../../../packages/typed-content/files/read";
import { copyContent } from "../content-copy";
import { answerFor, AUTH, NOW, page, rightWeb, SITE, WORKER } from "./right-web";
import type { Reply, Web } from "./right-web";

const repository = process.cwd();

const { folder, remove } = copyContent();
export { folder };
mkdirSync(join(folder, "static"));
cpSync("static/_headers", join(folder, "static/_headers"));

export let right: Web;
export let expected: Expected;

let now: Web;
export const web = answerFor(() => now);
const { fetch } = globalThis;

beforeAll(async () => {
  process.chdir(folder);
  const read = readExpected(readContent("content", contentModel), 0, true);
  // Git takes as long as all else.
  expected = { ...read, now: NOW, ageOf: () => "newest" };
  right = await rightWeb(expected);
  now = right;
  globalThis.fetch = web.answer;
});
afterAll(() => {
  globalThis.fetch = fetch;
  process.chdir(repository);
  remove();
});

beforeEach(() => {
  web.asked.length = 0;
});

/** Returns what is said where the web is right but for some answers. */
export const said = async (
  wrong: Web = {},
  given: Partial<Expected> = {},
  language: "es" | "en" = "es",
) => {
  now = { ...right, ...wrong };
  const lines: string[] = [];
  const log = jest
    .spyOn(console, "log")
    .mockImplementation((line: string) => void lines.push(line));
  const status = await webCheck({ ...expected, ...given }, language).finally(() =>
    log.mockRestore(),
  );
  return { status, lines, faults: lines.filter((line) => line.startsWith("✗ ")) };
};

export const leading = (to: string): Reply => ({ status: 302, headers: { Location: to } });

export const home = (
  given: Parameters<typeof page>[0] & { headers?: Record<string, string> },
): Web => ({
  [`${SITE}/`]: {
    headers: { ...Object.fromEntries(expected.headers.page), ...given.headers },
    body: page(given),
  },
});

export const toGitHub = (clientId: string, callback = `${WORKER}/callback`) => {
  const query = new URLSearchParams({ client_id: clientId, redirect_uri: callback, state: "1" });
  return { [AUTH]: leading(`https://github.com/login/oauth/authorize?${query}`) };
};
