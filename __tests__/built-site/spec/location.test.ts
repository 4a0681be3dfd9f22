import { expectNewTab, linkWithText, pageAt, textOf, textsOf, find } from "../page";

test("Location: departure point description; a View Map button opens a maps search for the Palma yacht club in a new tab", () => {
  const main = find(pageAt("/donde-estamos/"), "main");
  expect(textsOf(main, "h3")).toContain("Nos vemos en la puerta");
  expect(textOf(main)).toContain("El barco espera en un club náutico del puerto.");
  expect(textOf(main)).toContain("en la puerta del club náutico");
  const link = linkWithText(main, "Ver el mapa");
  const href = new URL(link.getAttribute("href") ?? "");
  expect(href.origin + href.pathname).toBe("https://www.google.com/maps/search/");
  expect(href.searchParams.get("query")).toMatch(/club náutico Palma/i);
  expectNewTab(link);
});
