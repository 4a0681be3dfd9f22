import type { History } from "../../../content-files/history";
import type { EditorConfig } from "../file-kinds";
import { gitHubVersions } from "./github";
import { gitHubHistory } from "./github-history";
import { localVersions } from "./local";
import { localHistory } from "./local-history";
import type { Versions } from "./types";

export type { Place, Versions } from "./types";

/** The versions that the editor's back end knows. */
export const versionsOf = ({ backend }: EditorConfig): Versions =>
  backend.name === "proxy" ? localVersions(String(backend.proxy_url)) : gitHubVersions(backend);

/** The history that it keeps. */
export const historyOf = ({ backend }: EditorConfig): History =>
  backend.name === "proxy" ? localHistory : gitHubHistory(backend);
