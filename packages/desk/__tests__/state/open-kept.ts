import "fake-indexeddb/auto";
import "../../../../__tests__/setup/locks";
import { randomUUID } from "node:crypto";
import { openDesk } from "../../state/desk";
import { editsInBrowser } from "../../state/kept-edits";
import { penFor } from "../../core/tab";
import type { Person } from "../../sign-in/session";
import { type ContentStore } from "../../stores/store";
import { memoryStore } from "../with-desk";
import { testSnapshot } from "../core/test-snapshot";

export const ROOM = "rooms/garden.json";
export const MAR = { login: "mar", name: "Mar" };
const channels: BroadcastChannel[] = [];
const Channel = BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));

/** Of other test files, too: Node's locks are those of the whole process. */
export const newName = () => randomUUID();

type Opened = { person?: Person; store?: ContentStore };

export const open = async (keptName: string, { person = MAR, store }: Opened = {}) =>
  openDesk(
    store ?? memoryStore(await testSnapshot()),
    editsInBrowser(keptName, person),
    penFor(`${keptName} ${person.login}`),
  );

export const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Retries until the expectation holds: another tab hears of a change when the browser gets to it. */
export const eventually = async (expectation: () => void) => {
  for (let tries = 0; tries < 100; tries += 1)
    try {
      return expectation();
    } catch {
      await soon();
    }
  expectation();
};
