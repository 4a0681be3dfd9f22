import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { filesIn } from "../content-files/read";

/** What may change a drawing: our code, the drawings that it uses, the packages that are installed. */
const files = () => [
  ...filesIn("src").map((file) => join("src", file)),
  "static/icons.svg",
  "node_modules/.package-lock.json",
];

/**
 * Makes a node of the source code. Gatsby keeps the results of queries as long as the nodes stay that
 * they have used, whatever becomes of the code of their resolvers; one whose results follow from more
 * than content uses this node, too.
 */
export const createSourceCode = async ({ actions }: SourceNodesArgs) => {
  const hash = createHash("sha256");
  for (const file of files()) hash.update(file).update(readFileSync(file));
  const contentDigest = hash.digest("hex");
  await actions.createNode({ id: "source-code", internal: { type: "SourceCode", contentDigest } });
};
