import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

export const contentDigest = (path: string) =>
  createHash("md5").update(readFileSync(path)).digest("hex");
