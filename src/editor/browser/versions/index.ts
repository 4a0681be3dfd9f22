import type { EditorConfig } from "../file-kinds";
import { gitHubVersions } from "./github";
import { localVersions } from "./local";
import type { Versions } from "./types";

export type { Place, Versions } from "./types";

/** The versions that the editor's back end knows. */
export const versionsOf = ({ backend }: EditorConfig): Versions =>
  backend.name === "proxy" ? localVersions(String(backend.proxy_url)) : gitHubVersions(backend);
