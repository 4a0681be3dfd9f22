/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import type { Snapshot } from "../../src/desk/core/snapshot";
import { openConflicts } from "../../src/desk/merge/conflicts";

import { es } from "./test-site";
import { testSnapshot } from "./core/test-snapshot";
import { polyfillDialogs } from "./window/dialogs";
import { showWindow } from "./window/show-window";
import { memoryStore } from "./with-desk";

jest.mock("../../src/desk/page/page-frame", () => ({ PageFrame: () => null }));

polyfillDialogs();

const TRIP = "trips/sunset.json";

type Files = Record<string, string | undefined>;

const textIn = ({ sources }: Snapshot, file: string) => {
  const source = sources.find((each) => each.file === file);
  return source && "text" in source ? source.text : "";
};

/** Returns the content after somebody else has changed some files. */
const withFiles = (snapshot: Snapshot, files: Files): Snapshot => {
  const kept = ({ file }: { file: string }) => !(file in files);
  const there = Object.entries(files).flatMap(([file, text]) =>
    text === undefined ? [] : [{ file, text }],
  );
  return {
    ...snapshot,
    revision: "newer",
    files: [
      ...snapshot.files.filter((file) => kept({ file })),
      ...there.map(({ file }) => file),
    ].sort(),
    sources: [...snapshot.sources.filter(kept), ...there],
  };
};

const PLACES = [
  ...["#/", "#/pages", "#/trips", "#/services", "#/gallery", "#/reviews", "#/notices"],
  ...["#/questions", "#/facts", "#/words", "#/pictures", "#/history", `#/history/${TRIP}`],
  ...["#/file/company.json", "#/file/prices.json", "#/file/pages/home.json", `#/file/${TRIP}`],
];

/**
 * Opens a desk in which a name has been changed. Then the content of a newer model comes, and every screen is looked
 * at.
 */
const overtaken = async (newerOf: (text: (file: string) => string) => Files) => {
  const first = await testSnapshot();
  const files = newerOf((file) => textIn(first, file));
  const theirs = memoryStore(withFiles(first, files));
  let store = memoryStore(first);
  const { desk, go } = await showWindow({
    ...store,
    load: () => store.load(),
    commit: (...sent) => store.commit(...sent),
  });
  act(() => desk.change(TRIP, ["title", "es"], "Ocaso"));
  store = theirs;
  await act(desk.refresh);
  const logged = jest.spyOn(console, "error");
  for (const place of PLACES) {
    await go(place);
    expect(screen.queryByText(es.notices.partFailed)).toBeNull();
    expect(document.body.textContent).not.toContain("[object");
  }
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  return {
    desk,
    files,
    publish: () => act(() => desk.publish("Nombre")),
    stored: async (file: string) => textIn(await theirs.load(), file),
    line: (name: string) => screen.queryByRole<HTMLTextAreaElement>("textbox", { name }),
  };
};

const renamed = (text: string) => text.replace('"Atardecer"', '"Ocaso"');

const jsonWith = (text: string, change: (data: Record<string, unknown>) => object) =>
  `${JSON.stringify(change(JSON.parse(text) as Record<string, unknown>), null, 2)}\n`;

test.each<[what: string, change: (data: Record<string, unknown>) => object]>([
  ["gone", (data) => ({ ...data, light: undefined })],
  ["renamed", (data) => ({ ...data, light: undefined, glow: data.light })],
])("a field that is %s is an empty one, and what is stored stays as it is", async (_, change) => {
  const { publish, stored, files, line } = await overtaken((text) => ({
    [TRIP]: jsonWith(text(TRIP), change),
  }));
  expect(line("Luz, en español")?.value).toBe("");
  await publish();
  expect(await stored(TRIP)).toBe(renamed(files[TRIP] ?? ""));
});

test("a new field is not shown, and stays as it is", async () => {
  const { publish, stored, files } = await overtaken((text) => ({
    [TRIP]: jsonWith(text(TRIP), (data) => ({ ...data, mood: { level: 3, words: ["calma"] } })),
  }));
  expect(document.body.textContent).not.toContain("calma");
  await publish();
  expect(await stored(TRIP)).toBe(renamed(files[TRIP] ?? ""));
});

test("a new collection is not shown, and stays as it is", async () => {
  const boat = `${JSON.stringify({ id: "aire", name: "Aire" }, null, 2)}\n`;
  const { publish, stored } = await overtaken(() => ({ "boats/aire.json": boat }));
  expect(document.body.textContent).not.toContain("Aire");
  await publish();
  expect(await stored("boats/aire.json")).toBe(boat);
  expect(await stored(TRIP)).toBe(renamed(textIn(await testSnapshot(), TRIP)));
});

test("of a renamed file the desk asks, and writes nothing before", async () => {
  const moved = "excursions/sunset.json";
  const { desk, publish, stored, files } = await overtaken((text) => ({
    [TRIP]: undefined,
    [moved]: text(TRIP),
    "company.json": undefined,
    "business.json": text("company.json"),
  }));
  await publish();
  expect(desk.state().outcome).toEqual({ kind: "contested" });
  expect(await stored(TRIP)).toBe("");
  const [open] = openConflicts(desk.state().work);
  act(() => open && desk.decide(open.file, open.conflict, "theirs"));
  expect([...desk.state().work.edits.keys()]).not.toContain(TRIP);
  expect(await stored(moved)).toBe(files[moved]);
  expect(await stored("business.json")).toBe(files["business.json"]);
});
