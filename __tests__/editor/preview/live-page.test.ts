/** @jest-environment jsdom */
import { hiddenAddress, type Address } from "../../../src/content-files/hidden-address";
import type { LiveWindow } from "../../../src/editor/browser/preview/live-data";
import { livePage } from "../../../src/editor/browser/preview/live-page";
import type { OpenEntry } from "../../../src/editor/browser/open-entry";

const text = (language: string): Address => ({
  file: "pages/home.json",
  path: ["heading", language],
});
const word: Address = { file: "locales/es/layout.json", path: ["book"] };
const picture: Address = { file: "pages/home.json", path: ["picture", "description", "es"] };

const hide = hiddenAddress;

/** jsdom draws nothing and scrolls nowhere. */
beforeAll(() => {
  Object.assign(Element.prototype, { getClientRects: () => [{}], scrollIntoView: jest.fn() });
});

const open = (html: string, file = "pages/home.json", path = "/") => {
  const document = window.document.implementation.createHTMLDocument();
  document.body.innerHTML = html;
  document.elementsFromPoint = () => [...document.querySelectorAll("img")];
  const navigate = jest.fn();
  const loadPage = jest.fn(() => Promise.resolve({}));
  const location = { pathname: path };
  const page = {
    document,
    location,
    innerHeight: 800,
    ___loader: { loadPage, loadPageSync: () => undefined },
    ___emitter: { on: () => undefined, emit: () => undefined },
    ___navigate: navigate,
  } as unknown as LiveWindow;
  const onField = jest.fn();
  const onMove = jest.fn();
  const entry: OpenEntry = { file, slug: "", node: {}, data: {} };
  const live = livePage(page, { entry: () => entry, onField, onMove });
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  return { ...live, find, loadPage, location, navigate, onField, onMove };
};

/** Presses an element, and tells whether the page may do what it does. */
const press = (element: Element) =>
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

test("a press leads to the field of the text, also of a link", () => {
  const { find, onField } = open(`<a href="#x"><i>Mar</i>${hide(text("es"))}</a>`);
  expect(press(find("i"))).toBe(false);
  expect(onField).toHaveBeenCalledWith(text("es"));
});

test("what lies over a picture leads to the picture", () => {
  const { find, onField } = open(`<img alt="Mar${hide(picture)}" /><div></div>`);
  press(find("div"));
  expect(onField).toHaveBeenCalledWith({ file: picture.file, path: ["picture", "file"] });
});

test("the names of links and buttons lead where they lead, and what has no name does what it does", () => {
  const { find, onField } = open(
    `<img alt="Mar${hide(picture)}" /><a href="#x">Reservar${hide(word)}</a><button></button>`,
  );
  expect(press(find("a"))).toBe(true);
  expect(press(find("button"))).toBe(true);
  expect(onField).not.toHaveBeenCalled();
});

test("unless somebody is writing such names", () => {
  const { find, onField } = open(`<a href="#x">Reservar${hide(word)}</a>`, word.file);
  expect(press(find("a"))).toBe(false);
  expect(onField).toHaveBeenCalledWith(word);
});

test("the field in which somebody writes is brought into sight, and is marked alone", async () => {
  const other: Address = { file: "pages/home.json", path: ["lead", "es"] };
  const { find, follow, navigate } = open(
    `<h1>Mar${hide(text("es"))}</h1><p>Más${hide(other)}</p>`,
  );
  follow(other, "/");
  follow(text("es"), "/");
  expect(find("[data-editing]")).toBe(find("h1"));
  expect(find("p").hasAttribute("data-editing")).toBe(false);
  await Promise.resolve();
  expect(navigate).not.toHaveBeenCalled();
});

test("of a picture every field is shown by the picture", () => {
  const { find, follow } = open(`<img alt="Mar${hide(picture)}" />`);
  follow({ file: picture.file, path: ["picture", "focus", "x"] }, "/");
  expect(find("img").hasAttribute("data-editing")).toBe(true);
});

test("a field in another language turns the page to that language", async () => {
  const { find, follow, location, navigate, onMove } = open(
    `<h1>Mar${hide(text("es"))}</h1>`,
    "pages/home.json",
    "/precios/",
  );
  follow(text("en"), "/");
  await Promise.resolve();
  expect(navigate).toHaveBeenCalledWith("/en/precios/");
  location.pathname = "/en/precios/";
  find("h1").textContent = `Sea${hide(text("en"))}`;
  await Promise.resolve();
  expect(onMove).toHaveBeenCalled();
  expect(find("h1").hasAttribute("data-editing")).toBe(true);
});

describe("while the page of another language loads", () => {
  const followLate = async (next: Address) => {
    const { follow, loadPage, navigate } = open(`<h1>Mar${hide(text("es"))}</h1>`);
    let loaded: (page: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (loaded = resolve));
    loadPage.mockReturnValueOnce(late);
    follow(text("en"), "/");
    follow(next, "/");
    await Promise.resolve();
    loaded({});
    await late;
    return navigate.mock.calls.flat();
  };

  test("a field in a third turns the page there alone", async () => {
    expect(await followLate(text("de"))).toEqual(["/de/"]);
  });

  test("the same field turns it once", async () => {
    expect(await followLate(text("en"))).toEqual(["/en/"]);
  });

  test("a field that it shows already keeps it", async () => {
    expect(await followLate(text("es"))).toEqual([]);
  });
});

test("a field that the page lacks turns it to the page that is to have it", async () => {
  const { follow, navigate } = open("<h1>Mar</h1>", "pages/home.json", "/de/precios/");
  follow(text("de"), "/contacto/");
  await Promise.resolve();
  expect(navigate).toHaveBeenCalledWith("/de/contacto/");
});

test("and no further, where that page does not show it either", async () => {
  const { follow, navigate } = open("<h1>Mar</h1>", "pages/home.json", "/de/rese%C3%B1as/");
  follow(text("de"), "/reseñas/");
  await Promise.resolve();
  expect(navigate).not.toHaveBeenCalled();
});
