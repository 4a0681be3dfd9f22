import { gitHubStore } from "../../../src/desk/stores/github";
import { knownFiles, type KnownFiles } from "../../../src/desk/stores/known-files";
import { hostAnswers, REPOSITORY } from "../../e2e/desk/git-host/answers";
import { memoryRepository } from "../../e2e/desk/git-host/memory";
import { NO_CONTENT } from "./host";

export const API = "https://api.example.com";

type Fetch = typeof fetch;

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/**
 * Returns a Git host in memory, called without a network: many of them are cheap. The browser's
 * own `fetch`, which a test replaces, is back after each test.
 * @param texts the files of the first commit, by path
 */
export const hostInMemory = (texts: Record<string, string>) => {
  const repository = memoryRepository(texts);
  const { answer, refuse } = hostAnswers(repository, { checkRuns: [], statuses: [] });
  const refused: string[] = [];
  const respond: Fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const {
      status,
      data,
      headers: own,
    } = await answer({
      method: init?.method ?? "GET",
      url: String(input).slice(API.length),
      authorization: headers.get("authorization"),
      accept: headers.get("accept"),
      body: () => Promise.resolve(JSON.parse(String(init?.body)) as object),
    });
    const body = Buffer.isBuffer(data) ? new Uint8Array(data) : JSON.stringify(data);
    return new Response(body, { status, headers: own });
  };
  const open = (known: KnownFiles = knownFiles(NO_CONTENT)) => {
    const who = {
      token: () => "ghu_1",
      login: () => "mar",
      refused: (token: string) => refused.push(token),
    };
    return gitHubStore({ name: REPOSITORY, branch: "main", api: API }, who, known);
  };
  return { repository, respond, open, refused, refuse };
};
