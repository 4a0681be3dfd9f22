/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { act, screen, within } from "@testing-library/react";
import { readyOf } from "../../../src/desk/publishing/ready";
import { checkedOf } from "../../../src/desk/core/check";
import { retype, type } from "../form/keyboard";
import { saidOf } from "../form/show-field";
import { es } from "../test-site";
import {
  acceptAt,
  ATTIC,
  box,
  giveTranslator,
  lineOf,
  pressOn,
  said,
  settle,
  showAttic,
} from "./show-attic";

const { proposals: words, fields } = es;
const PROPOSE = words.propose;

const isProposed = (field: string) => lineOf(field).line.matches(".is-proposed");

test("a press proposes every missing translation, marked, and nothing is changed by it", async () => {
  giveTranslator();
  const { desk, held } = await showAttic();
  expect(said()).toBe(words.missing(6) + words.canPropose);
  const before = desk.state().work;
  await pressOn(PROPOSE);
  expect(said()).toBe(words.toCheck(6) + words.whenPublished);
  expect(box("name.en").value).toBe("en(Torre)");
  expect(box("name.de").lang).toBe("de");
  expect(box("description.en").value).toBe("en(Desde) {precio más bajo} en(por noche.)");
  expect(isProposed("name.en")).toBe(true);
  expect(saidOf(box("name.en"))).toContain(words.proposed);
  expect(desk.state().work).toBe(before);
  expect(held(ATTIC, "name")).toEqual({ es: "Torre" });
});

test("an entry whose texts are not written yet is not called translated", async () => {
  await showAttic();
  for (const field of ["name", "description", "picture.description"])
    retype(box(`${field}.es`), "");
  expect(said()).toBe(words.unwritten);
});

test("nothing is asked of the translator before the press", async () => {
  const stand = giveTranslator();
  await showAttic();
  retype(box("name.es"), "Desván");
  await settle();
  expect([stand.asked, stand.alive()]).toEqual([[], 0]);
});

test("what is proposed cannot be published; what is accepted can, and «Vale» is one step for undo", async () => {
  giveTranslator();
  const { desk, held, undo } = await showAttic();
  await pressOn(PROPOSE);
  expect([...readyOf(desk.state().work).ready.keys()]).toEqual([]);
  expect([...readyOf(desk.state().work).waiting.keys()]).toEqual([ATTIC]);

  await acceptAt("name.en");
  expect(held(ATTIC, "name")).toEqual({ es: "Torre", en: "en(Torre)" });
  const reviewed = within(lineOf("name.en").line).getByText(words.reviewed);
  expect(reviewed.parentElement).toHaveFocus();
  expect(said()).toContain(words.toCheck(5));
  undo();
  expect(held(ATTIC, "name")).toEqual({ es: "Torre" });
  expect(isProposed("name.en")).toBe(true);

  for (const field of ["name", "description", "picture.description"])
    for (const language of ["en", "de"]) await acceptAt(`${field}.${language}`);
  expect(checkedOf(desk.state().work).brought).toEqual([]);
  expect([...readyOf(desk.state().work).ready.keys()]).toEqual([ATTIC]);
  expect(said()).toBe(words.allThere);
});

test("a letter typed in it makes it the owner's; who empties the line does not want it", async () => {
  giveTranslator();
  const { held } = await showAttic();
  await pressOn(PROPOSE);
  await pressOn(words.ofLine(words.change, fields.inLanguage("Nombre", "inglés")));
  const control = box("name.en");
  expect(control).toHaveFocus();
  type(control, "!");
  expect(held(ATTIC, "name")).toEqual({ es: "Torre", en: "en(Torre)!" });
  expect(control.closest(".line.is-good")).not.toBeNull();
  retype(box("name.de"), "");
  act(() => box("name.de").blur());
  expect(box("name.de").value).toBe("");
  expect(said()).toContain(words.toCheck(4));
  expect(screen.getByRole("button", { name: PROPOSE })).toBeVisible();
});

