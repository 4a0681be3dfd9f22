import { linkWithText, notFoundPage, textOf, textsOf, find } from "../page";

test.each([
  ["", "Página no encontrada", "Lo sentimos, la página que buscas no existe.", "Volver al Inicio"],
  ["/en", "Page not found", "Sorry, the page you’re looking for doesn’t exist.", "Back to Home"],
  [
    "/de",
    "Seite nicht gefunden",
    "Es tut uns leid, die gesuchte Seite gibt es nicht.",
    "Zurück zur Startseite",
  ],
])(
  "Not-found page: heading 'Página no encontrada', text 'Lo sentimos, la página que buscas no existe.', and a link 'Volver al Inicio' to / – %s/",
  (prefix, heading, text, link) => {
    const main = find(notFoundPage(prefix), "main");
    expect(textOf(find(main, "h1"))).toBe(heading);
    expect(textsOf(main, "p")).toContain(text);
    expect(linkWithText(main, link).getAttribute("href")).toBe(`${prefix}/`);
  },
);
