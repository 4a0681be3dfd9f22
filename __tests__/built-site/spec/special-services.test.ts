import { all, linkWithText, pageAt, textOf, textsOf } from "../page";

test.each([
  [
    "",
    [
      "Cumpleaños y aniversarios",
      "Pedidas de mano",
      "Eventos a medida",
      "Decoración personalizada",
    ],
    "Se paga aparte y se pide antes",
    "Proponer una fiesta",
  ],
  [
    "/en",
    [
      "Birthdays and anniversaries",
      "Proposals",
      "Made-to-measure events",
      "Personalised decoration",
    ],
    "Charged extra and requested in advance",
    "Suggest a party",
  ],
  [
    "/de",
    ["Geburtstage und Jahrestage", "Heiratsanträge", "Feste nach Maß", "Dekoration nach Wunsch"],
    "Gegen Aufpreis und nur auf Vorbestellung",
    "Fest vorschlagen",
  ],
])(
  "Special services: birthdays and anniversaries, marriage proposals, custom events, personalized decoration (extra cost, advance request). A button leads to /contacto – %s/",
  (prefix, services, condition, ask) => {
    const page = pageAt(`${prefix}/servicios-especiales/`);
    expect(textsOf(page, "main article h2")).toEqual(services);
    const conditions = all(page, "main article").map((article) =>
      textOf(article).includes(condition),
    );
    expect(conditions).toEqual([false, false, false, true]);
    expect(linkWithText(page, ask).getAttribute("href")).toBe(`${prefix}/contacto/`);
  },
);
