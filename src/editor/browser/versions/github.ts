import { assertOk } from "./assert-ok";
import type { EditorConfig } from "../file-kinds";
import { gitHub, JSON_DATA, RAW } from "../github";
import type { Place, Versions } from "./types";

/** GitHub lists no more files of a comparison: this one may be among the others. */
const LISTED = 300;

/** A file or folder; its path is below the folder that was asked for. */
type TreeEntry = { path: string; sha: string };

/** GitHub's REST API: a draft is the branch `cms/<collection>/<slug>`. */
export const gitHubVersions = (backend: EditorConfig["backend"]): Versions => {
  const { branch, repo } = backend;
  const owner = String(repo).split("/")[0];
  const get = gitHub(backend);
  const content = (path: string, ref: string, method?: string) =>
    get(`contents/${path}?ref=${encodeURIComponent(ref)}`, RAW, method);
  /** Texts by their hash, each of which is asked for once. */
  const blobs = new Map<string, string>();
  const blob = async (sha: string) => {
    const known = blobs.get(sha);
    if (known !== undefined) return known;
    const text = await assertOk(await get(`git/blobs/${sha}`, RAW)).text();
    blobs.set(sha, text);
    return text;
  };
  const draftOf = ({ collection, slug }: Place) => `cms/${collection}/${slug}`;
  /** A branch without a pull request is what a save, or a publication, has left that was cut off. */
  const isOpen = async (place: Place) => {
    const head = encodeURIComponent(`${owner}:${draftOf(place)}`);
    const pulls = assertOk(await get(`pulls?state=open&head=${head}`, JSON_DATA));
    return ((await pulls.json()) as unknown[]).length > 0;
  };
  return {
    exists: async (path) => {
      const drafts = assertOk(await get("git/matching-refs/heads/cms/", JSON_DATA));
      const refs = ((await drafts.json()) as { ref: string }[]).map(({ ref }) => ref);
      const answers = [String(branch), ...refs].map((ref) => content(path, ref, "HEAD"));
      return (await Promise.all(answers)).some(isThere);
    },
    saved: async (place) => {
      // The text comes last, so that it is as new as can be.
      const ref = (await isOpen(place)) ? draftOf(place) : String(branch);
      const response = await content(place.path, ref);
      return isThere(response) ? response.text() : undefined;
    },
    publishedMeanwhile: async (place) => {
      // What the public branch has that the draft has not.
      const range = `${encodeURIComponent(draftOf(place))}...${encodeURIComponent(String(branch))}`;
      const response = await get(`compare/${range}`, JSON_DATA);
      if (!isThere(response) || !(await isOpen(place))) return false;
      const { files } = (await response.json()) as { files: { filename: string }[] };
      return files.length === LISTED || files.some(({ filename }) => filename === place.path);
    },
    texts: async (folder = "") => {
      const response = await get(`git/trees/${String(branch)}:content?recursive=1`, JSON_DATA);
      const { tree } = (await assertOk(response).json()) as { tree: TreeEntry[] };
      const texts = tree.filter(
        ({ path }) => path.startsWith(folder) && /\.(json|yaml)$/.test(path),
      );
      return Object.fromEntries(
        await Promise.all(texts.map(async ({ path, sha }) => [path, await blob(sha)] as const)),
      );
    },
  };
};

/** Whatever else the host says is an error. */
const isThere = (response: Response) => response.status !== 404 && assertOk(response).ok;