test("a proposal of an earlier text is not offered, and the next press renews it", async () => {
  giveTranslator();
  const { held } = await showAttic();
  await pressOn(PROPOSE);
  await acceptAt("name.en");
  retype(box("name.es"), "Desván");
  expect(isProposed("name.de")).toBe(false);
  expect(box("name.de").value).toBe("");
  // What was accepted stays, and is older now.
  expect(box("name.en").value).toBe("en(Torre)");
  await pressOn(PROPOSE);
  expect(box("name.de").value).toBe("de(Desván)");
  expect(box("name.en").value).toBe("en(Desván)");
  expect(held(ATTIC, "name")).toEqual({ es: "Desván", en: "en(Torre)" });
});

test("an older translation stays in public until the new one is accepted, or is still right", async () => {
  giveTranslator();
  const { desk, held, open } = await showAttic();
  await open("#/file/rooms/garden.json");
  retype(box("name.es"), "Limonero");
  await pressOn(PROPOSE);
  expect(said()).toContain(words.toCheck(2));
  const { ready } = readyOf(desk.state().work);
  expect(ready.get("rooms/garden.json")?.data).toMatchObject({ name: { en: "Garden room" } });
  await acceptAt("name.de");
  expect(held("rooms/garden.json", "name", "de")).toBe("de(Limonero)");
  await pressOn(es.changes.stillRight(1));
  expect(box("name.en").value).toBe("Garden room");
  expect(said()).toBe(words.allThere);
});

test("«Siguiente» and Alt with the arrow down lead from one to the next", async () => {
  giveTranslator();
  await showAttic();
  await pressOn(PROPOSE);
  await pressOn(words.next);
  expect(box("name.en")).toHaveFocus();
  const down = () =>
    act(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowDown", altKey: true, bubbles: true }),
      );
    });
  const led = [];
  for (let turn = 0; turn < 6; turn += 1) {
    down();
    await settle();
    led.push((document.activeElement as HTMLElement).dataset.field);
  }
  expect(led).toEqual([
    "name.de",
    "description.en",
    "description.de",
    "picture.description.en",
    "picture.description.de",
    "name.en",
  ]);
});

test("Tab leads from the text to «Cambiar», to «Vale», to the next line", async () => {
  giveTranslator();
  await showAttic();
  await pressOn(PROPOSE);
  const stops = [
    ...document.querySelectorAll<HTMLElement>(".lines textarea, .lines button"),
  ].filter(({ tabIndex }) => tabIndex >= 0);
  const name = (element: HTMLElement) => element.getAttribute("aria-label");
  const at = stops.indexOf(box("name.en"));
  expect(stops.slice(at, at + 4).map(name)).toEqual([
    "Nombre, en inglés",
    "Cambiar: Nombre, en inglés",
    "Vale: Nombre, en inglés",
    "Nombre, en alemán",
  ]);
});

test("what was reviewed says so until the entry is opened again; what is offered stays", async () => {
  giveTranslator();
  const { open } = await showAttic();
  await pressOn(PROPOSE);
  await acceptAt("name.en");
  await open("#/file/rooms/garden.json");
  await open(`#/file/${ATTIC}`);
  expect(screen.queryByText(words.reviewed)).toBeNull();
  expect(isProposed("name.de")).toBe(true);
});

test("proposals go with their entry and with the work, and come back by undo", async () => {
  giveTranslator();
  const { desk, undo, open } = await showAttic();
  await pressOn(PROPOSE);
  act(() => desk.undoAll());
  expect(screen.queryByRole("textbox", { name: "Nombre, en inglés" })).toBeNull();
  undo();
  await settle();
  expect(isProposed("name.en")).toBe(true);
  act(() => desk.undoAll());
  await open("#/file/rooms/garden.json");
  expect(desk.state().proposals.size).toBe(0);
});
