import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { collections } from "../model";
import { vsCodeFiles } from "./lib/vscode-files";
import { runMain } from "./lib/processes";

/** `npm run schemas`: with these files VS Code completes and checks the content. */
const schemas = () => {
  // Removes the schemas of collections that no longer exist.
  rmSync(".vscode/schemas", { recursive: true, force: true });
  for (const [file, json] of Object.entries(vsCodeFiles(collections))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(json, null, 2));
  }
  return Promise.resolve(0);
};

runMain(schemas);
