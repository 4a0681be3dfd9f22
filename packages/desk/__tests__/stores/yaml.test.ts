import type * as Yaml from "../../../typed-content/files/yaml";
import { loadYaml, parseStored, withYaml } from "../../stores/yaml";

/** Whether the code cannot be fetched. */
const mockNetwork = { isDown: true };

jest.mock("../../../typed-content/files/yaml", () => {
  if (mockNetwork.isDown) throw new TypeError("Failed to fetch dynamically imported module");
  return jest.requireActual<typeof Yaml>("../../../typed-content/files/yaml");
});

const FILE = "conditions/cookies.yaml";
const TEXT = "id: cookies\n";

test("without a connection it is told as a store tells it, and loaded at the next try", async () => {
  const snapshot = { revision: "1", files: [FILE], pictures: [] };
  for (const act of [
    () => loadYaml(),
    () => withYaml({ ...snapshot, sources: [{ file: FILE, text: TEXT }] }),
    () => parseStored(FILE, TEXT),
  ])
    await expect(act()).rejects.toMatchObject({ problem: "unreachable" });
  mockNetwork.isDown = false;
  expect(await parseStored(FILE, TEXT)).toEqual({ data: { id: "cookies" } });
});
