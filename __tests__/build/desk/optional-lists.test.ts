import { site } from "../../../src/build/desk/site";
import { storedIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { begin, change } from "../../../src/desk/core/work";
import { changeGroups } from "../../../src/desk/told/change-groups";
import { sentenceOf } from "../../../src/desk/told/sentences";
import { spanishWords } from "../../../src/desk/words";
import { changedSnapshot } from "../../desk/core/test-snapshot";
import { companySnapshot } from "./company-snapshot";

const PRICES = "prices.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await companySnapshot;
});

test("the price of a trip that is no longer there is told by its name in the files, not by a number", () => {
  const stored = changedSnapshot(snapshot, "second", { "trips/sunset.json": undefined });
  const { packages } = storedIn(stored, PRICES) as { packages: { trip: string }[] };
  const place = packages.findIndex(({ trip }) => trip === "sunset");
  const work = change(begin(stored), PRICES, ["packages", place, "amount"], 300, 0);
  const [group] = changeGroups(work);
  expect(group && sentenceOf(group, work, spanishWords(site)).where).toBe("Precios › sunset");
});
