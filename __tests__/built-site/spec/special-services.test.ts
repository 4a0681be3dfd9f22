import { all, find, linkWithText, pageAt, textOf, textsOf } from "../page";

test("Special services: birthdays and anniversaries, marriage proposals, custom events, personalized decoration (extra cost, advance request). A button leads to /contacto", () => {
  const page = pageAt("/servicios-especiales/");
  expect(textsOf(page, "main article h2")).toEqual([
    ...["Cumpleaños y aniversarios", "Pedidas de mano", "Eventos a medida"],
    "Decoración personalizada",
  ]);
  const conditions = all(page, "main article").map((article) =>
    textOf(article).includes("Se paga aparte y se pide antes"),
  );
  expect(conditions).toEqual([false, false, false, true]);
  const buttons = all(page, "main a").filter((link) => textOf(link) === "Proponer una fiesta");
  expect(buttons.at(-1)?.getAttribute("href")).toBe("/contacto/");
});

test.each([
  ["", "Cumpleaños y aniversarios", "Proponer una fiesta", 0],
  ["/en", "Birthdays and anniversaries", "Suggest a party", 2],
  ["/de", "Geburtstage und Jahrestage", "Fest vorschlagen", 2],
])(
  "%s/servicios-especiales/<id>/: the list leads by its name to what a service says besides, and to nothing of others",
  (prefix, name, button, inSpanish) => {
    const list = pageAt(`${prefix}/servicios-especiales/`);
    const path = `${prefix}/servicios-especiales/birthdays/`;
    expect(linkWithText(list, name).getAttribute("href")).toBe(path);
    expect(all(list, "main h2 a")).toHaveLength(1);
    const page = pageAt(path);
    expect(textOf(find(page, "h1"))).toBe(name);
    expect(all(page, "main details")).toHaveLength(1);
    const trips = all(page, "main article a").map((link) => link.getAttribute("href"));
    expect(trips).toEqual(["morning", "sunset"].map((id) => `${prefix}/excursiones/#${id}`));
    const asked = linkWithText(page, button).getAttribute("href");
    expect(asked).toBe(`${prefix}/contacto/?trip=&service=birthdays#form`);
    // What is said in Spanish alone is there in Spanish.
    expect(all(page, "main [lang=es]")).toHaveLength(inSpanish);
    const description = find(page, "meta[name=description]").getAttribute("content");
    expect(textOf(find(page, "h1 + *"))).toBe(description);
  },
);
