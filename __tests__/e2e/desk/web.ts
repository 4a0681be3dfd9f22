import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { sendFile } from "../../../src/commands/lib/home/send-file";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { writeDesk } from "../../../src/gatsby/desk";
import { writeDeskContent } from "../../../src/gatsby/desk-content";
import { startLoopbackServer } from "../../../src/stand-ins/server";
import { testSite } from "../sites";
import type { CopyUnderGit } from "./copy-under-git";
import { openRepository, REPOSITORY, startGitHost, type CheckRun, type Status } from "./git-host";

/** The site that is built for the tests, with a desk of its own. */
const serve = (desk: string) =>
  startLoopbackServer(0, ({ url = "" }, answer) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const own = join(desk, file.replace("/admin/", ""));
    // What belongs to the published pages, and not to the desk itself, is the build's.
    const isOwn = file.startsWith("/admin/") && file !== "/admin/pages.json";
    return sendFile(answer, isOwn ? own : join(testSite.folder, file));
  });

/**
 * The desk as it is published, beside the tests' site, and the Git host where it keeps the content: what
 * stands in for GitHub, and for the worker that signs people in, over a real repository.
 */
export const startWeb = async ({ folder, git, undo, remove }: CopyUnderGit) => {
  const repository = openRepository(folder);
  const checkRuns: CheckRun[] = [];
  const statuses: Status[] = [];
  const host = await startGitHost(repository, checkRuns, statuses);
  const desk = mkdtempSync(join(tmpdir(), "desk-"));
  const place = { repository: REPOSITORY, branch: "main", api: host.url, signIn: host.url };
  await writeDesk(desk, { home: false, ...place });
  await writeDeskContent(TEST_CONTENT, desk);
  const site = await serve(desk);

  const textAt = (revision: string, file: string) => git("show", `${revision}:content/${file}`);
  /** What a content file holds; JSON is YAML, too. */
  const read = (file: string, revision = "main") =>
    parse(textAt(revision, file)) as Record<string, unknown>;
  /** Lets somebody else publish a text. */
  const publish = (file: string, change: (data: Record<string, unknown>) => object) => {
    const text = `${JSON.stringify(change(read(file)), null, 2)}\n`;
    const sha = repository.putBlob(Buffer.from(text).toString("base64"));
    const newest = repository.commit("main");
    const tree = repository.putTree(newest, [{ path: `content/${file}`, mode: "100644", sha }]);
    repository.setBranch("main", repository.putCommit("Otra persona", tree, [newest]));
  };
  return {
    origin: site.url.replace("127.0.0.1", "localhost"),
    host,
    has: (file: string) => git("ls-tree", "--name-only", "main", `content/${file}`) !== "",
    checkRuns,
    statuses,
    read,
    publish,
    /** What has been published since the start, the newest first: the first line of each message. */
    published: () => git("log", "--format=%s", "start..main").split("\n").filter(Boolean),
    /** The files that this has changed, each with a letter for what became of it. */
    changed: (revision = "main") =>
      git("diff", "--name-status", "start", revision).split("\n").filter(Boolean),
    branches: () => git("branch", "--format=%(refname:short)").split("\n").filter(Boolean),
    /** What the job that publishes tells of the newest commit. */
    tell: (run: Partial<CheckRun>) =>
      checkRuns.splice(0, checkRuns.length, {
        name: "Publicación",
        conclusion: "success",
        completed_at: new Date().toISOString(),
        html_url: "https://github.example.com/runs/1",
        output: { title: "", summary: "", text: "" },
        ...run,
      }),
    undo: () => {
      undo();
      checkRuns.length = 0;
      statuses.length = 0;
      host.allow("write");
    },
    close: async () => {
      await Promise.all([site.close(), host.close()]);
      rmSync(desk, { recursive: true });
      remove();
    },
  };
};

export type Web = Awaited<ReturnType<typeof startWeb>>;
