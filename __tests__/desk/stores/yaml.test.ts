import type { Source } from "../../../src/typed-content/files/content";
import type * as Yaml from "../../../src/typed-content/files/yaml";
import type { Snapshot } from "../../../src/desk/core/snapshot";
import { loadYaml, parseStored, withYaml } from "../../../src/desk/stores/yaml";

/** How often the code was asked for, and whether it cannot be fetched. */
const mockNetwork = { requests: 0, isDown: false };

jest.mock("../../../src/typed-content/files/yaml", () => {
  mockNetwork.requests += 1;
  if (mockNetwork.isDown) throw new TypeError("Failed to fetch dynamically imported module");
  return jest.requireActual<typeof Yaml>("../../../src/typed-content/files/yaml");
});

beforeEach(() => {
  jest.resetModules();
  Object.assign(mockNetwork, { requests: 0, isDown: false });
});

const FILE = "conditions/privacy.yaml";
const KNOWN = { file: FILE, text: "id: privacy\n", parsed: { data: { id: "privacy" } } };
const NEWER = { file: "conditions/cookies.yaml", text: "id: cookies\nupdated: 2026-11-20\n" };
const JSON_FILE = { file: "rooms/a.json", text: '{"id":"a"}' };
const LINK: Source = {
  file: "conditions/link.yaml",
  error: { file: "conditions/link.yaml", path: [], code: "not-a-file" },
};

const snapshot = (...sources: Snapshot["sources"]): Snapshot => ({
  ...{ revision: "1", files: sources.map(({ file }) => file), pictures: [] },
  sources,
});

test("nothing is loaded where it is known what texts say, and for what is no YAML", async () => {
  const known = snapshot(KNOWN, JSON_FILE, LINK);
  expect(await withYaml(known)).toBe(known);
  expect(await parseStored(JSON_FILE.file, JSON_FILE.text)).toEqual({ data: { id: "a" } });
  expect(mockNetwork.requests).toBe(0);
});

test("without a connection it is told as a store tells it, and loaded at the next try", async () => {
  mockNetwork.isDown = true;
  const problem = "unreachable";
  for (const act of [
    () => loadYaml(),
    () => withYaml(snapshot(NEWER)),
    () => parseStored(NEWER.file, NEWER.text),
  ])
    await expect(act()).rejects.toMatchObject({ problem });
  mockNetwork.isDown = false;
  expect(await parseStored(FILE, KNOWN.text)).toEqual(KNOWN.parsed);
});
