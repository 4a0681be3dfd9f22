/** @jest-environment jsdom */
import { coveredBy, labelPlace, overlap, type Sides } from "../../page/inside/label-place";
import { marksOver } from "../../page/inside/marks";

const WINDOW = { width: 800, height: 600 };

/**
 * What jsdom lacks: its layout. Every element has the box that its `data-box` says, labels one of their own, and
 * every text that of its element.
 */
const boxOf = (element: Element) => {
  const box = (element.getAttribute("data-box") ?? "0 0 150 24").split(" ").map(Number);
  return new DOMRect(...(box as ConstructorParameters<typeof DOMRect>));
};

beforeAll(() => {
  Element.prototype.getBoundingClientRect = function () {
    return boxOf(this);
  };
  Range.prototype.getClientRects = function () {
    const { parentElement } = this.startContainer;
    return (parentElement ? [boxOf(parentElement)] : []) as unknown as DOMRectList;
  };
  document.elementsFromPoint = (x, y) =>
    [...document.querySelectorAll("[data-box]")].filter((element) => {
      const { left, top, right, bottom } = boxOf(element);
      return x >= left && x < right && y >= top && y < bottom;
    });
});

/** Returns where the label of the element `#named` of a page is drawn. */
const placeOn = (html: string, width = 150) => {
  document.body.innerHTML = html;
  const named = document.querySelector("#named") as Element;
  const isPicture = named.localName === "img";
  const label = { width, height: 24, gap: 3, box: boxOf(named), isPicture, window: WINDOW };
  return labelPlace(label, (sides) => coveredBy(document, named, sides));
};

const boxesOf = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf);

const expectFree = (place: Sides, selector: string) => {
  for (const box of boxesOf(selector)) expect(overlap(place, box)).toBe(0);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.right).toBeLessThanOrEqual(WINDOW.width);
  expect(place.bottom).toBeLessThanOrEqual(WINDOW.height);
};

const LOGO = `<svg data-box="20 10 40 40"></svg>`;

test("a label is above what it names, where there is room", () => {
  const place = placeOn(`<h1 id="named" data-box="20 200 500 60">Habitaciones</h1>`);
  expect(place).toEqual({ left: 17, top: 173, right: 167, bottom: 197 });
});

test.each([
  ["the logo, which is a drawing", `${LOGO}<p id="named" data-box="20 52 700 24">Con jardín</p>`],
  [
    "the heading above and the text below",
    `<h1 data-box="20 140 760 50">Habitaciones</h1><p id="named" data-box="20 192 600 24">Tres</p>
    <p data-box="20 220 760 300">Con jardín</p>`,
  ],
  [
    "a short link, wherever it is",
    `<a data-box="110 180 14 14">¿?</a><p id="named" data-box="20 200 700 24">Tres</p>`,
  ],
  ["a text at the top of the window", `<p id="named" data-box="0 0 800 24">Tres habitaciones</p>`],
  ["a text at its right edge", `<p id="named" data-box="760 20 40 24">Tres</p>`],
])("it leaves free %s", (_, html) => {
  expectFree(placeOn(html), "svg, h1, a, p");
});

test("in a picture it leaves free what lies upon it, nothing that lies behind; it covers none as small as itself", () => {
  const place = placeOn(`<img id="named" data-box="0 0 800 500" />${LOGO}`);
  expectFree(place, "svg");
  expect(overlap(place, boxOf(document.querySelector("img") as Element))).toBe(150 * 24);
  const box = `data-box="300 300 200 120"`;
  expect(placeOn(`<img ${box} /><img id="named" ${box} />`)).toMatchObject({ left: 300, top: 300 });
  expectFree(placeOn(`<img id="named" data-box="300 300 84 56" />`), "img");
});

test("where everything is full, it covers something else than what it names", () => {
  const place = placeOn(`
    <p data-box="0 0 800 270">Llegada</p>
    <p id="named" data-box="0 270 800 40">Tres habitaciones</p>
    <p data-box="0 310 800 290">Salida</p>`);
  expectFree(place, "#named");
});

test("a label as wide as the window is within it, and one of something out of sight leaves with it", () => {
  const place = placeOn(`<p id="named" data-box="300 200 100 24">Tres</p>`, WINDOW.width);
  expect([place.left, place.right]).toEqual([0, 800]);
  expect(placeOn(`<p id="named" data-box="20 -90 700 24">Tres</p>`).bottom).toBe(-93);
});

test("a mark draws its label there", () => {
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  for (const [name, value] of Object.entries({ clientWidth: 800, clientHeight: 600 }))
    Object.defineProperty(document.documentElement, name, { value });
  document.body.innerHTML = `${LOGO}<p id="named" data-box="20 52 700 24">Con jardín</p>`;
  const { marked } = marksOver(document);
  const label = document.documentElement.lastElementChild?.shadowRoot?.querySelector("b");
  const place = () => [label?.style.left, label?.style.top, label?.className];
  marked.show(document.querySelector("#named") as Element, "Texto");
  expect(place()).toEqual(["553px", "-27px", ""]);
  document.querySelector("svg")?.remove();
  marked.place();
  expect(place()).toEqual(["-3px", "-27px", ""]);
});
