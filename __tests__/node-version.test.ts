import { readFileSync } from "node:fs";
import { pinnedNode } from "../src/commands/lib/node-version";
import { workflows } from "./workflows/read-workflows";

type Manifest = { engines: { node: string }; devEngines: { runtime: object } };

const { engines, devEngines } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

test("package.json, README and CONTRIBUTING name one range of Node, all of which is tested", () => {
  const [, first, end] = /^>=([\d.]+) <(\d+)$/.exec(engines.node) ?? [];
  const last = Number(end) - 1;
  // The versions with long-term support have even numbers.
  const supported = [];
  for (let major = Math.floor(Number(first)); major <= last; major += 2) supported.push(`${major}`);
  const { node } = workflows.find(({ name }) => name === "everything.yml")?.workflow.jobs ?? {};
  expect([pinnedNode(), ...(node?.strategy?.matrix.node ?? [])].sort()).toEqual(supported);
  // npm installs nothing on another one.
  expect(devEngines.runtime).toEqual({ name: "node", version: engines.node, onFail: "error" });
  for (const file of ["README.md", "CONTRIBUTING.md"]) {
    expect(readFileSync(file, "utf8")).toContain(`Node ${first} to ${last}`);
  }
});
