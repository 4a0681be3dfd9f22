import { contentModel } from "../../../src/model";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { OWN_HEADERS, sendFile } from "../../../src/desk/server/send-file";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { ownOriginPolicy } from "../../../src/desk/sign-in/own-origin";
import { writeSiteDesk } from "../../../src/build/desk/write";
import { writeDeskContent } from "../../../src/desk/build/published-content";
import { startLoopbackServer } from "../../../src/base/loopback/server";
import { testSite } from "../setup/sites";
import type { CopyUnderGit } from "./copy-under-git";
import {
  openRepository,
  REPOSITORY,
  startGitHost,
  startSignIn,
  type CheckRun,
  type Status,
} from "./git-host";

/**
 * Serves the test site, with the desk from another folder.
 * @param policy the header that the host adds at the desk's own origin
 */
const serve = (desk: string, policy?: string) =>
  startLoopbackServer(0, ({ url = "" }, answer) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const own = join(desk, file.replace("/admin/", ""));
    // pages.json belongs to the published pages, so it comes from the build.
    const isOwn = file.startsWith("/admin/") && file !== "/admin/pages.json";
    const everywhere = OWN_HEADERS["Content-Security-Policy"];
    return sendFile(answer, isOwn ? own : join(testSite.folder, file), {
      ...OWN_HEADERS,
      // Hosts join the values of all rules that match.
      "Content-Security-Policy": [everywhere, policy].filter(Boolean).join(", "),
    });
  });

const atLocalhost = (url: string) => url.replace("127.0.0.1", "localhost");

/**
 * Starts the published desk with the test site, the sign-in worker, and the stand-in for GitHub, which stores the content
 * in a real repository.
 */
export const startWeb = async ({ folder, git, reset, remove }: CopyUnderGit) => {
  const repository = openRepository(folder);
  const checkRuns: CheckRun[] = [];
  const statuses: Status[] = [];
  const host = await startGitHost(repository, checkRuns, statuses);
  const desk = mkdtempSync(join(tmpdir(), "desk-"));
  const own = await serve(desk, ownOriginPolicy(host.url));
  const site = await serve(desk);
  const origin = atLocalhost(own.url);
  const signIn = await startSignIn(origin, host.url);
  const place = { repository: REPOSITORY, branch: "main", api: host.url, signIn: signIn.url };
  await writeSiteDesk(desk, { home: false, ...place, origin });
  await writeDeskContent(TEST_CONTENT, desk, contentModel);

  const textAt = (revision: string, file: string) => git("show", `${revision}:content/${file}`);
  /** Parses a content file; JSON is valid YAML, too. */
  const read = (file: string, revision = "main") =>
    parse(textAt(revision, file)) as Record<string, unknown>;
  return {
    /** The desk's own origin. */
    origin,
    /** The site's address, where the host serves the same files. */
    site: atLocalhost(site.url),
    signIn: signIn.url,
    host,
    statuses,
    read,
    /** Returns the subjects of the commits since the start, newest first. */
    published: () => git("log", "--format=%s", "start..main").split("\n").filter(Boolean),
    /** Returns the files changed since the start, each with its status letter. */
    changed: (revision = "main") =>
      git("diff", "--name-status", "start", revision).split("\n").filter(Boolean),
    branches: () => git("branch", "--format=%(refname:short)").split("\n").filter(Boolean),
    /** Sets the check run of the newest commit, which reports its publication. */
    setCheckRun: (run: Partial<CheckRun>) =>
      checkRuns.splice(0, checkRuns.length, {
        name: "Publicación",
        conclusion: "success",
        completed_at: new Date().toISOString(),
        html_url: "https://github.example.com/runs/1",
        output: { title: "", summary: "", text: "" },
        ...run,
      }),
    reset: () => {
      reset();
      checkRuns.length = 0;
      statuses.length = 0;
    },
    close: async () => {
      await Promise.all([own, site, signIn, host].map((server) => server.close()));
      rmSync(desk, { recursive: true });
      remove();
    },
  };
};

export type Web = Awaited<ReturnType<typeof startWeb>>;
