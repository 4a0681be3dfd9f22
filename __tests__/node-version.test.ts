import { readFileSync } from "node:fs";
import { pinnedNode } from "../src/commands/lib/node-version";

type Manifest = { engines: { node: string } };

const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

test("package.json, README and CONTRIBUTING name one range of Node, which ends with .nvmrc's", () => {
  const [, first, end] = /^>=([\d.]+) <(\d+)$/.exec(engines.node) ?? [];
  const last = Number(end) - 1;
  expect(pinnedNode()).toBe(String(last));
  for (const file of ["README.md", "CONTRIBUTING.md"]) {
    expect(readFileSync(file, "utf8")).toContain(`Node ${first} to ${last}`);
  }
});
