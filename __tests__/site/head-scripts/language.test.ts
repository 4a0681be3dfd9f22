/** @jest-environment jsdom */
import { languageFor, storeChosenLanguage } from "../../../src/site/head-scripts/language";

test.each([
  ["the saved choice", "en", "de-AT", "en"],
  ["the browser's language", null, "de-AT", "de"],
  ["the browser's language where nonsense is saved", "toString", "de", "de"],
  ["the default where the browser's language is none of ours", null, "fr-FR", "es"],
  ["the default where the browser tells no language", null, "null", "es"],
])("an address without a prefix is read in %s", (_, saved, browser, language) => {
  expect(languageFor(saved, browser)).toBe(language);
});

describe("a pressed link to another language", () => {
  beforeAll(storeChosenLanguage);
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, "", "/en/contacto/?trip=sunset&utm_source=x#form");
    document.body.innerHTML =
      '<a hreflang="es" href="/contacto/"><b>Español</b></a><a href="/precios/">Prices</a>';
    document.body.onclick = (event) => event.preventDefault();
  });

  const press = (selector: string, type: string, button = 0) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));

  test.each([
    ["click", 0],
    ["auxclick", 1],
  ])("is a choice, without a referrer too: %s", (type, button) => {
    press("b", type, button);
    expect(localStorage.getItem("language")).toBe("es");
  });

  test("is none with the right button, which opens a menu", () => {
    press("b", "auxclick", 2);
    expect(localStorage.getItem("language")).toBeNull();
  });

  test("keeps the query and the hash", () => {
    press("b", "click");
    expect(document.querySelector("a")?.getAttribute("href")).toMatch(
      /\/contacto\/\?trip=sunset&utm_source=x#form$/,
    );
  });

  test("differs from other links", () => {
    press("a:last-child", "click");
    expect(localStorage.getItem("language")).toBeNull();
    expect(document.querySelector("a:last-child")?.getAttribute("href")).toBe("/precios/");
  });
});
