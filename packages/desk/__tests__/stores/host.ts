import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gitHubStore } from "../../stores/github";
import { knownFiles, type PublishedContent } from "../../stores/known-files";
import { SERVED } from "../../stores/served";
import { filesIn } from "../../../typed-content/files/read";
import {
  createRepository,
  REPOSITORY,
  type CheckRun,
  type Status,
} from "../../../../__tests__/e2e/desk/git-host";
import { bodyOf, hostAnswers } from "../../../../__tests__/e2e/desk/git-host/answers";
import { ROOT } from "../../../../examples/guest-house/__tests__/house-content";
import { decode } from "../pictures/decoding";
import { publishedContent } from "./folder";

/** Replaces the browser's decoder of pictures, which Node lacks. */
export const decodePictures = () => void Object.assign(globalThis, { createImageBitmap: decode });

export const API = "https://api.example.com";

/** No published content: everything has to be fetched. */
export const NO_CONTENT: PublishedContent = { texts: {}, yaml: {}, pictures: {} };

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/**
 * Returns a Git host, called without a network: many of them are cheap. The browser's own `fetch`, which a test
 * replaces, is back after each test.
 * @param files the files of the first commit, by path
 */
export const gitHost = (files: Record<string, string | Buffer>) => {
  const repository = createRepository(files);
  const checkRuns: CheckRun[] = [];
  const statuses: Status[] = [];
  const { answer } = hostAnswers(repository, { checkRuns, statuses });
  const refused: string[] = [];
  /** The desk's own server, which is asked of what it serves, and for the time. */
  const server = {
    served: () => Response.json({ model: "1" }),
    time: () => new Response(null, { headers: { Date: "Sat, 20 Jun 2026 23:50:00 GMT" } }),
  };
  const respond: typeof globalThis.fetch = async (input, init) => {
    if (input === "/") return server.time();
    if (String(input).startsWith(SERVED)) return server.served();
    const answered = await answer({
      method: init?.method ?? "GET",
      url: String(input).slice(API.length),
      authorization: new Headers(init?.headers).get("authorization"),
      body: () => Promise.resolve(JSON.parse(String(init?.body)) as object),
    });
    return new Response(bodyOf(answered), answered);
  };
  /** Opens a person's store. */
  const open = ({ login = "mar", known = knownFiles(NO_CONTENT) } = {}) => {
    const who = {
      // With the person behind it.
      token: () => (login === "mar" ? "ghu_1" : `ghu_1 ${login}`),
      login: () => login,
      refused: (key: string) => refused.push(key),
    };
    return gitHubStore({ name: REPOSITORY, branch: "main", api: API }, who, known);
  };
  return { repository, respond, open, refused, server, checkRuns, statuses };
};

const house = Object.fromEntries(
  filesIn(ROOT).map((file) => [`content/${file}`, readFileSync(join(ROOT, file))]),
);

let published: Promise<PublishedContent> | undefined;

/** Opens a Git host with the tests' content, which the build has published, and sends all requests to it. */
export const openHost = async () => {
  published ??= publishedContent();
  const content = await published;
  const { open, respond, ...host } = gitHost(house);
  globalThis.fetch = respond;
  return {
    ...{ ...host, respond },
    open: (own: Parameters<typeof open>[0] = {}) => open({ known: knownFiles(content), ...own }),
  };
};

export type OpenHost = Awaited<ReturnType<typeof openHost>>;
