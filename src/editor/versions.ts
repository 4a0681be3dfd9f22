import type { EditorConfig } from "./config";

/** A file and the names by which the CMS calls its entry. */
export type Place = { collection: string; slug: string; path: string };

/** What others have done to a file while somebody edits it. */
export type Versions = {
  /** The file's text as it is saved now; undefined while there is no such file. */
  saved: (place: Place) => Promise<string | undefined>;
  /** Has the public file changed since this draft of it was begun? Never where there is no draft. */
  publishedMeanwhile: (place: Place) => Promise<boolean>;
};

export const versionsOf = ({ backend }: EditorConfig): Versions =>
  backend.name === "proxy" ? atHome(String(backend.proxy_url)) : onGitHub(backend);

/** decap-server: files on this machine, and no drafts. */
const atHome = (address: string): Versions => ({
  saved: async ({ path }) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        action: "getEntry",
        params: { branch: "main", path },
      }),
    });
    const { data } = (await answered(response).json()) as { data: string | null };
    return data ?? undefined;
  },
  publishedMeanwhile: () => Promise.resolve(false),
});

/** GitHub lists no more files of a comparison: this one may be among the others. */
const LISTED = 300;

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
  const draftOf = ({ collection, slug }: Place) => `cms/${collection}/${slug}`;
  return {
    saved: async (place: Place) => {
      const draft = await text(place.path, draftOf(place));
      const response = draft.status === 404 ? await text(place.path, String(branch)) : draft;
      return response.status === 404 ? undefined : answered(response).text();
    },
    publishedMeanwhile: async (place: Place) => {
      // What the public branch has that the draft has not.
      const range = `${encodeURIComponent(draftOf(place))}...${encodeURIComponent(String(branch))}`;
      const response = await get(`compare/${range}`, "application/vnd.github+json");
      if (response.status === 404) return false;
      const { files } = (await answered(response).json()) as { files: { filename: string }[] };
      return files.length === LISTED || files.some(({ filename }) => filename === place.path);
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
