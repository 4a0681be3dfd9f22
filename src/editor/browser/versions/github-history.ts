import type { Commit, FileChange, History } from "../../../content-files/history";
import type { EditorConfig } from "../file-kinds";
import { gitHub, JSON_DATA, RAW } from "../github";
import { assertOk } from "./assert-ok";

/** What we use of a commit that GitHub lists, and of one that is asked for by itself. */
type Listed = { sha: string; commit: { author: { name: string }; committer: { date: string } } };
type Single = { parents: { sha: string }[]; files: { filename: string; status: string }[] };

/** The public branch at GitHub. What a commit holds never changes, and is asked for once. */
export const gitHubHistory = (backend: EditorConfig["backend"]): History => {
  const get = gitHub(backend);
  const changedFiles = async (commit: string) => {
    const response = assertOk(await get(`commits/${commit}`, JSON_DATA));
    const { parents, files } = (await response.json()) as Single;
    return files.map(({ filename, status }): FileChange => ({
      path: filename,
      isRemoved: status === "removed",
      before: parents[0]?.sha,
    }));
  };
  const text = async (path: string, commit: string) => {
    const response = await get(`contents/${path}?ref=${commit}`, RAW);
    return response.status === 404 ? undefined : assertOk(response).text();
  };
  return {
    log: async (path, count) => {
      const query = `sha=${String(backend.branch)}&path=${path}&per_page=${count}`;
      const response = assertOk(await get(`commits?${query}`, JSON_DATA));
      return ((await response.json()) as Listed[]).map(
        ({ sha, commit: { author, committer } }): Commit => ({
          id: sha,
          date: committer.date,
          author: author.name,
        }),
      );
    },
    changedFiles: once(changedFiles),
    text: once(text),
  };
};

/** The function, whose answers are kept; one that fails is asked again. */
const once = <Args extends string[], Answer>(ask: (...args: Args) => Promise<Answer>) => {
  const known = new Map<string, Promise<Answer>>();
  return (...args: Args) => {
    const key = args.join("\n");
    const answer = known.get(key) ?? ask(...args);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
};
