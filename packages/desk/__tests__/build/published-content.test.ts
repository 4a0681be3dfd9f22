import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLISHED_CONTENT, type PublishedContent } from "../../stores/known-files";
import { writeDeskContent } from "../../build/published-content";
import { ROOT } from "../../../../examples/guest-house/__tests__/house-content";
import { guestHouse } from "../../../../examples/guest-house/model";
import { withTemporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";

const root = withTemporaryFolder();

const textsIn = () => {
  const file = readFileSync(join(root(), PUBLISHED_CONTENT), "utf8");
  return Object.values((JSON.parse(file) as PublishedContent).texts);
};

test("what no page shows is not written beside the desk, nor the price of a hidden entry, which another file has", async () => {
  cpSync(ROOT, root(), { recursive: true });
  const street = join(root(), "rooms/street.json");
  const week = /"room": "street",\s+"price": 340.5/;
  const room = JSON.parse(readFileSync(street, "utf8")) as Record<string, unknown>;
  for (const hidden of [false, true]) {
    write(street, JSON.stringify({ ...room, hidden }));
    await writeDeskContent(root(), root(), guestHouse);
    expect(textsIn().filter((text) => week.test(text))).toHaveLength(hidden ? 0 : 1);
  }
  const secret = { es: "Nobody's business" };
  const rooms = {
    hidden: { id: "hidden", hidden: true, name: secret, description: secret },
    undescribed: { id: "undescribed", name: secret },
    // Without a week, which each room needs.
    unpriced: { id: "unpriced", name: secret, description: secret },
  };
  for (const [id, room] of Object.entries(rooms))
    write(join(root(), `rooms/${id}.json`), JSON.stringify(room));
  write(join(root(), "confirmed.json"), JSON.stringify({ "rooms/hidden.json#name.es": secret.es }));
  await writeDeskContent(root(), root(), guestHouse);
  const all = textsIn();
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((text) => text.includes("Nobody's business"))).toEqual([]);
});
