import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../../src/model";
import { withTemporaryFolder, write } from "../setup/temporary-folder";
import { loadCommand } from "./call-command";

const folder = withTemporaryFolder();

test("VS Code gets a schema of each collection, and keeps none of those that are gone", async () => {
  const gone = join(folder(), ".vscode/schemas/gone.schema.json");
  write(gone, "{}");
  const schemas = await loadCommand("schemas");
  expect(await schemas([], folder())).toMatchObject({ status: 0 });
  expect(existsSync(gone)).toBe(false);
  const read = (file: string) =>
    JSON.parse(readFileSync(join(folder(), ".vscode", file), "utf8")) as Record<string, unknown>;
  const settings = read("settings.json");
  const urls = [
    ...(settings["json.schemas"] as { url: string }[]).map(({ url }) => url),
    ...Object.keys(settings["yaml.schemas"] as object),
  ];
  expect(urls).toHaveLength(collections.length);
  for (const url of urls)
    expect(read(url.replace("./.vscode/", ""))).toMatchObject({ type: "object" });
  expect(await schemas([], folder())).toMatchObject({ status: 0 });
});
