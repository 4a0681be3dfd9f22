import { linkWithText, notFoundPage, textOf, textsOf, find } from "../page";

test("Not-found page: heading 'Página no encontrada', text 'Lo sentimos, la página que buscas no existe.', and a link 'Volver al Inicio' to /", () => {
  const main = find(notFoundPage(""), "main");
  expect(textOf(find(main, "h1"))).toBe("Página no encontrada");
  expect(textsOf(main, "p")).toContain("Lo sentimos, la página que buscas no existe.");
  for (const [prefix, link] of [
    ["", "Volver al Inicio"],
    ["/de", "Zurück zur Startseite"],
  ] as const)
    expect(linkWithText(notFoundPage(prefix), link).getAttribute("href")).toBe(`${prefix}/`);
});
