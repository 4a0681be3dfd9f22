import { languageFor } from "../../src/head-scripts/language";

/** A visitor without a saved choice, with a Spanish browser, who typed the address. */
const visit = { path: "/precios/", saved: null, browser: "es-ES" };

test.each([
  ["the saved choice", { saved: "en", browser: "de-AT" }, "en"],
  ["the browser's language", { browser: "de-AT" }, "de"],
  ["the browser's language where nonsense is saved", { saved: "toString", browser: "de" }, "de"],
  ["the default where the browser's language is none of ours", { browser: "fr-FR" }, "es"],
  ["the default where the browser tells no language", { browser: "" }, "es"],
])("an address without a prefix is read in %s", (_, differences, language) => {
  expect(languageFor({ ...visit, ...differences })).toEqual({ language, isChosen: false });
});

test.each(["/de", "/de/", "/de/precios/"])("%s keeps its language", (path) => {
  expect(languageFor({ ...visit, path, saved: "en" })).toEqual({ language: "de", isChosen: false });
});

test("an address that only begins like a prefix has none", () => {
  expect(languageFor({ ...visit, path: "/desayuno/", saved: "en" }).language).toBe("en");
});

test.each([
  ["Español, from English", { path: "/precios/", from: "/en/precios/", saved: "en" }, "es"],
  ["Español, with a German browser", { path: "/", from: "/de/", browser: "de-DE" }, "es"],
  ["English, from Spanish", { path: "/en/", from: "/" }, "en"],
  ["Deutsch, from English", { path: "/de/", from: "/en/", saved: "en" }, "de"],
])("a link to another language is a choice: %s", (_, differences, language) => {
  expect(languageFor({ ...visit, ...differences })).toEqual({ language, isChosen: true });
});

test("a link to a page of the same language leads there, whatever is saved", () => {
  const followed = { ...visit, from: "/contacto/", saved: "en", browser: "de-DE" };
  expect(languageFor(followed)).toEqual({ language: "es", isChosen: false });
});

test("our own redirect to the browser's language is no choice", () => {
  const redirected = { ...visit, path: "/de/precios/", from: "/precios/", browser: "de-DE" };
  expect(languageFor(redirected)).toEqual({ language: "de", isChosen: false });
});
