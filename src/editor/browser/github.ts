import type { EditorConfig } from "./file-kinds";
import { storedToken } from "./stored-user";

export const JSON_DATA = "application/vnd.github+json";

/** A file itself, instead of what GitHub knows of it. */
export const RAW = "application/vnd.github.raw+json";

/** Asks GitHub's REST API about the site's repository, in the name of who is signed in. */
export const gitHub =
  ({ repo, api_root = "https://api.github.com" }: EditorConfig["backend"]) =>
  (path: string, accept: string, method = "GET") =>
    fetch(`${String(api_root)}/repos/${String(repo)}/${path}`, {
      method,
      cache: "no-store",
      headers: { Accept: accept, Authorization: `Bearer ${storedToken()}` },
    });
