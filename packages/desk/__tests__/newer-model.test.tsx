import { act, screen } from "@testing-library/react";
import type { Snapshot } from "../core/edits";
import { es } from "./test-site";
import { testSnapshot } from "./core/test-snapshot";
import { showWindow } from "./window/show-window";
import { memoryStore } from "./with-desk";

jest.mock("../page/page-frame", () => ({ PageFrame: () => null }));

const ROOM = "rooms/garden.json";

/** The address of every screen, and of files with every kind of field. */
const PLACES = [
  ...["#/", "#/rooms", "#/photographs", "#/facts", "#/words", "#/pictures", "#/history"],
  ...["#/file/house.json", "#/file/photographs/1.json", `#/file/${ROOM}`],
];

const textIn = ({ sources }: Snapshot, file: string) => {
  const source = sources.find((each) => each.file === file);
  return source && "text" in source ? source.text : "";
};

/** Returns the content after somebody else has written some files. */
const withFiles = (snapshot: Snapshot, files: Record<string, string>): Snapshot => ({
  ...snapshot,
  revision: "newer",
  files: [...new Set([...snapshot.files, ...Object.keys(files)])].sort(),
  sources: [
    ...snapshot.sources.filter(({ file }) => !(file in files)),
    ...Object.entries(files).map(([file, text]) => ({ file, text })),
  ],
});

/** Returns the garden room as a newer model might have it: fields have another name or kind, or are new. */
const newerRoom = (text: string) => {
  const { price, ...data } = JSON.parse(text) as Record<string, unknown>;
  const newer = { ...data, size: ["calma"], cost: price, mood: { level: 3, words: ["calma"] } };
  return `${JSON.stringify(newer, null, 2)}\n`;
};

test("a field that is gone is an empty one, what is new is not shown, and what is stored stays as it is", async () => {
  const first = await testSnapshot();
  const room = newerRoom(textIn(first, ROOM));
  const boat = `${JSON.stringify({ id: "aire", name: "Aire" }, null, 2)}\n`;
  const theirs = memoryStore(withFiles(first, { [ROOM]: room, "boats/aire.json": boat }));
  let store = memoryStore(first);
  const { desk, go } = await showWindow({
    ...store,
    load: () => store.load(),
    commit: (...sent) => store.commit(...sent),
  });
  act(() => desk.change(ROOM, ["name", "es"], "Habitación del limonero"));
  store = theirs;
  await act(desk.refresh);
  const logged = jest.spyOn(console, "error");
  for (const place of PLACES) {
    await go(place);
    expect(screen.queryByText(es.notices.partFailed)).toBeNull();
    expect(document.body.textContent).not.toMatch(/\[object|calma|Aire/);
  }
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  expect(screen.getByRole("textbox", { name: "Precio por noche" })).toHaveProperty("value", "");

  await act(() => desk.publish(() => "Nombre"));
  const now = await theirs.load();
  expect(textIn(now, ROOM)).toBe(room.replace("Habitación del jardín", "Habitación del limonero"));
  expect(textIn(now, "boats/aire.json")).toBe(boat);
});
