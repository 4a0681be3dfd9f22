/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, screen } from "@testing-library/react";
import { type Publication } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { dataOf, openConflicts } from "../../../src/desk/core/work";
import { storedIn } from "../../../src/desk/core/snapshot";
import { changeElsewhere, memoryStore } from "../with-desk";
import { button, linkTo } from "./show-screen";
import { opened, state, says, status, edited, press, common, failing } from "./show-publication";

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

/** The price of a room before it is changed. */
const BEFORE = 85;

test.each([
  ["2026-03-10T12:04:00", "En la web a las 12:04"],
  ["2026-03-10T01:05:00", "En la web a la 1:05"],
  ["2026-03-08T12:04:00", "En la web desde el 8 de marzo"],
])("what is public since %s is told as people say it", async (since, told) => {
  jest.useFakeTimers({ now: new Date("2026-03-10T18:00:00"), doNotFake: ["queueMicrotask"] });
  const desk = await opened({ publication: () => Promise.resolve({ status: "public", since }) });
  await act(desk.refresh);
  expect(state()).toBe(told);
  jest.useRealTimers();
});

test("at home the end of a build is not told as a save", async () => {
  const publication = () =>
    Promise.resolve({ status: "public", since: "2027-03-30T08:15:00Z" } as const);
  const desk = await opened({ publication }, true);
  await act(desk.refresh);
  expect(state()).toBe(status.home);
});

test("at home a build that nobody's save began is not told as a save", async () => {
  const publication = () => Promise.resolve({ status: "building" } as const);
  const desk = await opened({ publication }, true);
  await act(desk.refresh);
  expect(state()).toBe(status.homePreparing);
  act(() => desk.change("rooms/garden.json", ["price"], 99));
  await act(() => desk.publish(() => "a price"));
  expect(says()).toContain(status.homeBuilding);
});

test.each([
  [false, es.publishing.web, "https://house.example/#garden"],
  [true, es.publishing.home, "/#garden"],
])(
  "what we have published is led to, and taken back as an edit that is offered (at home: %s)",
  async (isHome, say, page) => {
    let publication: Publication = { status: "building" };
    const memory = memoryStore(await testSnapshot());
    const desk = await edited({ ...memory, publication: async () => publication }, isHome);
    await press(say.publish);
    expect(says()).toContain(isHome ? status.homeBuilding : status.building());
    publication = { status: "public", since: new Date().toISOString() };
    await act(desk.refresh);
    expect(says()).toMatch(isHome ? /^Guardado a las? / : /^En la web a las? /);
    expect(linkTo(status.seeIt)).toBe(page);
    await press(common.undo);
    expect(says()).toBe(say.undone);
    expect(dataOf(desk.state().work, "rooms/garden.json")).toMatchObject({ price: BEFORE });
    await press(es.texts.history.doNotUndo);
    expect(desk.state().work.edits.size).toBe(0);
    await press(common.undo);
    await press(say.publishIt);
    expect(desk.state().work.edits.size).toBe(0);
    const stored = storedIn(await memory.load(), "rooms/garden.json");
    expect(stored).toMatchObject({ price: BEFORE });
  },
);

test("undoing keeps what somebody else has changed since", async () => {
  const memory = memoryStore(await testSnapshot());
  const desk = await edited(memory);
  await press(es.publishing.web.publish);
  await changeElsewhere(memory, "rooms/garden.json", ["name", "de"], "Gartenblick");
  await press(common.undo);
  await press(es.publishing.web.publishIt);
  expect(storedIn(await memory.load(), "rooms/garden.json")).toMatchObject({
    price: BEFORE,
    name: { de: "Gartenblick" },
  });
  expect(desk.state().outcome).toEqual({ kind: "published" });
});

test.each([
  ["by name", { authors: () => Promise.resolve([{ login: "pau", name: "Pau" }]) }, "Pau"],
  ["where nobody says whose it is", { authors: failing("forbidden", "").commit }, status.somebody],
])("what somebody else publishes is told %s, with a way to it", async (_, own, who) => {
  const memory = memoryStore(await testSnapshot());
  const desk = await opened({ ...memory, ...own });
  await changeElsewhere(memory, "rooms/garden.json", ["price"], 99);
  await act(desk.refresh);
  expect(says()).toMatch(new RegExp(`^${who}: .*${BEFORE}.* → 99.* ${status.public}$`));
  expect(linkTo(status.see)).toBe("#/file/rooms/garden.json?field=price");
});

test("what came with a conflict is told as its author's, and nothing of it is ours to undo", async () => {
  const memory = memoryStore(await testSnapshot());
  const authors = () => Promise.resolve([{ login: "pau", name: "Pau" }]);
  const desk = await edited({ ...memory, authors });
  await changeElsewhere(memory, "rooms/garden.json", ["price"], 98);
  await press(es.publishing.web.publish);
  const [open] = openConflicts(desk.state().work);
  if (open) act(() => desk.decide(open.file, open.conflict, "theirs"));
  expect(says()).toMatch(/^Pau: .* → 98/);
  expect(screen.queryByRole("button", { name: common.undo })).toBeNull();
});

test("what we publish on another device is ours, and what is no content is not told", async () => {
  const memory = memoryStore(await testSnapshot());
  let snapshot = await memory.load();
  const store = {
    ...memory,
    load: () => Promise.resolve(snapshot),
    authors: async () => [{ login: "", name: "" }],
  };
  const desk = await opened(store);
  await changeElsewhere(memory, "rooms/garden.json", ["price"], 99);
  snapshot = await memory.load();
  await act(desk.refresh);
  expect(says()).toMatch(/^En la web/);
  expect(button(common.undo)).toBeTruthy();
  snapshot = { ...snapshot, revision: "code" };
  await act(desk.refresh);
  expect(button(common.undo)).toBeTruthy();
});
