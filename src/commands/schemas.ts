import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { format, resolveConfig } from "prettier";
import { collections } from "../model";
import { vsCodeFiles } from "./lib/vscode-files";
import { runMain } from "./lib/processes";

/** `npm run schemas`: writes what VS Code needs to help with the content files. */
const schemas = async () => {
  // A collection that is no more leaves no schema behind.
  rmSync(".vscode/schemas", { recursive: true, force: true });
  for (const [file, json] of Object.entries(vsCodeFiles(collections))) {
    mkdirSync(dirname(file), { recursive: true });
    const layout = { ...(await resolveConfig(file)), filepath: file };
    writeFileSync(file, await format(JSON.stringify(json), layout));
  }
  return 0;
};

runMain(schemas);
