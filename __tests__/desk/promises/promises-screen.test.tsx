/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { addressOf, placeAt, type Place } from "../../../src/desk/core/places";
import { PromisesScreen } from "../../../src/desk/promises/promises-screen";
import { PanelHead } from "../../../src/desk/window/panel-head";
import { PROMISES_TITLE } from "../../../src/typed-content/labels";
import { StartScreen } from "../../../src/desk/window/start";
import { cardsOf, OLD_NAMES } from "../../../src/desk/promises/cards";
import type { DeskSite } from "../../../src/desk/site";
import { unconfirmed, type Unconfirmed } from "../../../src/typed-content/check/launch/promised";
import { CONFIRMED_FILE } from "../../../src/typed-content/files/content";
import { content } from "../../guest-house/house-content";
import { promisesOf } from "../../guest-house/promises";
import { testSite } from "../test-site";
import { linkTo, press, showScreen } from "../window/show-screen";

const delivered = promisesOf(content);
const promises = { ...delivered, names: [] };
const site: DeskSite = { ...testSite, promises: () => Promise.resolve(promises) };

const onField = jest.fn();

const show = async (
  group: string,
  own: DeskSite = site,
  place: Place = { screen: "promises", group },
) => {
  if (place.screen !== "promises") throw new Error("That is another screen.");
  const screenOfGroup = <PromisesScreen place={place} onField={onField} />;
  const shown = await act(() => showScreen(screenOfGroup, { site: own }));
  await screen.findAllByRole("button", { name: /^Español/ });
  return shown;
};

const cards = () => [...document.querySelectorAll<HTMLElement>(".promise")];
const said = () => screen.getByRole("status").textContent;
const confirm = (index: number) => {
  const card = cards()[index];
  if (!card) throw new Error(`There is no card ${index}.`);
  fireEvent.click(within(card).getByRole("button", { name: "Así es" }));
};
const valuesIn = (card?: HTMLElement) =>
  [...(card?.querySelectorAll("dd") ?? [])].map(({ textContent }) =>
    // Amounts have no-break spaces.
    textContent.replaceAll("\u00A0", " "),
  );

test("values are asked as a visitor reads them, in the language chosen", async () => {
  await show("La casa");
  // A card's title is what its values have in common.
  const named = cards().flatMap((card) => {
    const [title, name] = ["h2", "dt > span"].map((each) => card.querySelector(each)?.textContent);
    return title && name ? [[title, name] as const] : [];
  });
  expect(named.length).toBeGreaterThan(0);
  for (const [title, name] of named) expect(title.endsWith(name)).toBe(false);
  const all = cards().flatMap(valuesIn);
  expect(all).toEqual(expect.arrayContaining(["520,00 €", "15:00", "Casa de Ejemplo"]));
  // Facts are filled in, Markdown and italics are drawn.
  expect(all.join()).toContain("llamad al +34 952 117 304.");
  expect([...document.querySelectorAll("strong, em")].map((each) => each.textContent)).toEqual(
    expect.arrayContaining(["diez minutos a pie", "bienvenidos"]),
  );
  press(/^English/);
  expect(cards().flatMap(valuesIn)).toContain("€520.00");
  expect(cards().flatMap(valuesIn).join()).toContain("a walk of ten minutes");
});

test("«Así es» confirms what its card shows and nothing else, says so, goes on, and can be undone", async () => {
  const { held, changed } = await show("Habitaciones");
  const before = cards().map(valuesIn);
  const next = cards()[1];
  const count = before[0]?.length;
  confirm(0);
  expect(Object.keys(held(CONFIRMED_FILE) as object)).toHaveLength(count ?? 0);
  expect(changed()).toEqual([CONFIRMED_FILE]);
  expect(cards().map(valuesIn)).toEqual(before.slice(1));
  expect(document.activeElement).toBe(cards()[0]);
  expect(valuesIn(cards()[0])).toEqual(valuesIn(next));
  expect(said()).toBe(`Confirmado: ${count} valores.`);
  press("Deshacer");
  expect(changed()).toEqual([]);
  expect(cards().map(valuesIn)).toEqual(before);
});

test("what has no language is asked once; a text in each, and the next group follows the last card", async () => {
  await show("Habitaciones");
  const withoutLanguage = (text: string) => cards().flatMap(valuesIn).includes(text);
  expect(withoutLanguage("85,00 €")).toBe(true);
  while (cards().length > 0) confirm(0);
  expect(said()).toMatch(/En este idioma no queda nada por confirmar\.$/);
  expect(document.activeElement).toBe(screen.getByRole("status"));
  press(/^Deutsch/);
  expect(cards().flatMap(valuesIn)).toContain("Gartenzimmer");
  expect(withoutLanguage("85,00 €")).toBe(false);
  while (cards().length > 0) confirm(0);
  press(/^English/);
  while (cards().length > 0) confirm(0);
  expect(linkTo("Seguir: La casa")).toBe("#/promises/La%20casa");
});

