import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync, inflateSync } from "node:zlib";

/**
 * Returns functions that read and write the objects of a repository that are no part of a pack, without starting Git,
 * which takes longer than everything else that a request needs.
 * Source: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 */
export const looseObjects = (folder: string) => {
  const own = join(folder, ".git/objects");
  const alternates = join(own, "info/alternates");
  const others = existsSync(alternates)
    ? readFileSync(alternates, "utf8").split("\n").filter(Boolean)
    : [];
  const fileIn = (objects: string, sha: string) => join(objects, sha.slice(0, 2), sha.slice(2));
  const fileOf = (sha: string) =>
    [own, ...others].map((objects) => fileIn(objects, sha)).find((file) => existsSync(file));
  return {
    has: (sha: string) => fileOf(sha) !== undefined,
    /** Returns the bytes of a blob; undefined if it does not exist or is in a pack. */
    blob: (sha: string) => {
      const file = fileOf(sha);
      if (file === undefined) return undefined;
      const object = inflateSync(readFileSync(file));
      return object.subarray(object.indexOf(0) + 1);
    },
    /** Writes a blob and returns its hash. */
    putBlob: (bytes: Buffer) => {
      const object = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
      const sha = createHash("sha1").update(object).digest("hex");
      const file = fileIn(own, sha);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, deflateSync(object));
      return sha;
    },
  };
};
