/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { EntryScreen } from "../../../src/desk/entry/entry";
import { ListScreen } from "../../../src/desk/lists/list";
import type { Snapshot } from "../../../src/desk/core/snapshot";
import { giveModel } from "../../../src/desk/core/model";
import { contentModel } from "../../../src/model";
import { testSnapshot } from "../core/test-snapshot";
import { ownCollections } from "./own-model";
import { linkTo, open, showScreen } from "./show-screen";

const collections = [...contentModel.collections, ...ownCollections];
beforeAll(() => giveModel({ ...contentModel, collections }));

const named = (name: string) => ({ es: name, en: name, de: name });

const files: Record<string, unknown> = {
  "boats/aire.json": { id: "aire", name: "Aire", colour: "blue", currency: "EUR", order: 1 },
  "boats/brea.json": { id: "brea", name: "Brea", colour: "white", currency: "EUR", order: 2 },
  "seasons.json": {
    seasons: [
      { name: named("Alta"), fares: [{ trip: "sunset", fare: 500 }] },
      { name: named("Baja"), fares: [{ trip: "midday", fare: 100 }] },
    ],
  },
};

/** Returns the tests' content together with the files of the collections in `own-model.ts`. */
const ownSnapshot = async (): Promise<Snapshot> => {
  const snapshot = await testSnapshot();
  return {
    ...snapshot,
    files: [...snapshot.files, ...Object.keys(files)].sort(),
    sources: [
      ...snapshot.sources,
      ...Object.entries(files).map(([file, data]) => ({ file, text: JSON.stringify(data) })),
    ],
  };
};

const type = (control: HTMLElement, value: string) => {
  act(() => control.focus());
  fireEvent.change(control, { target: { value } });
};

test("a collection that is added to the model has a list, with places, and forms", async () => {
  const { changed } = await showScreen(<ListScreen name="boats" />, await ownSnapshot());
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Barcos");
  const [first, second] = screen.getAllByRole("link", { name: /Aire|Brea/ });
  expect([first?.textContent, second?.textContent]).toEqual(["Aire", "Brea"]);
  act(() => first?.focus());
  fireEvent.keyDown(first as HTMLElement, { key: "ArrowDown", altKey: true });
  expect(changed()).toEqual(["boats/aire.json"]);
  expect(linkTo("Añadir barco")).toMatch(/^#\/file\/boats\/new-1\.json/);
});

test("a form has every field of its collection that people may change, and no other", async () => {
  const { held } = await showScreen(<EntryScreen file="boats/aire.json" />, await ownSnapshot());
  type(screen.getByRole("textbox", { name: "Cómo se llama" }), "Aurora");
  expect(held("boats/aire.json", "name")).toBe("Aurora");
  expect(screen.getByText("Azul")).toBeTruthy();
  for (const label of ["Identificador", "Lugar", "Moneda"])
    expect(screen.queryByText(label)).toBeNull();
  fireEvent.click(screen.getByRole("switch", { name: /^Esconder/ }));
  expect(held("boats/aire.json", "hidden")).toBe(true);
});

test("a single file that is added to the model stands among the facts", async () => {
  await showScreen(<ListScreen name="facts" />, await ownSnapshot());
  expect(linkTo("Temporadas")).toBe("#/file/seasons.json");
});

test("a list in a list has a row for each entry to which it refers", async () => {
  const { held } = await showScreen(<EntryScreen file="seasons.json" />, await ownSnapshot());
  open("Las temporadas");
  const [high, low] = ["Alta", "Baja"].map((name) => within(open(name)));
  const fare = (season: typeof high, trip: string) =>
    (season as NonNullable<typeof high>).getByRole("textbox", { name: `Importe de ${trip}` });
  type(fare(low, "Atardecer"), "250");
  expect(held("seasons.json", "seasons", 1, "fares")).toEqual([
    { trip: "midday", fare: 100 },
    { trip: "sunset", fare: 250 },
  ]);
  type(fare(high, "Atardecer"), "");
  expect(held("seasons.json", "seasons", 0, "fares")).toEqual([]);
  expect(held("seasons.json", "seasons", 1, "fares")).toHaveLength(2);
});
