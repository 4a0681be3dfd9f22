import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { explainFailedWrites } from "../../../src/editor/browser/failed-writes";
import type { EditorConfig } from "../../../src/editor/browser/file-kinds";
import { mendFirstDrafts } from "../../../src/editor/browser/first-draft";
import { lookBeforeWriting } from "../../../src/editor/browser/last-look";
import { watchSession } from "../../../src/editor/browser/session";
import type { Place } from "../../../src/editor/browser/versions";
import { startFileServer } from "../../e2e/editor/file-server";
import { REPOSITORY, startGitHost } from "../../e2e/editor/git-host";
import { memoryRepository } from "../../e2e/editor/git-host/memory";
import { web } from "../content-forms";
import type { Register } from "./tab";

/** Texts of files by their path in the repository. */
type Files = Record<string, string>;

/** Where people save. */
export type Host = {
  config: EditorConfig;
  /** What the editor changes in Decap's back end. */
  register: Register;
  /** The texts of a file: the public one, and that of its draft. */
  stored: (place: Place) => string[];
  /** From now on nobody is known. */
  endSession: () => void;
  /** Signs in, in another tab, where a session has ended. */
  signIn: () => Promise<void>;
  /** Takes a part of what is about to be written. */
  fillDisk: (body: string) => void;
  close: () => Promise<void>;
};

type Persist = { action: string; params: { dataFiles: { path: string; raw: string }[] } };

/** The server of `npm run edit` beside a folder, which can be given other files. */
export const startHome = async () => {
  const folder = mkdtempSync(join(tmpdir(), "people-"));
  const { url, close } = await startFileServer(folder);
  const registered = CMS.getBackend("proxy");
  const { init } = registered;
  const backend = { name: "proxy", proxy_url: url, branch: "main" };
  const host = (files: Files): Host => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return {
      config: { ...web, backend, publish_mode: "simple" },
      register: (look) => {
        registered.init = init;
        lookBeforeWriting("proxy", look);
        explainFailedWrites("proxy", true);
        return registered.init;
      },
      stored: ({ path }) => [readFileSync(join(folder, path), "utf8")],
      endSession: () => undefined,
      signIn: () => Promise.resolve(),
      fillDisk: (body) => {
        const { action, params } = JSON.parse(body) as Persist;
        if (action !== "persistEntry") return;
        for (const { path, raw } of params.dataFiles) {
          writeFileSync(join(folder, path), raw.slice(0, raw.length / 2));
        }
      },
      close: () => Promise.resolve(),
    };
  };
  const end = async () => {
    await close();
    rmSync(folder, { recursive: true });
  };
  return { host, end };
};

const USER = "decap-cms-user";

/** The stand-in for GitHub. */
export const startWebHost = async (files: Files): Promise<Host> => {
  const repository = memoryRepository(files);
  const { url, close, endSession } = await startGitHost(repository, []);
  const config = { ...web, backend: { ...web.backend, repo: REPOSITORY, api_root: url } };
  const ask = globalThis.fetch;
  const signIn = async () => {
    const page = await (await ask(`${url}/auth`)).text();
    const newValue = JSON.stringify({ token: /ghu_\d+/.exec(page)?.[0] });
    if (localStorage.getItem(USER) === newValue) return;
    localStorage.setItem(USER, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key: USER, newValue }));
  };
  await signIn();
  const registered = CMS.getBackend("github");
  const unchanged = registered.init;
  watchSession(config.backend);
  const watched = registered.init;
  const read = (branch: string, path: string) => {
    const isThere = repository.branches(branch).includes(`refs/heads/${branch}`);
    return isThere ? [repository.text(branch, path).toString()] : [];
  };
  return {
    config,
    register: (look) => {
      registered.init = watched;
      lookBeforeWriting("github", look);
      mendFirstDrafts("github");
      explainFailedWrites("github", false);
      return registered.init;
    },
    stored: ({ collection, slug, path }) =>
      ["main", `cms/${collection}/${slug}`].flatMap((branch) => read(branch, path)),
    endSession,
    signIn,
    fillDisk: () => undefined,
    close: () => {
      registered.init = unchanged;
      return close();
    },
  };
};
