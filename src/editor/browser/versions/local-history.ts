import type { FileChange, History } from "../../../content-files/history";
import { assertOk } from "./assert-ok";

/** Where the development server answers what Git knows. */
const ADDRESS = "history.json";

/** Git on this machine, where there is Git. */
export const localHistory: History = {
  log: (path, count) => ask({ path, count: String(count) }),
  changedFiles: async (commit) => (await ask<FileChange[] | undefined>({ commit })) ?? [],
  text: (path, commit) => ask({ path, commit }),
};

const ask = async <Answer>(query: Record<string, string>) => {
  const address = `${ADDRESS}?${String(new URLSearchParams(query))}`;
  const response = assertOk(await fetch(address, { cache: "no-store" }));
  return ((await response.json()) as { answer: Answer }).answer;
};