test("each value leads to its field, and one that somebody else changes is no longer asked", async () => {
  const { elsewhere } = await show("La casa");
  expect(placeAt(linkTo("Cambiar Nombre") ?? "")).toMatchObject({
    file: "house.json",
    field: ["name"],
  });
  await elsewhere("house.json", ["name"], "Villa Clara");
  expect(cards().flatMap(valuesIn)).not.toContain("Casa de Ejemplo");
});

test("whoever changes a value comes back to its card, by the desk's way and by the browser's", async () => {
  const { unmount } = await show("La casa");
  press(/^English/);
  const card = cards()[2];
  if (!card) throw new Error("There is no third card.");
  const [change] = within(card).getAllByRole("link", { name: /^Cambiar/ });
  const to = placeAt(change?.getAttribute("href") ?? "");
  if (to.screen !== "entry" || !to.from) throw new Error("That leads nowhere back.");
  const { from } = to;
  expect(from).toMatchObject({ group: "La casa", card: { language: "en" } });
  if (change) fireEvent.click(change);
  expect(placeAt(location.hash)).toEqual(from);
  const shown = valuesIn(card);
  unmount();
  await show("La casa", site, from);
  expect(document.activeElement).toBe(cards()[2]);
  expect(valuesIn(cards()[2])).toEqual(shown);
  expect(onField).toHaveBeenLastCalledWith(
    expect.objectContaining({ file: to.file }),
    expect.any(String),
  );
});

test("the form to which a card leads leads back to it, and to nothing else that an address says", async () => {
  const own = { place: { screen: "list", name: "facts" }, title: "Datos" } as const;
  await showScreen(<PanelHead back={own} title="La casa" />);
  const from: Place = {
    screen: "promises",
    group: "La casa",
    card: { language: "de", key: "a#b" },
  };
  const at = (address: string) =>
    act(() => {
      location.hash = address;
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
  at(addressOf({ screen: "entry", file: "house.json", field: ["name"], from }));
  expect(linkTo(PROMISES_TITLE)).toBe(addressOf(from));
  at("#/file/house.json?field=name&from=javascript:alert(1)");
  expect(linkTo("Datos")).toBe("#/facts");
});

test("a text that names what has gone says which name, on a card of its own", async () => {
  await show(OLD_NAMES, {
    ...testSite,
    promises: () => Promise.resolve({ ...delivered, delivered: new Set<string>() }),
  });
  expect(
    cards()
      .map((card) => card.textContent)
      .join(),
  ).toContain("Da al limonero, y a nada más.Nombra «limonero», que ya no está.");
  expect(
    cards()
      .map(valuesIn)
      .every(({ length }) => length === 1),
  ).toBe(true);
});

test("the start screen names the groups with their counts, and nothing where all is confirmed", async () => {
  const { desk } = await showScreen(<StartScreen />, { site });
  const house = await screen.findByRole("link", { name: /^La casa/ });
  const address = house.getAttribute("href") ?? "";
  expect(address).toBe("#/promises/La%20casa");
  expect(placeAt(address)).toEqual({ screen: "promises", group: "La casa" });
  const all = unconfirmed(content, [], promises).map(({ key, digest }) => [key, digest] as const);
  act(() => desk.change(CONFIRMED_FILE, [], Object.fromEntries(all)));
  expect(screen.queryByText("¿Es esto lo que prometéis?")).toBeNull();
});

test("a card is short, of one file, or one long text with its heading, and no value is on two", () => {
  const values = unconfirmed(content, [], promises).filter(({ language }) => language !== "en");
  const made = cardsOf(values);
  expect(new Set(made.flat()).size).toBe(values.length);
  expect(made.filter((card) => new Set(card.map(({ file }) => file)).size > 1)).toEqual([]);
  const long = (card: Unconfirmed[]) => card.map(({ value }) => value).join("").length > 600;
  expect(made.filter((card) => card.length > 2 && long(card))).toEqual([]);
  const [first, second] = values;
  if (!first || !second) throw new Error("Nothing is promised.");
  const part = [
    { ...first, value: "Título" },
    { ...first, value: "t".repeat(900) },
    { ...second, file: "another.json" },
  ];
  expect(cardsOf(part).map(({ length }) => length)).toEqual([2, 1]);
});
