import { contentModel } from "../../../src/model";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { OWN_HEADERS, sendFile } from "../../../packages/desk/server/send-file";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import {
  DESK_DOCUMENTS,
  ownOriginPolicy,
  SANDBOX,
} from "../../../packages/desk/sign-in/own-origin";
import { writeSiteDesk } from "../../../src/build/desk/write";
import { SERVED, type Served } from "../../../packages/desk/stores/served";
import { modelVersion } from "../../../packages/typed-content/version";
import { writeDeskContent } from "../../../packages/desk/build/published-content";
import { startLoopbackServer } from "../../../packages/desk/server/loopback-server";
import { filesIn } from "../../../packages/typed-content/files/read";
import { testSite } from "../setup/sites";
import { createRepository, REPOSITORY, startGitHost, startSignIn, type CheckRun } from "./git-host";

/**
 * Serves the test site, with the desk from another folder.
 * @param commit returns the commit of which it says that it was made
 * @param policyAt what the host adds at the desk's own origin
 */
const serve = (
  desk: string,
  commit: () => string,
  policyAt: (path: string) => string | undefined = () => undefined,
) =>
  startLoopbackServer(0, ({ url = "" }, answer) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const file = path.endsWith("/") ? `${path}index.html` : path;
    if (file === `/admin/${SERVED}`) {
      const made: Served = { model: modelVersion(contentModel), commit: commit() };
      return void answer.end(JSON.stringify(made));
    }
    const own = join(desk, file.replace("/admin/", ""));
    // pages.json belongs to the published pages, so it comes from the build.
    const isOwn = file.startsWith("/admin/") && file !== "/admin/pages.json";
    const everywhere = OWN_HEADERS["Content-Security-Policy"];
    const policy = policyAt(path);
    return sendFile(answer, isOwn ? own : join(testSite.folder, file), {
      ...OWN_HEADERS,
      // Hosts join the values of all rules that match.
      "Content-Security-Policy": [everywhere, policy].filter(Boolean).join(", "),
    });
  });

const atLocalhost = (url: string) => url.replace("127.0.0.1", "localhost");

const content = Object.fromEntries(
  filesIn(TEST_CONTENT).map((file) => [`content/${file}`, readFileSync(join(TEST_CONTENT, file))]),
);

/** Starts the published desk with the test site, the sign-in worker, and the stand-in for GitHub with the content. */
export const startWeb = async () => {
  const repository = createRepository(content);
  const start = repository.commit("main");
  const checkRuns: CheckRun[] = [];
  const host = await startGitHost(repository, checkRuns, []);
  const desk = mkdtempSync(join(tmpdir(), "desk-"));
  /** The commit whose site is served. */
  let served = start;
  const commit = () => served;
  const own = await serve(desk, commit, (path) =>
    DESK_DOCUMENTS.includes(path) ? ownOriginPolicy(settings) : SANDBOX,
  );
  const site = await serve(desk, commit);
  const origin = atLocalhost(own.url);
  const signIn = await startSignIn(origin, host.url);
  const settings = {
    home: false,
    repository: REPOSITORY,
    branch: "main",
    api: host.url,
    signIn: signIn.url,
    origin,
    site: atLocalhost(site.url),
  } as const;
  await writeSiteDesk(desk, settings);
  await writeDeskContent(TEST_CONTENT, desk, contentModel);

  return {
    /** The desk's own origin. */
    origin,
    /** The site's address, where the host serves the same files. */
    site: atLocalhost(site.url),
    signIn: signIn.url,
    host,
    /** Parses a content file; JSON is valid YAML, too. */
    read: (file: string) =>
      parse(String(repository.text("main", `content/${file}`))) as Record<string, unknown>,
    /** Returns the messages of the commits since the start, oldest first. */
    published: () => repository.compare(start, "main").commits.map(repository.message),
    /** Returns the files changed since the start. */
    changed: () =>
      repository
        .compare(start, "main")
        .files.map(({ status, filename }) => `${status} ${filename}`),
    /** Sets the check run of the newest commit, which reports its publication; a success is served. */
    setCheckRun: (run: Partial<CheckRun>) => {
      if (run.conclusion !== "failure") served = repository.commit("main");
      checkRuns.splice(0, checkRuns.length, {
        name: "Publicación",
        conclusion: "success",
        completed_at: new Date().toISOString(),
        html_url: "https://github.example.com/runs/1",
        output: { title: "", summary: "", text: "" },
        ...run,
      });
    },
    reset: () => {
      repository.branches().forEach(repository.deleteBranch);
      repository.setBranch("main", start);
      served = start;
      checkRuns.length = 0;
    },
    close: async () => {
      await Promise.all([own, site, signIn, host].map((server) => server.close()));
      rmSync(desk, { recursive: true });
    },
  };
};

export type Web = Awaited<ReturnType<typeof startWeb>>;
