import "fake-indexeddb/auto";
import { openDesk } from "../../src/editor/desk";
import { editsInBrowser } from "../../src/editor/kept-edits";
import { dataOf } from "../../src/editor/content/work";
import { memoryStore } from "./with-desk";
import { testSnapshot } from "./content/test-snapshot";

const TRIP = "trips/sunset.json";
const channels: BroadcastChannel[] = [];
const Channel = BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));

let name = 0;
const open = async (keptName: string) =>
  openDesk(memoryStore(await testSnapshot()), editsInBrowser(keptName));

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Retries until the expectation holds: another tab hears of a change when the browser gets to it. */
const eventually = async (expectation: () => void) => {
  for (let tries = 0; tries < 100; tries += 1)
    try {
      return expectation();
    } catch {
      await soon();
    }
  expectation();
};

test("what was written is there when the desk is opened again, and what was undone is not", async () => {
  const kept = String((name += 1));
  const desk = await open(kept);
  desk.change(TRIP, ["end"], "22:00");
  desk.change("company.json", ["name"], "Otra");
  desk.undo();
  await soon();
  const again = await open(kept);
  expect([...again.state().work.edits.keys()]).toEqual([TRIP]);
  expect(dataOf(again.state().work, TRIP)).toMatchObject({ end: "22:00" });
  expect(again.state().leftAt).toBeGreaterThan(Date.now() - 10_000);
});

test("two tabs of one person have the same edits", async () => {
  const kept = String((name += 1));
  const [one, other] = [await open(kept), await open(kept)];
  const expectIn = (tab: typeof one, ...files: string[]) =>
    eventually(() => expect([...tab.state().work.edits.keys()].sort()).toEqual(files));
  one.change(TRIP, ["end"], "22:00");
  await expectIn(other, TRIP);
  other.change("company.json", ["name"], "Otra");
  await expectIn(one, "company.json", TRIP);
  await expectIn(other, "company.json", TRIP);
});

test("a browser without room says so, and the desk goes on", async () => {
  const kept = { ...editsInBrowser(String((name += 1))), save: () => Promise.reject(new Error()) };
  const desk = await openDesk(memoryStore(await testSnapshot()), kept);
  desk.change(TRIP, ["end"], "22:00");
  await soon();
  expect(desk.state().isKept).toBe(false);
  expect(dataOf(desk.state().work, TRIP)).toMatchObject({ end: "22:00" });
});
