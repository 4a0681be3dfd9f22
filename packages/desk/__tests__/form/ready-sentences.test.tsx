import type { Words } from "../../words";
import { en, es as words } from "../test-site";
import { fireEvent, screen } from "@testing-library/react";
import { schemaOf } from "../../core/model";
import { nodeAt } from "../../../typed-content/schema";
import { type } from "./keyboard";
import { box, showField, showFields, undoField } from "./show-field";

const ROOM = "rooms/garden.json";
const es = () => box(words.fields.inLanguage("Nombre", "español"));

const wind = { es: "Hay viento", en: "It’s windy", de: "Es ist windig" };
const calm = { es: "Hay calma", en: "It’s calm", de: "Es ist ruhig" };
const READY = {
  file: ROOM,
  path: ["name"],
  node: { ...nodeAt(schemaOf(ROOM) ?? {}, ["name"]), ready: [wind, calm] },
};
const open = ({ fields }: Words = words) =>
  fireEvent.click(screen.getByRole("button", { name: fields.chooseSentence }));

test("ready sentences fill every language, by keys alone, and can be changed and undone", async () => {
  const { stored } = await showField(READY);
  const before = stored();
  open();
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  expect(stored()).toEqual(before);
  expect(document.activeElement).toBe(es());
  open();
  const items = screen.getAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([wind.es, calm.es]);
  fireEvent.keyDown(screen.getByRole("menu"), { key: "ArrowDown" });
  expect(document.activeElement).toBe(items[1]);
  fireEvent.click(items[1] as HTMLElement);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(es());
  expect(stored()).toEqual(calm);
  type(es(), "!");
  expect(stored()).toEqual({ ...calm, es: "Hay calma!" });
  undoField();
  expect(stored()).toEqual(before);
});

test("ready sentences are read in the desk's language, and only where the model has some", async () => {
  await showFields([READY, { file: ROOM, path: ["description"] }], ["en-GB"]);
  open(en);
  expect(screen.getByRole("menuitem", { name: wind.en })).toBeTruthy();
});
