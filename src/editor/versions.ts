import type { DraftEntry } from "./cms";
import type { EditorConfig } from "./config";

/** What others have done to a file while somebody edits it. */
export type Versions = {
  /** The file's text as it is saved now; undefined while there is no such file. */
  saved: (entry: DraftEntry) => Promise<string | undefined>;
  /** Has the public file changed since this draft of it was begun? Never where there is no draft. */
  publishedMeanwhile: (entry: DraftEntry) => Promise<boolean>;
};

export const versionsOf = ({ backend }: EditorConfig): Versions =>
  backend.name === "proxy" ? atHome(String(backend.proxy_url)) : onGitHub(backend);

/** decap-server: files on this machine, and no drafts. */
const atHome = (address: string): Versions => ({
  saved: async (entry) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        action: "getEntry",
        params: { branch: "main", path: entry.get("path") },
      }),
    });
    const { data } = (await answered(response).json()) as { data: string | null };
    return data ?? undefined;
  },
  publishedMeanwhile: () => Promise.resolve(false),
});

/** GitHub's REST API: a draft is the branch `cms/<collection>/<slug>`. */
const onGitHub = ({
  repo,
  branch,
  api_root = "https://api.github.com",
}: EditorConfig["backend"]) => {
  const get = (path: string, accept: string) =>
    fetch(`${String(api_root)}/repos/${String(repo)}/${path}`, {
      cache: "no-store",
      headers: { Accept: accept, Authorization: `Bearer ${token()}` },
    });
  const text = (path: string, ref: string) =>
    get(`contents/${path}?ref=${encodeURIComponent(ref)}`, "application/vnd.github.raw+json");
  const draftOf = (entry: DraftEntry) => `cms/${entry.get("collection")}/${entry.get("slug")}`;
  return {
    saved: async (entry: DraftEntry) => {
      const draft = await text(entry.get("path"), draftOf(entry));
      const response = draft.status === 404 ? await text(entry.get("path"), String(branch)) : draft;
      return response.status === 404 ? undefined : answered(response).text();
    },
    publishedMeanwhile: async (entry: DraftEntry) => {
      // What the public branch has that the draft has not.
      const range = `${encodeURIComponent(draftOf(entry))}...${encodeURIComponent(String(branch))}`;
      const response = await get(`compare/${range}`, "application/vnd.github+json");
      if (response.status === 404) return false;
      const { files } = (await answered(response).json()) as { files: { filename: string }[] };
      return files.some(({ filename }) => filename === entry.get("path"));
    },
  };
};

const answered = (response: Response) => {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response;
};

/** Decap keeps who is signed in under this name. */
const token = () => {
  const user = JSON.parse(localStorage.getItem("decap-cms-user") ?? "{}") as { token?: string };
  return user.token ?? "";
};
