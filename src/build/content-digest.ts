import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The digest of a file, as Gatsby's nodes of files have it. */
export const contentDigest = (path: string) =>
  createHash("md5").update(readFileSync(path)).digest("hex");
