/** @jest-environment jsdom */
import type { Address } from "../../../typed-content/schema";
import { hiddenAddress } from "../../page/field-marks";
import { watchShownFields } from "../../page/shown-fields";

const address = (file: string, ...path: Address["path"]): Address => ({ file, path });
const heading = address("house.json", "heading", "es");
const garden = address("rooms/garden.json", "title", "es");
const street = address("rooms/street.json", "title", "es");
const picture = address("house.json", "picture", "description", "es");

/** Mocks the layout that jsdom lacks: elements in a closed popover have no boxes. */
const rects = jest.spyOn(Element.prototype, "getClientRects").mockImplementation(function (
  this: Element,
) {
  return (this.closest("[popover]") ? [] : [{}]) as unknown as DOMRectList;
});
afterAll(() => rects.mockRestore());

/** Waits for mutation observers, which are called in a microtask. */
const observed = () => Promise.resolve();

let page: Document;

const element = (selector: string) => page.querySelector(selector) as HTMLElement;

const show = (html: string, title = "") => {
  page = document.implementation.createHTMLDocument(title);
  page.body.innerHTML = html;
  const onChange = jest.fn();
  return { ...watchShownFields(page, onChange), onChange };
};

test("texts, attributes and the head lose what is hidden in them", () => {
  show(
    `<nav aria-label="Menú${hiddenAddress(heading)}"><b>Mar${hiddenAddress(heading)}</b></nav>`,
    `Inicio${hiddenAddress(heading)}`,
  );
  expect(page.title).toBe("Inicio");
  expect(page.body.innerHTML).toBe(`<nav aria-label="Menú"><b data-field="">Mar</b></nav>`);
});

test("a text knows its field, and so does what is set in italics in it; a picture is known by its description", () => {
  const { around } = show(
    `<section><p>Hacia <i>Illetas</i>.${hiddenAddress(heading)}</p></section>
    <img alt="El barco${hiddenAddress(picture)}" />`,
  );
  expect(around(element("img"))).toEqual(address("house.json", "picture", "file"));
  expect(around(element("i"))).toEqual(heading);
  expect(around(element("section"))).toBeUndefined();
});

test("what changes, and what is added, is read before it is drawn; what comes again without its address keeps it", async () => {
  const { around, onChange } = show("<h1>Mar</h1><ul></ul>");
  (element("h1").firstChild as Text).data = `Cala${hiddenAddress(heading)}`;
  element("ul").innerHTML =
    `<li title="x${hiddenAddress(heading)}">Uno${hiddenAddress(garden)}</li>`;
  await observed();
  expect(element("h1").textContent).toBe("Cala");
  expect(element("li").outerHTML).toBe(`<li title="x" data-field="">Uno</li>`);
  expect(around(element("li"))).toEqual(garden);
  expect(onChange).toHaveBeenCalled();
  (element("h1").firstChild as Text).data = "Cala nueva";
  await observed();
  expect(around(element("h1"))).toEqual(heading);
});

test("the first element that shows a field, and can be seen, is found", () => {
  const marked = `Mar${hiddenAddress(heading)}`;
  const { find } = show(`<div popover>${marked}</div><h1>${marked}</h1>`);
  expect(find(({ path }) => path[0] === "heading")).toBe(element("h1"));
  expect(find(({ path }) => path[0] === "lead")).toBeUndefined();
});

const values = [
  { address: address("rooms/garden.json", "start"), keys: ["9:30"] },
  { address: address("rooms/garden.json", "end"), keys: ["13:30"] },
  { address: address("rooms/street.json", "start"), keys: ["9:30"] },
  { address: address("house.json", "phone"), keys: ["+34 600 000 001"] },
] as const;

test("numbers, times and names are known by what they say, among their neighbours", async () => {
  const { around, find, setValues } = show(`
    <article><h2>Jardín${hiddenAddress(garden)}</h2><p id="garden">9:30–13:30</p></article>
    <article><h2>Calle${hiddenAddress(street)}</h2><p id="street">9:30</p></article>
    <a>+34 600 000 001</a>`);
  setValues([...values]);
  expect(around(element("#garden"))).toEqual(values[0].address);
  expect(around(element("#street"))).toEqual(values[2].address);
  expect(around(element("a"))).toEqual(values[3].address);
  expect(find(({ path }) => path[0] === "end")).toBeUndefined();

  (element("#street").firstChild as Text).data = "13:30";
  await observed();
  expect(around(element("#street"))).toEqual(values[1].address);
});
