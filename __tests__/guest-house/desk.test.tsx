/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import { giveModel } from "../../src/desk/core/model";
import type { Snapshot } from "../../src/desk/core/snapshot";
import { EntryScreen } from "../../src/desk/entry/entry";
import { ListScreen } from "../../src/desk/lists/list";
import { StartScreen } from "../../src/desk/window/start";
import { withParsedYaml } from "../../src/typed-content/files/parsed-yaml";
import { readSources } from "../../src/typed-content/files/read";
import { readPictures } from "../../src/typed-content/files/read-pictures";
import { memoryStore, renderWithDesk } from "../desk/with-desk";
import { linkTo } from "../desk/window/show-screen";
import { ROOT } from "./house-content";
import { guestHouse } from "./model";
import { guestHouseSite as site } from "./site";

beforeAll(() => giveModel(guestHouse));

const houseSnapshot = async (): Promise<Snapshot> => {
  const { files, sources } = readSources(ROOT, guestHouse);
  const pictures = await readPictures(ROOT, files);
  return { revision: "first", files, sources: sources.map(withParsedYaml), pictures };
};

const open = async (part: React.ReactElement) => {
  const commit = jest.fn(memoryStore(await houseSnapshot()).commit);
  const store = { ...memoryStore(await houseSnapshot()), commit };
  return { ...(await renderWithDesk(part, { store, site })), commit };
};

test("the desk leads to what its site names as a task", async () => {
  await open(<StartScreen />);
  expect(linkTo("Cambiar un precio")).toBe("#/rooms");
});

test("its lists are those of the model", async () => {
  await open(<ListScreen name="rooms" />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Habitaciones");
  expect(screen.getByText("Habitación del jardín")).toBeTruthy();
  expect(linkTo("Añadir una habitación")).toMatch(/^#\/file\/rooms\/new-1\.json/);
});

test("a form has the fields of the model", async () => {
  await open(<EntryScreen file="rooms/garden.json" />);
  expect(screen.getByText("Precio por noche")).toBeTruthy();
});

test("a changed price and a new entry are published as files", async () => {
  const { desk, commit } = await open(<StartScreen />);
  act(() => desk.change("rooms/garden.json", ["price"], 99));
  const caption = { es: "El patio", en: "The courtyard", de: "Der Innenhof" };
  act(() =>
    desk.change("photographs/new-1.json", [], {
      id: 9,
      order: 9,
      picture: { file: "/media/garden-room.jpg", description: caption },
      caption,
      taken: "2026-05",
    }),
  );
  await act(() => desk.publish("Precio y foto"));
  expect(desk.state().outcome).toEqual({ kind: "published" });
  const written = commit.mock.calls[0]?.[0] ?? new Map<string, string>();
  expect(String(written.get("rooms/garden.json"))).toContain('"price": 99');
  expect([...written.keys()].some((file) => file.startsWith("photographs/"))).toBe(true);
});
