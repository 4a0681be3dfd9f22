import { linkThatReads, notFoundPage, readingOf, readingsOf, the } from "../page";

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
    const main = the(notFoundPage(prefix), "main");
    expect(readingOf(the(main, "h1"))).toBe(heading);
    expect(readingsOf(main, "p")).toContain(text);
    expect(linkThatReads(main, link).getAttribute("href")).toBe(`${prefix}/`);
  },
);
