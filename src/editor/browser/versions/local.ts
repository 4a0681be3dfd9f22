import { assertOk } from "./assert-ok";
import type { Versions } from "./types";

/** Folders in folders that content has at most, and one to spare. */
const DEPTH = 4;

type File = { data: string | null; file: { path: string } };

/** Files on this machine, read and written by the development server, and no drafts. */
export const localVersions = (address: string): Versions => {
  const ask = async <Answer>(action: string, params: object) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action, params: { branch: "main", ...params } }),
    });
    return (await assertOk(response).json()) as Answer;
  };
  const text = async (path: string) => {
    const { data } = await ask<File>("getEntry", { path });
    return data ?? undefined;
  };
  const filesIn = (folder: string) => (extension: string) =>
    ask<File[]>("entriesByFolder", {
      folder: `content/${folder}`.replace(/\/$/, ""),
      extension,
      depth: DEPTH,
    });
  return {
    exists: async (path) => (await text(path)) !== undefined,
    saved: ({ path }) => text(path),
    publishedMeanwhile: () => Promise.resolve(false),
    texts: async (folder = "") => {
      const files = (await Promise.all(["json", "yaml"].map(filesIn(folder)))).flat();
      return Object.fromEntries(
        files.map(({ data, file }) => [file.path.replace("content/", ""), data ?? ""]),
      );
    },
  };
};
