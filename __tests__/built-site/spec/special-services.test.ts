import { all, pageAt, textOf, textsOf } from "../page";

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
